import { houseRule } from './house-rule.js';

/** Who wins a tie: both, or whoever has fewer tiles left. `docs/rules.md` A26. */
export const tieBreak = houseRule<'shared' | 'fewestTiles'>({
  id: 'tieBreak',
  editions: ['board', 'app12'],
  values: ['shared', 'fewestTiles'],
  default: 'shared',
  apply: (edition, tie) => ({ ...edition, settlement: { ...edition.settlement, tie } }),
});
