import { houseRule } from './house-rule.js';

/** What the first guest at a table earns. `docs/rules.md` A4. */
export const loneGuestPoints = houseRule<0 | 1>({
  id: 'loneGuestPoints',
  values: [0, 1],
  default: 0,
  apply: (edition, lone) => ({ ...edition, scoring: { ...edition.scoring, lone } }),
});
