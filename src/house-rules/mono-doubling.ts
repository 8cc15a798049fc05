import { houseRule } from './house-rule.js';

const DOUBLES_FROM = { every: 2, completion: 4 };

/** Whether every company of one nation doubles, or only the full table. `docs/rules.md` A3. */
export const monoDoubling = houseRule<keyof typeof DOUBLES_FROM>({
  id: 'monoDoubling',
  values: ['every', 'completion'],
  default: 'every',
  apply: (edition, value) => ({ ...edition, scoring: { ...edition.scoring, doublesFrom: DOUBLES_FROM[value] } }),
});
