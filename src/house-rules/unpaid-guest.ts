import { houseRule } from './house-rule.js';

/** Whether a guest that could not be paid for keeps the stool. `docs/rules.md` A21. */
export const unpaidGuest = houseRule<'stays' | 'removed'>({
  id: 'unpaidGuest',
  values: ['stays', 'removed'],
  default: 'stays',
  apply: (edition, guest) => ({ ...edition, barVisit: { ...edition.barVisit, unpaidGuest: guest } }),
});
