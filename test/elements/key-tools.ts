/** A table as people use it without a pointer: with Tab, arrow keys, Enter and the space bar. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chairAfter } from '../../src/elements/board-steps.js';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import type { ChairView } from '../../src/flow/views.js';
import { drawn } from './play-tools.js';

const STEPS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End'];

/** The focused element, through all shadow roots; undefined where the page itself has the focus. */
export function focused(): HTMLElement | undefined {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
}

export const key = (press: string): Promise<void> => sendKeys({ press });

export async function backTab(): Promise<void> {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: 'Tab' });
  await sendKeys({ up: 'Shift' });
}

/** Presses a button with the keyboard alone; afterwards the focus must still be in the café. */
export const byKeys =
  (el: CafeInternational, press = 'Enter') =>
  async (button: HTMLElement): Promise<void> => {
    await focusByKeys(el, button);
    await key(press);
    await drawn();
    expect(el.matches(':focus-within'), `the focus stays in the café after ${button.ariaLabel ?? ''}`).to.equal(true);
    // On a curtain it waits at the words: a key that is pressed once too often must not open a hand.
    expect(focused()?.localName).to.equal(el.getAnchor('curtain') ? 'h2' : 'button');
  };

/** Brings the focus to an element: Tab to its group, then the keys that go on from there. */
export async function focusByKeys(el: CafeInternational, to: HTMLElement): Promise<void> {
  const group = groupOf(to);
  for (let tabs = 0; groupOf(focused()) !== group; tabs += 1) {
    expect(tabs, `Tab reaches ${to.ariaLabel ?? to.outerHTML}`).to.be.below(100);
    await (isBehind(el, to) ? backTab() : key('Tab'));
  }
  for (const press of wayTo(el, to)) await key(press);
  expect(focused()).to.equal(to);
}

/** What the Tab key stops at once: a hand, all chairs, or any other button by itself. */
function groupOf(element: HTMLElement | undefined): unknown {
  const host = element && (element.getRootNode() as ShadowRoot).host;
  if (host?.localName === 'cafe-chair') return (host.getRootNode() as ShadowRoot).host;
  return host?.localName === 'cafe-hand' ? host : element;
}

/** Whether the focus is behind `to`, in the order of the page. */
function isBehind(el: CafeInternational, to: HTMLElement): boolean {
  const from = focused();
  if (!from || !el.matches(':focus-within')) return false;
  const [path, goal] = [hostsOf(from), hostsOf(to)];
  const fork = goal.findIndex((host, at) => host !== path[at]);
  return Boolean(goal[fork]!.compareDocumentPosition(path[fork]!) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** The element and the hosts around it, outermost first. */
function hostsOf(element: Element): Element[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [...hostsOf(root.host), element] : [element];
}

/** The keys that lead from the focus to `to` within its group. */
function wayTo(el: CafeInternational, to: HTMLElement): readonly string[] {
  const chair = hostsOf(to).find(({ localName }) => localName === 'cafe-chair');
  if (chair instanceof HTMLElement) return wayToChair(el, chair.dataset.chair!);
  const [from, goal] = [focused(), to].map((tile) =>
    Number(tile?.closest<HTMLElement>('[data-place]')?.dataset.place ?? 0),
  );
  return new Array<string>(Math.abs(goal! - from!)).fill(goal! > from! ? 'ArrowRight' : 'ArrowLeft');
}

/** The shortest way over the board. */
function wayToChair(el: CafeInternational, goal: string): readonly string[] {
  const { chairs } = el.shadowRoot!.querySelector('cafe-board')!.view!;
  const start = hostsOf(focused()!).find(({ localName }) => localName === 'cafe-chair') as HTMLElement;
  const ways = new Map<string, readonly string[]>([[start.dataset.chair!, []]]);
  for (const [id, way] of ways) {
    if (id === goal) return way;
    const from = chairs.find((it) => it.id === id)!;
    for (const step of STEPS) {
      const next: ChairView | undefined = chairAfter(step, from, chairs);
      if (next && !ways.has(next.id)) ways.set(next.id, [...way, step]);
    }
  }
  return expect.fail(`no keys lead to ${goal}`);
}
