import { houseRule } from './house-rule.js';

/** Whether a card may be laid face down with fewer than twelve in the hand. `docs/rules.md` A36. */
export const faceDown = houseRule<'onlyAtLimit' | 'anytime'>({
  id: 'faceDown',
  editions: ['card'],
  values: ['onlyAtLimit', 'anytime'],
  default: 'onlyAtLimit',
  apply: (edition, value) => ({ ...edition, hand: { ...edition.hand, faceDown: value } }),
});
