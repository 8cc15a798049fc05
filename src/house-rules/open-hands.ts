import { houseRule } from './house-rule.js';

/** Whether hands lie open, or are known to their owners alone. `docs/rules.md` A27. */
export const openHands = houseRule<boolean>({
  id: 'openHands',
  editions: ['board', 'app12'],
  values: [true, false],
  default: true,
  apply: (edition, open) => ({ ...edition, hand: { ...edition.hand, open } }),
});
