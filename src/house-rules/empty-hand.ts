import { houseRule } from './house-rule.js';

/** Whether an empty hand may declare the end, or brings it about. `docs/rules.md` A37. */
export const emptyHand = houseRule<'mayDeclare' | 'endsAtOnce'>({
  id: 'emptyHand',
  editions: ['card'],
  values: ['mayDeclare', 'endsAtOnce'],
  default: 'mayDeclare',
  apply: (edition, value) => ({ ...edition, ending: { ...edition.ending, emptyHand: value } }),
});
