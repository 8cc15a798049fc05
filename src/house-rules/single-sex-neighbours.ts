import { houseRule } from './house-rule.js';

/** Whether the tables beside a klatch are checked and scored. `docs/rules.md` A32 and A33. */
export const singleSexNeighbours = houseRule<'strict' | 'exempt'>({
  id: 'singleSexNeighbours',
  editions: ['board', 'card'],
  values: ['strict', 'exempt'],
  default: 'strict',
  apply: (edition, neighbours) => ({ ...edition, singleSex: { ...edition.singleSex, neighbours } }),
});
