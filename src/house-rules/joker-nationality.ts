import { houseRule } from './house-rule.js';

/** Whether a joker between two nations takes the name of one, or belongs to both. `docs/rules.md` A10. */
export const jokerNationality = houseRule<'assigned' | 'chameleon'>({
  id: 'jokerNationality',
  values: ['assigned', 'chameleon'],
  default: 'assigned',
  apply: (edition, value) => ({ ...edition, jokers: { ...edition.jokers, named: value === 'assigned' } }),
});
