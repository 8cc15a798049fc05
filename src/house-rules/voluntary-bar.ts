import { houseRule } from './house-rule.js';

/** Whether the bar is open although a guest could be seated. `docs/rules.md` A23. */
export const voluntaryBar = houseRule<boolean>({
  id: 'voluntaryBar',
  editions: ['board', 'app12'],
  values: [true, false],
  default: true,
  apply: (edition, voluntary) => ({ ...edition, barVisit: { ...edition.barVisit, voluntary } }),
});
