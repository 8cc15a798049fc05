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
import type { Chapter, ChapterPlan, Rule, Sections, Sentence } from './rule.js';

/** The rules that are in force, chapter by chapter; chapters with nothing to say are left out. */
export function ruleBook(edition: string, options: Options): readonly Chapter[] {
  const house = houseOf(edition, options);
  return CHAPTERS.filter(({ has }) => has?.(house.edition) ?? true)
    .map((plan) => chapterIn(house, plan))
    .filter(({ sentences }) => sentences.length > 0);
}

/** The same rules on one screen: short sentences, the most important ones only. */
export function shortCard(edition: string, options: Options): readonly Sentence[] {
  const house = houseOf(edition, options);
  return CHAPTERS.filter(({ has }) => has?.(house.edition) ?? true)
    .flatMap(({ rules }) => rules)
    .filter(({ short }) => short !== undefined)
    .flatMap((rule) => sentenceIn(house, rule, rule.short === 'same' ? 'book' : 'brief') ?? []);
}

/** An edition before any house rule, the house rules that count in it, and how they are set. */
interface House {
  readonly edition: Edition;
  readonly name: string;
  readonly rules: readonly HouseRule[];
  readonly options: Options;
}

/** Whoever asks has read the name of the edition through a door; an unknown one is a fault of the package. */
function houseOf(id: string, options: Options): House {
  const edition = editionById(id);
  if (!edition.ok) throw new Error(edition.text);
  return { edition: edition.value, name: editionName(edition.value.id), rules: rulesFor(edition.value.id), options };
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
  const deciding = house.rules.filter(({ id }) => rule.by?.includes(id));
  const text = textOf(rule, family, under(house.edition, deciding, house.options));
  if (text === undefined) return undefined;
  const usual = textOf(rule, family, under(house.edition, deciding, USUAL));
  return {
    id: rule.id,
    section: sectionIn(house, rule.section),
    by: deciding.map(({ id }) => id),
    changed: JSON.stringify(text) !== JSON.stringify(usual),
    ...text,
  };
}

const USUAL = optionsOf(DEFAULT_PRESET);

/** The edition as a sentence sees it: under the options that it names, so that no other one can reach it. */
const under = (edition: Edition, deciding: readonly HouseRule[], options: Options): Edition =>
  deciding.reduce((sum, rule) => rule.apply(sum, valueOf(rule, options)), edition);

/** Null is a value, too. */
const valueOf = ({ id, default: own }: HouseRule, options: Options): OptionValue => {
  const value = options[id];
  return value === undefined ? own : value;
};

function textOf(rule: Rule, family: Family, edition: Edition): Pick<Sentence, 'message' | 'args'> | undefined {
  const text = rule.say ? rule.say(edition) : '';
  if (text === null) return undefined;
  return {
    message: [family, rule.id, ...(text === '' ? [] : [text])].join('-'),
    args: rule.args?.(edition) ?? {},
  };
}

const sectionIn = ({ name }: House, sections: Sections): string =>
  typeof sections === 'string' ? sections : (sections[name] ?? sections.board);
