/** The ring of twelve tables, `docs/rules.md 1.5`: places for table cards, or one table of each nation. */
import { NATIONS, type FloorPlanData } from '../../rules/index.js';
import { gridPlan, type Cell } from './grid.js';

/** Clockwise from the first table. */
const RING: readonly Cell[] = [
  ...([[4, 3], [5, 2], [6, 3], [7, 4], [8, 5], [7, 6], [6, 7], [5, 8], [4, 7], [3, 6], [2, 5], [3, 4]] as const),
]; // prettier-ignore

/** Row by row from the top. */
const CHAIRS: readonly Cell[] = [
  ...([[5, 1], [4, 2], [6, 2], [3, 3], [5, 3], [7, 3], [2, 4], [4, 4], [6, 4], [8, 4], [1, 5], [3, 5], [7, 5], [9, 5]] as const),
  ...([[2, 6], [4, 6], [6, 6], [8, 6], [3, 7], [5, 7], [7, 7], [4, 8], [6, 8], [5, 9]] as const),
]; // prettier-ignore

/** Below the ring, where there is room for it. */
const bar = { x: -4.5, y: 4.7, width: 9, height: 2.8, columns: 11 };

const ring = (tables: readonly (readonly [id: string, cell: Cell, nation?: string])[]): FloorPlanData =>
  gridPlan({ tables, letter: 'a', chairs: CHAIRS, centre: [5, 5], bar });

export const twelvePlaces = ring(RING.map((cell, i) => [`T${String(i + 1)}`, cell]));
export const twelveNations = ring(RING.map((cell, i) => [`${NATIONS[i] ?? ''}1`, cell, NATIONS[i] ?? '']));
