import { houseRule } from './house-rule.js';

/** When ladies and gentlemen must be in balance: guest by guest, or once the turn is done. `docs/rules.md` A5. */
export const balanceCheck = houseRule<'perCard' | 'endOfTurn'>({
  id: 'balanceCheck',
  values: ['perCard', 'endOfTurn'],
  default: 'perCard',
  apply: (edition, balance) => ({ ...edition, seating: { ...edition.seating, balance } }),
});
