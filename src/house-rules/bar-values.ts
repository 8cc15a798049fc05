import { houseRule } from './house-rule.js';

const ROWS = {
  linear: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
  wave: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14],
} as const;
const STOOLS = ROWS.linear.length;

const [LEAST, MOST] = [-1000, 1000] as const;

const isRow = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === STOOLS &&
  Array.from<unknown>(value).every(
    (points) => Number.isSafeInteger(points) && (points as number) >= LEAST && (points as number) <= MOST,
  );

const rowOf = (value: keyof typeof ROWS | readonly number[]): readonly number[] =>
  typeof value === 'string' ? ROWS[value] : value;

/** What the stools at the bar are worth. `docs/rules.md` A2. */
export const barValues = houseRule<keyof typeof ROWS | readonly number[]>({
  id: 'barValues',
  values: ['linear', 'wave'],
  default: 'linear',
  also: {
    text: `a list of ${String(STOOLS)} whole numbers between ${String(LEAST)} and ${String(MOST)}`,
    accepts: isRow,
    list: { within: [LEAST, MOST], of: (value) => rowOf(value as Parameters<typeof rowOf>[0]) },
  },
  apply: (edition, value) => ({ ...edition, bar: rowOf(value) }),
});
