import { houseRule } from './house-rule.js';

/** Whether a joker may go to the bar. `docs/rules.md` A14. */
export const jokerAtBar = houseRule<'never' | 'ifUnseatable' | 'ifNoOtherMove' | 'always'>({
  id: 'jokerAtBar',
  values: ['never', 'ifUnseatable', 'ifNoOtherMove', 'always'],
  default: 'ifNoOtherMove',
  apply: (edition, atBar) => ({ ...edition, jokers: { ...edition.jokers, atBar } }),
});
