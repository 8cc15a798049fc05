/** The book of an edition under its house rules, and the card of it that fits on one screen. */
import { editionById, editionName } from '../editions/index.js';
import {
  DEFAULT_PRESET,
  optionsOf,
  rulesFor,
  type HouseRule,
  type Options,
  type OptionValue,
} from '../house-rules/index.js';
import type { Edition } from '../rules/index.js';
import { CHAPTERS } from './chapters/index.js';
import type { Chapter, ChapterPlan, Rule, Sections, Sentence, Text } from './rule.js';

/**
 * The rules that are in force, chapter by chapter; chapters with nothing to say are left out. `preset` is what the house
 * is compared with.
 */
export function ruleBook(edition: string, options: Options, preset = DEFAULT_PRESET): readonly Chapter[] {
  const house = houseOf(edition, options, preset);
  return CHAPTERS.filter(({ has }) => has?.(house.edition) ?? true)
    .map((plan) => chapterIn(house, plan))
    .filter(({ sentences }) => sentences.length > 0);
}

/** The same rules on one screen: short sentences, the most important ones, and whatever is not as usual. */
export function shortCard(edition: string, options: Options, preset = DEFAULT_PRESET): readonly Sentence[] {
  const house = houseOf(edition, options, preset);
  return CHAPTERS.filter(({ has }) => has?.(house.edition) ?? true)
    .flatMap(({ rules }) => rules)
    .filter(({ short }) => short !== undefined)
    .filter((rule) => !rule.unusual || isUnusual(house, rule))
    .flatMap((rule) => sentenceIn(house, rule, rule.short === 'same' ? 'book' : 'brief') ?? []);
}

/** Whatever the house is compared with, the card is written to the usual rules. */
function isUnusual(house: House, rule: Rule): boolean {
  const text = textUnder(house, rule, 'book', house.options);
  return !isSame(text, textUnder(house, rule, 'book', optionsOf(DEFAULT_PRESET)));
}

/** An edition before any house rule, the house rules that count in it, and how they are set. */
interface House {
  readonly edition: Edition;
  readonly name: string;
  readonly rules: readonly HouseRule[];
  readonly options: Options;
  /** How they are set where nobody changed anything. */
  readonly usual: Options;
}

/** Whoever asks has read the name of the edition through a door; an unknown one is a fault of the package. */
function houseOf(id: string, options: Options, preset: string): House {
  const edition = editionById(id);
  if (!edition.ok) throw new Error(edition.text);
  return {
    edition: edition.value,
    name: editionName(edition.value.id),
    rules: rulesFor(edition.value.id),
    options,
    usual: optionsOf(preset),
  };
}

function chapterIn(house: House, { id, section, rules }: ChapterPlan): Chapter {
  const told = rules.filter(({ short }) => short !== 'only');
  return {
    id,
    section: sectionIn(house, section),
    sentences: told.flatMap((rule) => sentenceIn(house, rule, 'book') ?? []),
  };
}

type Family = 'book' | 'brief';

function sentenceIn(house: House, rule: Rule, family: Family): Sentence | undefined {
  const text = textUnder(house, rule, family, house.options);
  if (text === undefined) return undefined;
  const usual = textUnder(house, rule, family, house.usual);
  const changed = !isSame(text, usual);
  return {
    id: rule.id,
    section: sectionIn(house, rule.section),
    by: decidingIn(house, rule).map(({ id }) => id),
    changed,
    ...(changed && usual ? { usual } : {}),
    ...text,
  };
}

const decidingIn = ({ rules }: House, { by }: Rule): readonly HouseRule[] => rules.filter(({ id }) => by?.includes(id));

const textUnder = (house: House, rule: Rule, family: Family, options: Options): Text | undefined =>
  textOf(rule, family, under(house.edition, decidingIn(house, rule), options));

const isSame = (one: Text | undefined, other: Text | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The edition as a sentence sees it: under the options that it names, so that no other one can reach it. */
const under = (edition: Edition, deciding: readonly HouseRule[], options: Options): Edition =>
  deciding.reduce((sum, rule) => rule.apply(sum, valueOf(rule, options)), edition);

/** Null is a value, too. */
const valueOf = ({ id, default: own }: HouseRule, options: Options): OptionValue => {
  const value = options[id];
  return value === undefined ? own : value;
};

function textOf(rule: Rule, family: Family, edition: Edition): Text | undefined {
  const text = rule.say ? rule.say(edition) : '';
  if (text === null) return undefined;
  return {
    message: [family, rule.id, ...(text === '' ? [] : [text])].join('-'),
    args: rule.args?.(edition) ?? {},
  };
}

const sectionIn = ({ name }: House, sections: Sections): string =>
  typeof sections === 'string' ? sections : (sections[name] ?? sections.board);
