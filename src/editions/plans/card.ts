/** The tables of the card game: the X of the box, `docs/rules.md 6.2`, and the seven of `docs/contract.md` section 8. */
import { gridPlan, type Cell } from './grid.js';

const NNW = ['NNW', [0, 0]] as const;
const SSE = ['SSE', [4, 4]] as const;
const X = [
  ['NW', [1, 1]],
  ['NE', [3, 1]],
  ['C', [2, 2]],
  ['SW', [1, 3]],
  ['SE', [3, 3]],
] as const;

const X_CHAIRS: readonly Cell[] = [
  ...([[1, 0], [3, 0], [0, 1], [2, 1], [4, 1], [1, 2], [3, 2], [0, 3], [2, 3], [4, 3], [1, 4], [3, 4]] as const),
]; // prettier-ignore
const OUTER_CHAIRS: readonly Cell[] = [
  [-1, 0],
  [0, -1],
  [5, 4],
  [4, 5],
];

const centre: Cell = [2, 2];

export const five = gridPlan({ tables: X, letter: 'x', chairs: X_CHAIRS, centre });
export const seven = gridPlan({
  tables: [NNW, ...X, SSE],
  letter: 'x',
  chairs: [...X_CHAIRS, ...OUTER_CHAIRS],
  centre,
});
