import { houseRule } from './house-rule.js';

/** What happens to a player who cannot pay at the bar: out, into debt, or down to nothing. `docs/rules.md` A19. */
export const bankruptcy = houseRule<'eliminate' | 'debt' | 'zero'>({
  id: 'bankruptcy',
  values: ['eliminate', 'debt', 'zero'],
  default: 'eliminate',
  apply: (edition, cannotPay) => ({ ...edition, barVisit: { ...edition.barVisit, cannotPay } }),
});
