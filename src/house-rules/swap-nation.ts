import { houseRule } from './house-rule.js';

/** Whether a joker with a name can be fetched by a guest of either nation, or only of that name. `docs/rules.md` A11. */
export const swapNation = houseRule<'either' | 'assignedOnly'>({
  id: 'swapNation',
  values: ['either', 'assignedOnly'],
  default: 'either',
  apply: (edition, nation) => ({ ...edition, jokers: { ...edition.jokers, swapNation: nation } }),
});
