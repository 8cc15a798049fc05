import { houseRule } from './house-rule.js';

/** Whether there are coffee klatches and regulars' tables. `docs/rules.md` A34. */
export const singleSexTables = houseRule<boolean>({
  id: 'singleSexTables',
  editions: ['board', 'card'],
  values: [false, true],
  default: false,
  apply: (edition, allowed) => ({ ...edition, singleSex: { ...edition.singleSex, allowed } }),
});
