import { houseRule } from './house-rule.js';

/** Where the guests of a player go who leaves. `docs/rules.md` A20. */
export const eliminatedTiles = houseRule<'removed' | 'toBag'>({
  id: 'eliminatedTiles',
  editions: ['board', 'app12'],
  values: ['removed', 'toBag'],
  default: 'removed',
  apply: (edition, tiles) => ({ ...edition, leaving: { ...edition.leaving, tiles } }),
});
