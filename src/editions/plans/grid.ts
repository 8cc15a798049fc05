/** Floor plans on a grid, where the chairs of a table stand on the cells above, right of, below and left of it. */
import type { BarSpot, FloorPlanData } from '../../rules/index.js';

export type Cell = readonly [column: number, row: number];

export interface Grid {
  /** Tables in the order in which table cards are laid. */
  readonly tables: readonly (readonly [id: string, cell: Cell, nation?: string])[];
  /** Chairs in the order of their numbers; their ids are `letter` and the number. */
  readonly letter: string;
  readonly chairs: readonly Cell[];
  /** The cell in the middle of the room. */
  readonly centre: Cell;
  readonly bar?: BarSpot;
}

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Lays a grid out; a chair stands at every table whose cell is beside its own. */
export function gridPlan({ tables, letter, chairs, centre, bar }: Grid): FloorPlanData {
  const idOf = new Map(chairs.map((cell, i) => [String(cell), `${letter}${String(i + 1)}`]));
  const spot = ([column, row]: Cell) => ({ x: column - centre[0], y: row - centre[1] });
  const beside = ([column, row]: Cell) => SIDES.map(([right, down]) => String([column + right, row + down]));
  return {
    tables: tables.map(([id, cell, nation]) => ({
      ...{ id, ...spot(cell), chairs: beside(cell).map((at) => idOf.get(at) ?? '') },
      ...(nation === undefined ? {} : { nation }),
    })),
    chairs: chairs.map((cell) => ({
      ...{ id: idOf.get(String(cell)) ?? '', ...spot(cell) },
      tables: tables.filter(([, at]) => beside(at).includes(String(cell))).map(([id]) => id),
    })),
    ...(bar ? { bar } : {}),
  };
}
