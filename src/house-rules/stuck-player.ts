import { houseRule } from './house-rule.js';

/** What happens to a player with nothing legal to do. `docs/rules.md` A15. */
export const stuckPlayer = houseRule<'pass' | 'eliminate'>({
  id: 'stuckPlayer',
  editions: ['board', 'app12'],
  values: ['pass', 'eliminate'],
  default: 'pass',
  apply: (edition, stuck) => ({ ...edition, leaving: { ...edition.leaving, stuck } }),
});
