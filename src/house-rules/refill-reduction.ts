import { houseRule } from './house-rule.js';

/** Whether a one-nation table lets, makes, or does not make the hand smaller. `docs/rules.md` A16. */
export const refillReduction = houseRule<'optional' | 'mandatory' | 'off'>({
  id: 'refillReduction',
  values: ['optional', 'mandatory', 'off'],
  default: 'optional',
  apply: (edition, reduction) => ({ ...edition, refill: { ...edition.refill, reduction } }),
});
