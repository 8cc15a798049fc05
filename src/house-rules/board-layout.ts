import { houseRule } from './house-rule.js';

/** Which floor plan is played on. `docs/rules.md` A1. */
export const boardLayout = houseRule<'r1' | 'r2' | 'app12'>({
  id: 'boardLayout',
  values: ['r1', 'r2', 'app12'],
  default: 'r1',
  apply: (edition, value) => ({ ...edition, plan: edition.layouts[value] ?? edition.plan }),
});
