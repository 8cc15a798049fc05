import type { OpeningRules } from '../rules/index.js';
import { houseRule } from './house-rule.js';

const OPENINGS = {
  loneAllowed: { alone: true, most: 2 },
  loneRequired: { alone: true, most: 1 },
  noException: { alone: false, most: 2 },
} satisfies Record<string, Partial<OpeningRules>>;

/** What the opening turn may do about a guest alone. `docs/rules.md` A7. */
export const firstMove = houseRule<keyof typeof OPENINGS>({
  id: 'firstMove',
  values: ['loneAllowed', 'loneRequired', 'noException'],
  default: 'loneAllowed',
  apply: (edition, value) => ({ ...edition, opening: { ...edition.opening, ...OPENINGS[value] } }),
});
