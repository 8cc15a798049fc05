import { houseRule } from './house-rule.js';

/** Whether a smaller hand that cannot be taken at once is kept for later. `docs/rules.md` A17. */
export const reductionCarryOver = houseRule<boolean>({
  id: 'reductionCarryOver',
  values: [true, false],
  default: true,
  apply: (edition, carryOver) => ({ ...edition, refill: { ...edition.refill, carryOver } }),
});
