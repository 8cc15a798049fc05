import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Area, BoardView, ChairView, TableView } from '../flow/views.js';
import { plants } from './board-plants.js';

/** A rug reaches under the chairs of its table, so that rugs of neighbours meet under the chair they share. */
const RUG = 1.16;

/** What lies on the floor, in grid units: parquet, rugs, runners from each table to its chairs, plants in free corners. */
export function floorDrawing(view: BoardView, floor: Area): SVGTemplateResult {
  return svg`
    <path class="shade" d=${parquet(floor, (x, y) => `M${x} ${y}h1v1h-1z`)}></path>
    <path class="joints" d=${parquet(floor, (x, y) => `M${x} ${y + 0.33}h1m-1 .34h1M${x} ${y}h1v1h-1z`)}></path>
    <path class="joints" d=${parquet(floor, (x, y) => `M${x + 1.33} ${y}v1m.34 0v-1`)}></path>
    ${view.tables.map(({ x, y, nation }) =>
      nation === undefined ? nothing : svg`<circle class="rug ${nation}" cx=${x} cy=${y} r=${RUG}></circle>`,
    )}
    ${runners(view)}
    ${plants(view)}
  `;
}

/** Squares of the parquet whose boards lie across; the others are to the right of them. */
function parquet(floor: Area, draw: (x: number, y: number) => string): string {
  const [left, top] = [Math.floor(floor.x), Math.floor(floor.y)];
  const columns = Math.ceil(floor.x + floor.width) - left;
  const rows = Math.ceil(floor.y + floor.height) - top;
  const squares = Array.from(
    { length: columns * rows },
    (_, at) => [left + (at % columns), top + Math.floor(at / columns)] as const,
  );
  return squares.map(([x, y]) => ((x + y) % 2 === 0 ? draw(x, y) : '')).join('');
}

function runners({ tables, chairs }: BoardView) {
  const byId = new Map(tables.map((table) => [table.id, table]));
  return chairs.flatMap((chair) => chair.tables.map((id) => runner(chair, byId.get(id))));
}

const runner = (chair: ChairView, table: TableView | undefined) =>
  table?.nation === undefined
    ? nothing
    : svg`<path class="runner ${table.nation}" d="M${table.x} ${table.y}L${chair.x} ${chair.y}"></path>`;
