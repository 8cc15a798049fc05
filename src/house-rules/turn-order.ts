import { houseRule } from './house-rule.js';

/** Whether each round begins with the same player or one seat later. `docs/rules.md` A35. */
export const turnOrder = houseRule<'clockwise' | 'rotating'>({
  id: 'turnOrder',
  editions: ['board', 'card', 'app12'],
  values: ['clockwise', 'rotating'],
  default: 'clockwise',
  apply: (edition, value) => ({ ...edition, turnOrder: value }),
});
