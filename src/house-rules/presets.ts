/** Named sets of house rules, `docs/rules.md 7`. What a preset does not name is the option's default. */
import type { OptionValue } from './house-rule.js';

export type Options = Readonly<Record<string, OptionValue>>;

export const DEFAULT_PRESET = 'classic1989';

export const PRESETS: Readonly<Record<string, Options>> = {
  /** The game as the first box describes it. */
  classic1989: {
    monoDoubling: 'completion',
    balanceCheck: 'endOfTurn',
    jokerNationality: 'chameleon',
    jokerAtBar: 'never',
  },
  /** The box in print today. */
  amigo: {},
  /** The online game. */
  bsw: { refillReduction: 'mandatory', jokerAtBar: 'never' },
};
