import { houseRule } from './house-rule.js';

/** Who opens: drawn by lot, or the first player. `docs/rules.md` A28. */
export const startPlayer = houseRule<'random' | 'first'>({
  id: 'startPlayer',
  editions: ['board', 'card', 'app12'],
  values: ['random', 'first'],
  default: 'random',
  apply: (edition, starter) => ({ ...edition, starter }),
});
