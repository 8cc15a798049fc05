/** A mouse that presses, moves and lets go, as the browser itself makes the events. */
import { sendMouse } from '@web/test-runner-commands';
import { drawn } from './play-tools.js';

export type Spot = readonly [x: number, y: number];

/** The middle of an element, where it is on the screen now. */
export function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

export async function moveTo(spot: Spot): Promise<void> {
  await sendMouse({ type: 'move', position: [...spot] });
  await drawn();
}

/** Presses on `from` and draws it away, to `to`. */
export async function drawAway(from: Spot, to: Spot): Promise<void> {
  await moveTo(from);
  await sendMouse({ type: 'down' });
  await moveTo([Math.round((from[0] + to[0]) / 2), Math.round((from[1] + to[1]) / 2)]);
  await moveTo(to);
}

export async function letGo(): Promise<void> {
  await sendMouse({ type: 'up' });
  await drawn();
}

export async function drag(from: Element, to: Element | Spot): Promise<void> {
  await drawAway(middle(from), to instanceof Element ? middle(to) : to);
  await letGo();
}
