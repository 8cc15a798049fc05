/** What a house rule is: an option with its values, its default, and what it does to an edition. */
import type { Edition } from '../rules/index.js';

export type OptionValue = string | number | boolean | null | readonly number[];

export interface HouseRule<V extends OptionValue = OptionValue> {
  /** The option's name, `docs/rules.md 7`. */
  readonly id: string;
  /** The editions where it counts, by their bare names. */
  readonly editions: readonly string[];
  /** The values a person can choose from. */
  readonly values: readonly V[];
  readonly default: V;
  /** Takes up more than the listed values: a sentence that says what else. */
  readonly also?: {
    readonly text: string;
    readonly accepts: (value: unknown) => boolean;
    /** Present if these are the whole numbers from the one to the other. */
    readonly within?: readonly [least: number, most: number];
    /** Present if these are lists of whole numbers: the bounds of each, and the list that a value stands for. */
    readonly list?: {
      readonly within: readonly [least: number, most: number];
      readonly of: (value: OptionValue) => readonly number[];
    };
  };
  /** The edition under this rule. The value has been checked. */
  readonly apply: (edition: Edition, value: V) => Edition;
}

/**
 * Declares a house rule; its type keeps `values`, `default` and `apply` together. Message ids follow from the names:
 * `option-<id>`, `option-<id>-<value>`. A rule counts in the board game unless it says otherwise.
 */
export const houseRule = <V extends OptionValue>(
  rule: Omit<HouseRule<V>, 'editions'> & Partial<Pick<HouseRule<V>, 'editions'>>,
): HouseRule => ({ editions: ['board'], ...rule }) as unknown as HouseRule;
