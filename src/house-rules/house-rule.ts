/** What a house rule is: an option with its values, its default, and what it does to an edition. */
import type { Edition } from '../rules/index.js';

export type OptionValue = string | number | boolean | null | readonly number[];

export interface HouseRule<V extends OptionValue = OptionValue> {
  /** The option's name, `docs/rules.md 7`. */
  readonly id: string;
  /** The values a person can choose from. */
  readonly values: readonly V[];
  readonly default: V;
  /** Takes up more than the listed values: a sentence that says what else. */
  readonly also?: { readonly text: string; readonly accepts: (value: unknown) => boolean };
  /** The edition under this rule. The value has been checked. */
  readonly apply: (edition: Edition, value: V) => Edition;
}

/**
 * Declares a house rule; its type keeps `values`, `default` and `apply` together. Message ids follow from the names:
 * `option-<id>`, `option-<id>-<value>`.
 */
export const houseRule = <V extends OptionValue>(rule: HouseRule<V>): HouseRule => rule as unknown as HouseRule;
