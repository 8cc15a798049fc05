/** The sentences that there can be: every rule of the book under every setting of the options that it names. */
import { EDITION_NAMES } from '../../src/editions/index.js';
import { optionsOf, rulesFor, type HouseRule, type Options, type OptionValue } from '../../src/house-rules/index.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { ruleBook, shortCard, type Sentence } from '../../src/rule-book/index.js';

/** A value that is not on the list, where an option takes up more than that. */
const UNLISTED: Readonly<Record<string, OptionValue>> = {
  barValues: [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -1000],
  birthdayThreshold: 1000,
};

/** All values of an option that a test tries. */
export function valuesOf({ id, values, also }: HouseRule): readonly OptionValue[] {
  const unlisted = UNLISTED[id];
  if (also && unlisted === undefined) throw new Error(`No value to try for ${id} is known that is not on its list.`);
  return also && unlisted !== undefined ? [...values, unlisted] : values;
}

/** The sentences of the whole book, in order. */
export const bookOf = (edition: string, options: Options): readonly Sentence[] =>
  ruleBook(edition, options).flatMap(({ sentences }) => sentences);

/** Every combination of values of these options, all others as they are by default. */
const settings = (rules: readonly HouseRule[]): readonly Options[] =>
  rules.reduce<readonly Options[]>(
    (sum, rule) => sum.flatMap((options) => valuesOf(rule).map((value) => ({ ...options, [rule.id]: value }))),
    [optionsOf('amigo')],
  );

/** Everything that can stand in the books and on the short cards of all editions. */
export const allSentences: readonly Sentence[] = EDITION_NAMES.flatMap((edition) =>
  CHAPTERS.flatMap(({ rules }) => rules).flatMap(({ id, by = [] }) =>
    settings(rulesFor(edition).filter((rule) => by.includes(rule.id))).flatMap((options) =>
      [...bookOf(edition, options), ...shortCard(edition, options)].filter((sentence) => sentence.id === id),
    ),
  ),
);

/** The ids of their messages. */
export const bookMessages: readonly string[] = [...new Set(allSentences.map(({ message }) => message))];
