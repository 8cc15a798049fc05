import { houseRule } from './house-rule.js';

const LAYOUTS = { 5: 'five', 7: 'seven' } as const;

/** How many tables of the card game lie open. `docs/rules.md` A40. */
export const cardTables = houseRule<keyof typeof LAYOUTS>({
  id: 'cardTables',
  editions: ['card'],
  values: [5, 7],
  default: 5,
  apply: (edition, value) => ({ ...edition, plan: edition.layouts[LAYOUTS[value]] ?? edition.plan }),
});
