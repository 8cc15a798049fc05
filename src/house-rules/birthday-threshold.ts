import { houseRule } from './house-rule.js';

const BOUNDS = [1, 1000] as const;

const isThreshold = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= BOUNDS[0] && (value as number) <= BOUNDS[1];

/** The account that names a birthday nation; null: nobody has a birthday. `docs/rules.md` A30. */
export const birthdayThreshold = houseRule<number | null>({
  id: 'birthdayThreshold',
  values: [null, 20, 30, 40, 50],
  default: null,
  also: { text: 'a whole number from 1 to 1000', accepts: isThreshold, within: BOUNDS },
  apply: (edition, threshold) => ({ ...edition, birthday: { ...edition.birthday, threshold } }),
});
