import { houseRule } from './house-rule.js';

const ROWS = {
  linear: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
  wave: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14],
} as const;
const STOOLS = ROWS.linear.length;

const isRow = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === STOOLS &&
  Array.from<unknown>(value).every((points) => Number.isSafeInteger(points) && Math.abs(points as number) <= 1000);

/** What the stools at the bar are worth. `docs/rules.md` A2. */
export const barValues = houseRule<keyof typeof ROWS | readonly number[]>({
  id: 'barValues',
  values: ['linear', 'wave'],
  default: 'linear',
  also: { text: `a list of ${String(STOOLS)} whole numbers between -1000 and 1000`, accepts: isRow },
  apply: (edition, value) => ({ ...edition, bar: typeof value === 'string' ? ROWS[value] : value }),
});
