/** Flip an option, and exactly the sentences tied to it change. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EDITION_NAMES, editionById } from '../../src/editions/index.js';
import {
  HOUSE_RULES,
  PRESETS,
  optionsOf,
  rulesFor,
  type HouseRule,
  type Options,
} from '../../src/house-rules/index.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { shortCard, type Sentence } from '../../src/rule-book/index.js';
import { bookOf, valuesOf } from './all-sentences.js';

type Text = (edition: string, options: Options) => readonly Sentence[];

/** Every option at its last value, so that nothing is as it is by default. */
const otherwise: Options = Object.fromEntries(HOUSE_RULES.map((rule) => [rule.id, valuesOf(rule).at(-1) ?? null]));

/** Settings to start from. The later ones take away what hides a sentence in the others: so much the test has to know. */
const bases: Readonly<Record<string, Options>> = {
  ...Object.fromEntries(Object.keys(PRESETS).map((preset) => [preset, optionsOf(preset)])),
  variants: { ...optionsOf('amigo'), birthdayThreshold: 30, singleSexTables: true },
  otherwise,
  'an opening alone': { ...optionsOf('amigo'), singleSexTables: true, firstMove: 'loneRequired' },
  'named jokers': { ...optionsOf('amigo'), jokerNationality: 'assigned', swapNation: 'assignedOnly' },
  'nobody leaves': { ...optionsOf('amigo'), bankruptcy: 'debt', stuckPlayer: 'pass', eliminatedTiles: 'toBag' },
  'much left behind': { ...optionsOf('amigo'), unpaidGuest: 'removed', eliminatedTiles: 'toBag' },
};

/** What a sentence says, by its id. */
const said = (text: Text, edition: string, options: Options): Map<string, string> =>
  new Map(text(edition, options).map(({ id, message, args }) => [id, JSON.stringify([message, args])]));

/** The ids of the sentences that differ, appearing and vanishing included. */
function changed(text: Text, edition: string, base: Options, flipped: Options): string[] {
  const before = said(text, edition, base);
  const after = said(text, edition, flipped);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

/** The ids of the sentences that an edition can have at all. */
const possible = (text: Text, edition: string): ReadonlySet<string> =>
  new Set(
    Object.values(bases).flatMap((base) =>
      rulesFor(edition)
        .flatMap((rule) => valuesOf(rule).map((value) => ({ ...base, [rule.id]: value })))
        .flatMap((options) => [...said(text, edition, options).keys()]),
    ),
  );

/** By option, the sentences of an edition that name it. */
function ties(text: Text, edition: string): ReadonlyMap<string, readonly string[]> {
  const ids = possible(text, edition);
  const rules = CHAPTERS.flatMap((chapter) => chapter.rules).filter(({ id }) => ids.has(id));
  const tiedTo = (option: string) => rules.filter(({ by }) => by?.includes(option)).map(({ id }) => id);
  return new Map(rulesFor(edition).map(({ id }) => [id, tiedTo(id).sort()]));
}

/** What changes under a base when the option goes through all its other values. */
function changedByAny(text: Text, edition: string, base: Options, rule: HouseRule): string[] {
  const flips = valuesOf(rule).filter((value) => JSON.stringify(value) !== JSON.stringify(base[rule.id]));
  return [...new Set(flips.flatMap((value) => changed(text, edition, base, { ...base, [rule.id]: value })))];
}

const texts: Readonly<Record<string, Text>> = { 'the book': bookOf, 'the short card': shortCard };

for (const [name, text] of Object.entries(texts)) {
  for (const edition of EDITION_NAMES) {
    describe(`${name} of ${edition}`, () => {
      const tied = ties(text, edition);

      for (const rule of rulesFor(edition)) {
        const mine = tied.get(rule.id) ?? [];

        test(`${rule.id}: nothing else changes, and everything that is tied to it does`, () => {
          const seen = Object.entries(bases).map(([base, options]) => {
            const ids = changedByAny(text, edition, options, rule).sort();
            assert.deepEqual(
              ids.filter((id) => !mine.includes(id)),
              [],
              `under ${base}`,
            );
            return ids;
          });
          assert.ok(
            seen.some((ids) => JSON.stringify(ids) === JSON.stringify(mine)),
            `no base shows all of ${mine.join(', ')}: ${JSON.stringify(seen)}`,
          );
        });
      }

      test('options that do not count here change nothing', () => {
        const counting = new Set(rulesFor(edition).map(({ id }) => id));
        for (const rule of HOUSE_RULES.filter(({ id }) => !counting.has(id))) {
          for (const options of Object.values(bases)) {
            assert.deepEqual(changedByAny(text, edition, options, rule), [], rule.id);
          }
        }
      });

      test('a sentence says which options decide it', () => {
        for (const options of Object.values(bases)) {
          for (const { id, by } of text(edition, options)) {
            const named = [...tied].filter(([, ids]) => ids.includes(id)).map(([option]) => option);
            assert.deepEqual(by, named, id);
          }
        }
      });
    });
  }
}

/** What the rules of the book say of the edition as it is played, under all its options at once. */
function playedSays(name: string, options: Options): unknown[] {
  const found = editionById(name);
  assert.ok(found.ok);
  const played = rulesFor(name).reduce((sum, rule) => rule.apply(sum, options[rule.id] ?? null), found.value);
  return CHAPTERS.filter(({ has }) => has?.(played) ?? true)
    .flatMap(({ rules }) => rules.filter(({ short }) => short !== 'only'))
    .map(({ id, say, args }) => [id, say?.(played) ?? (say ? null : ''), args?.(played) ?? {}] as const)
    .filter(([, text]) => text !== null)
    .map(([id, text, args]) => [['book', id, ...(text === '' ? [] : [text])].join('-'), args]);
}

for (const edition of EDITION_NAMES) {
  test(`${edition}: no sentence names too few options: the book says what is played`, () => {
    for (const [base, options] of Object.entries(bases)) {
      for (const rule of rulesFor(edition)) {
        for (const value of valuesOf(rule)) {
          const flipped = { ...options, [rule.id]: value };
          const told = bookOf(edition, flipped).map(({ message, args }) => [message, args]);
          assert.deepEqual(told, playedSays(edition, flipped), `${rule.id} = ${String(value)} under ${base}`);
        }
      }
    }
  });
}

test('every option has its sentence in every edition where it counts', () => {
  for (const edition of EDITION_NAMES) {
    for (const [option, ids] of ties(bookOf, edition)) assert.notDeepEqual(ids, [], `${option} in ${edition}`);
  }
});

test('every sentence can stand in the book of some edition', () => {
  const standing = EDITION_NAMES.flatMap((edition) => Object.values(texts).map((text) => possible(text, edition)));
  const ids = CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id));
  assert.deepEqual(
    ids.filter((id) => !standing.some((set) => set.has(id))),
    [],
  );
});
