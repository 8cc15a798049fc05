import { houseRule } from './house-rule.js';

/** Whether one nation means the table's own, or any single one. `docs/rules.md` A9. */
export const monoBasis = houseRule<'tableNation' | 'anyNation'>({
  id: 'monoBasis',
  editions: ['board', 'card', 'app12'],
  values: ['tableNation', 'anyNation'],
  default: 'tableNation',
  apply: (edition, oneNation) => ({ ...edition, scoring: { ...edition.scoring, oneNation } }),
});
