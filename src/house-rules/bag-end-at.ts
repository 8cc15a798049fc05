import { houseRule } from './house-rule.js';

/** With how many tiles left in the bag the café closes. `docs/rules.md` A24. */
export const bagEndAt = houseRule<4 | 3 | 0>({
  id: 'bagEndAt',
  values: [4, 3, 0],
  default: 4,
  apply: (edition, bagAt) => ({ ...edition, ending: { ...edition.ending, bagAt } }),
});
