import { houseRule } from './house-rule.js';

/** Whether the opening turn may go to the bar. `docs/rules.md` A8. */
export const openerAtBar = houseRule<boolean>({
  id: 'openerAtBar',
  editions: ['board', 'app12'],
  values: [true, false],
  default: true,
  apply: (edition, bar) => ({ ...edition, opening: { ...edition.opening, bar } }),
});
