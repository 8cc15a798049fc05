import { houseRule } from './house-rule.js';

/** Who opens: drawn by lot, or the first player. `docs/rules.md` A28. */
export const startPlayer = houseRule<'random' | 'first'>({
  id: 'startPlayer',
  values: ['random', 'first'],
  default: 'random',
  apply: (edition, starter) => ({ ...edition, starter }),
});
