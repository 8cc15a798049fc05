import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { EDITION_IDS, EDITION_NAMES, editionById } from '../../src/editions/index.js';
import { PRESETS, applyHouseRules, optionsIn, optionsOf, type Options } from '../../src/house-rules/index.js';
import { createLocalizer } from '../../src/i18n/messages.js';
import { placeIn, ruleBook, sectionOfReason, shortCard } from '../../src/rule-book/index.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { REASON_CODES } from '../../src/rules/index.js';
import { root } from '../house/source-files.js';
import { allSentences, bookOf } from './all-sentences.js';

const en = createLocalizer('en');
const everything = { ...optionsOf('amigo'), birthdayThreshold: 30, singleSexTables: true, chipCap: true };

const rules = readFileSync(`${root}/docs/rules.md`, 'utf8');
const headings = new Set([...rules.matchAll(/^#+ (\d+(?:\.\d+)?)[. ]/gm)].map(([, number = '']) => number));

test('every section of the book is one of docs/rules.md', () => {
  const books = EDITION_NAMES.flatMap((edition) => ruleBook(edition, everything));
  const sections = [...books, ...allSentences].map(({ section }) => section);
  assert.deepEqual(
    [...new Set(sections)].filter((section) => !headings.has(section)),
    [],
  );
});

test('ids are given once', () => {
  const ids = CHAPTERS.flatMap(({ rules: all }) => all.map(({ id }) => id));
  assert.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) < i),
    [],
  );
});

test('an edition is found by its name and by its id', () => {
  for (const [i, id] of EDITION_IDS.entries()) {
    assert.deepEqual(ruleBook(id, everything), ruleBook(EDITION_NAMES[i] ?? '', everything));
  }
});

test('numbers are those of the edition', () => {
  const says = (edition: string, options: Options, id: string) => {
    const found = bookOf(edition, { ...everything, ...options }).find((one) => one.id === id);
    return found ? en.text(found.message, found.args) : undefined;
  };
  assert.equal(says('board', {}, 'end-bag'), 'No more than 4 guests are left in the bag.');
  assert.equal(says('board', { bagEndAt: 3 }, 'end-bag'), 'No more than 3 guests are left in the bag.');
  assert.equal(says('app12', {}, 'end-bag'), 'The bag is empty.');
  assert.match(says('board', {}, 'chairs') ?? '', /\b68\b/);
  assert.match(says('card', { cardTables: 7 }, 'tables') ?? '', /^7 table cards.* 17 cards/);
  assert.match(says('board', { barValues: 'wave' }, 'bar-stools') ?? '', /: 1 · 2 · .* · −12 · −14\.$/);
  assert.match(says('app12', {}, 'bar-stools') ?? '', /^Each of the 21 stools.* · −16\.$/);
  assert.match(says('board', { birthdayThreshold: 40 }, 'birthday') ?? '', /\b40 points\b/);
});

test('an edition has the chapters that it needs', () => {
  const chapters = (edition: string, options = everything) => ruleBook(edition, options).map(({ id }) => id);
  for (const edition of EDITION_NAMES) assert.ok(chapters(edition).length > 12);
  assert.ok(!chapters('board', { ...everything, birthdayThreshold: null } as never).includes('birthday'));
  assert.ok(!chapters('board', { ...everything, singleSexTables: false }).includes('klatch'));
  for (const id of ['bar', 'leaving', 'jokers', 'exchange', 'refill', 'birthday'])
    assert.ok(!chapters('card').includes(id));
  for (const id of ['clearing', 'drawing', 'klatch']) assert.ok(chapters('card').includes(id));
  for (const id of ['birthday', 'klatch', 'drawing']) assert.ok(!chapters('app12').includes(id));
});

test('the short card fits on one screen', () => {
  for (const edition of EDITION_NAMES) {
    for (const options of [...Object.keys(PRESETS).map(optionsOf), everything]) {
      const { length } = shortCard(edition, options);
      assert.ok(length >= 12 && length <= 16, `${edition} has ${length} sentences`);
    }
  }
});

describe('what the house has changed', () => {
  const marks = (edition: string, rules: Record<string, unknown>) => {
    const applied = applyHouseRules(editionOf(edition), rules);
    assert.ok(applied.ok);
    return bookOf(edition, optionsIn(applied.value.houseRules))
      .filter(({ changed }) => changed)
      .map(({ id }) => id);
  };

  test('is marked', () => {
    assert.deepEqual(marks('board', {}), []);
    assert.deepEqual(marks('board', { balanceCheck: 'perCard' }), ['balance']);
    assert.deepEqual(marks('board', { birthdayThreshold: 40 }), [
      'birthday',
      'birthday-doubles',
      'birthday-one-nation',
    ]);
    assert.deepEqual(marks('board', { preset: 'amigo' }), ['balance', 'one-nation', 'joker-between', 'bar-joker']);
  });

  test('counts only where its option does', () => {
    for (const edition of ['card', 'app12'])
      assert.deepEqual(marks(edition, { preset: 'bsw', birthdayThreshold: 40 }), []);
  });
});

describe('places', () => {
  const book = ruleBook('board', everything);

  test('are found by section, by option, and by their own name', () => {
    assert.deepEqual(placeIn(book, '4.12')?.chapter, 'bar');
    assert.deepEqual(placeIn(book, 'option:monoDoubling'), { chapter: 'one-nation', sentences: ['one-nation'] });
    assert.deepEqual(placeIn(book, 'left-rank'), { chapter: 'leaving', sentences: ['left-rank'] });
    assert.deepEqual(placeIn(book, 'option:bankruptcy')?.sentences.length, 5);
    assert.deepEqual(placeIn(ruleBook('app12', everything), '4.7'), { chapter: 'points', sentences: [] });
  });

  test('that are none are not found', () => {
    for (const place of ['', '9.9', 'option:', 'option:none', '__proto__'])
      assert.equal(placeIn(book, place), undefined);
  });

  test('score lines lead into the book', () => {
    for (const section of ['4.1', '4.7', '4.8', '4.12', '5.1', '5.2']) assert.ok(placeIn(book, section), section);
    for (const section of ['6.5', '6.10', '5.2']) assert.ok(placeIn(ruleBook('card', everything), section), section);
    for (const section of ['4.7', '4.8', '4.12', '5.6']) assert.ok(placeIn(ruleBook('app12', everything), section));
  });

  test('refusals lead into the book', () => {
    for (const edition of EDITION_NAMES) {
      const sections = REASON_CODES.map((code) => [code, sectionOfReason(code, edition)] as const);
      const chapters = ruleBook(edition, everything);
      for (const [code, section] of sections) {
        // What an edition's law never asks for is in no book of it.
        if (edition === 'app12' && (code === 'birthday' || code === 'notSingleSex')) continue;
        assert.ok(placeIn(chapters, section), `${code} in ${edition}: ${section}`);
      }
    }
    assert.equal(sectionOfReason('mustScore', 'card@1'), '6.4');
    assert.equal(sectionOfReason('balance'), '4.5');
  });
});

function editionOf(name: string) {
  const edition = editionById(name);
  assert.ok(edition.ok);
  return edition.value;
}
