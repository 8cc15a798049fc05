import { houseRule } from './house-rule.js';

/** The chips of the box, `docs/rules.md 4.1`. */
const CHIPS = 310;

/** Whether the bank pays only what it has. `docs/rules.md` A29. */
export const chipCap = houseRule<boolean>({
  id: 'chipCap',
  values: [false, true],
  default: false,
  apply: (edition, value) => ({ ...edition, bank: value ? CHIPS : null }),
});
