import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BoardView, ChairView, TableView } from '../flow/views.js';

/** A rug reaches under the chairs of its table, so that rugs of neighbours meet under the chair they share. */
const RUG = 1.16;
const LEAVES = 9;

/** What lies on the floor, in grid units: parquet, rugs, runners from each table to its chairs, plants in free corners. */
export function floorDrawing(view: BoardView, half: number): SVGTemplateResult {
  return svg`
    <path class="shade" d=${parquet(half, (x, y) => `M${x} ${y}h1v1h-1z`)}></path>
    <path class="joints" d=${parquet(half, (x, y) => `M${x} ${y + 0.33}h1m-1 .34h1M${x} ${y}h1v1h-1z`)}></path>
    <path class="joints" d=${parquet(half, (x, y) => `M${x + 1.33} ${y}v1m.34 0v-1`)}></path>
    ${view.tables.map(({ x, y, nation }) => svg`<circle class="rug ${nation}" cx=${x} cy=${y} r=${RUG}></circle>`)}
    ${runners(view)}
    ${corners(half).map(([x, y]) => (isFree(x, y, view) ? plant(x, y) : nothing))}
  `;
}

/** Squares of the parquet whose boards lie across; the others are to the right of them. */
function parquet(half: number, draw: (x: number, y: number) => string): string {
  const from = -Math.ceil(half);
  const count = Math.ceil(half) * 2;
  const squares = Array.from(
    { length: count * count },
    (_, at) => [from + (at % count), from + Math.floor(at / count)] as const,
  );
  return squares.map(([x, y]) => ((x + y) % 2 === 0 ? draw(x, y) : '')).join('');
}

function runners({ tables, chairs }: BoardView) {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return chairs.flatMap((chair) => chair.tables.map((id) => runner(chair, byId.get(id))));
}

const runner = (chair: ChairView, table: TableView | undefined) =>
  table === undefined
    ? nothing
    : svg`<path class="runner ${table.nation}" d="M${table.x} ${table.y}L${chair.x} ${chair.y}"></path>`;

const corners = (half: number): readonly (readonly [x: number, y: number])[] => {
  const at = half - 1.7;
  return [
    [-at, -at],
    [at, -at],
    [at, at],
    [-at, at],
  ];
};

const isFree = (x: number, y: number, { tables, chairs }: BoardView): boolean =>
  [...tables, ...chairs].every((thing) => Math.hypot(thing.x - x, thing.y - y) > 2.2);

const plant = (x: number, y: number) => svg`<g class="plant" transform="translate(${x} ${y})">
  <circle class="shadow" cy="0.1" r="0.8"></circle><circle class="pot" r="0.62"></circle>
  ${Array.from(
    { length: LEAVES },
    (_, at) => svg`<path class=${at % 2 ? 'leaf light' : 'leaf'}
    d="M0 0C0.28 -0.3 0.34 -0.85 0 -1.28C-0.34 -0.85 -0.28 -0.3 0 0Z" transform="rotate(${(at * 360 * 2) / LEAVES})"></path>`,
  )}</g>`;
