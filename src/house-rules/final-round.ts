import { houseRule } from './house-rule.js';

/** Whether everybody has as many turns before the café closes. `docs/rules.md` A25. */
export const finalRound = houseRule<boolean>({
  id: 'finalRound',
  editions: ['board', 'app12'],
  values: [false, true],
  default: false,
  apply: (edition, value) => ({ ...edition, ending: { ...edition.ending, finalRound: value } }),
});
