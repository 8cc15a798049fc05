import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardView } from '../flow/views.js';

const LEAVES = 9;

/** Where a plant can stand: so far in from the corner of the plan, with so much room round it, at so many times its size. */
const SPOTS = [
  { inset: 1, room: 2.2, size: 1 },
  { inset: 0.8, room: 1.95, size: 1 },
  { inset: -0.08, room: 0.95, size: 0.36 },
] as const;

/** Plants for those corners of the plan where nobody sits. */
export function plants({ tables, chairs }: BoardView): readonly (SVGTemplateResult | typeof nothing)[] {
  const things = [...tables, ...chairs];
  const across = things.map(({ x }) => x);
  const down = things.map(({ y }) => y);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const corners = [
    { x: left, y: top, right: 1, down: 1 },
    { x: right, y: top, right: -1, down: 1 },
    { x: right, y: bottom, right: -1, down: -1 },
    { x: left, y: bottom, right: 1, down: -1 },
  ];
  return corners.map((corner) => {
    for (const { inset, room, size } of SPOTS) {
      const [x, y] = [corner.x + corner.right * inset, corner.y + corner.down * inset];
      if (things.every((thing) => Math.hypot(thing.x - x, thing.y - y) > room)) return plant(x, y, size);
    }
    return nothing;
  });
}

const plant = (
  x: number,
  y: number,
  size: number,
) => svg`<g class="plant" transform="translate(${x} ${y}) scale(${size})">
  <circle class="shadow" cy="0.1" r="0.8"></circle><circle class="pot" r="0.62"></circle>
  ${Array.from(
    { length: LEAVES },
    (_, at) => svg`<path class=${at % 2 ? 'leaf light' : 'leaf'}
    d="M0 0C0.28 -0.3 0.34 -0.85 0 -1.28C-0.34 -0.85 -0.28 -0.3 0 0Z" transform="rotate(${(at * 360 * 2) / LEAVES})"></path>`,
  )}</g>`;
