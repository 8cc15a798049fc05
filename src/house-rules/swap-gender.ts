import { houseRule } from './house-rule.js';

/** Whether a joker can be fetched by a guest of the other sex. `docs/rules.md` A12. */
export const swapGender = houseRule<'anyLegal' | 'same'>({
  id: 'swapGender',
  values: ['anyLegal', 'same'],
  default: 'anyLegal',
  apply: (edition, gender) => ({ ...edition, jokers: { ...edition.jokers, swapGender: gender } }),
});
