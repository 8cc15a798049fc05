import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { EDITION_IDS, EDITION_NAMES, editionById } from '../../src/editions/index.js';
import { PRESETS, applyHouseRules, optionsIn, optionsOf, rulesFor, type Options } from '../../src/house-rules/index.js';
import { english as en } from '../../src/i18n/messages.js';
import { editionUnder } from '../helpers/house.js';
import { placeIn, ruleBook, sectionOfReason, shortCard } from '../../src/rule-book/index.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { REASON_CODES } from '../../src/rules/index.js';
import { root } from '../house/source-files.js';
import { allSentences, bookOf } from './all-sentences.js';

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
    return found ? en.text(found.message, found.args).replaceAll('\u00a0', ' ') : undefined;
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

describe('the short card', () => {
  const card = (edition: string, options: Options) =>
    shortCard(edition, options).map(({ message, args }) => en.text(message, args));

  // How high it is, test/elements/cafe-rule-book.test.ts measures.
  test('says no more than fits on one screen, whatever the preset', () => {
    for (const edition of EDITION_NAMES) {
      for (const options of Object.keys(PRESETS).map(optionsOf)) {
        const said = card(edition, options);
        assert.ok(said.length >= 11 && said.length <= 16, `${edition} has ${said.length} sentences`);
        assert.ok(said.join('').length < 1250, `${edition} has ${said.join('').length} letters`);
      }
    }
  });

  /** Options that count only where another one is set so. */
  const needs: Options = { birthdayThreshold: 30, singleSexTables: true, jokerNationality: 'assigned' };

  test('has a sentence for every option that is not as usual', () => {
    for (const edition of EDITION_NAMES) {
      for (const rule of rulesFor(edition)) {
        const usual = optionsOf('classic1989');
        const needed = ['birthdayStacks', 'singleSexNeighbours', 'swapNation'].includes(rule.id) ? needs : {};
        const before = card(edition, { ...usual, ...needed });
        for (const value of rule.values.filter((one) => one !== usual[rule.id])) {
          // Nobody leaves the twelve tables unless being stuck puts them out.
          const out = edition === 'app12' && rule.id === 'eliminatedTiles' ? { stuckPlayer: 'eliminate' } : {};
          const after = card(edition, { ...usual, ...needed, ...out, [rule.id]: value });
          const fresh = after.filter((sentence) => !before.includes(sentence));
          assert.ok(fresh.length > 0, `${rule.id} = ${String(value)} in ${edition}`);
        }
      }
    }
  });

  test('is silent about what is as usual in every edition', () => {
    for (const edition of EDITION_NAMES) {
      assert.ok(shortCard(edition, optionsOf('classic1989')).every(({ changed }) => !changed));
      const said = card(edition, optionsOf('classic1989')).join(' ');
      assert.doesNotMatch(said, /round is played|birthday|four ladies|chips|begins/);
    }
  });

  test('says that the round is played to its end, that there is a klatch, a birthday, and a bank that can run out', () => {
    const said = card('board', { ...everything, finalRound: true }).join(' ');
    for (const word of [/round is played to its end/, /table of four ladies/, /30 points names a nation/, /310 points/])
      assert.match(said, word);
  });
});

describe('what the house has changed', () => {
  const marks = (edition: string, rules: Record<string, unknown>) => {
    const applied = applyHouseRules(editionOf(edition), rules);
    assert.ok(applied.ok);
    const { houseRules } = applied.value;
    return ruleBook(edition, optionsIn(houseRules), houseRules.preset)
      .flatMap(({ sentences }) => sentences)
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
  });

  test('is what differs from its own preset, and says what is usual there', () => {
    assert.deepEqual(marks('board', { preset: 'amigo' }), []);
    const applied = applyHouseRules(editionOf('board'), {
      preset: 'amigo',
      monoDoubling: 'completion',
      finalRound: true,
    });
    assert.ok(applied.ok);
    const options = optionsIn(applied.value.houseRules);
    const all = ruleBook('board', options, 'amigo').flatMap(({ sentences }) => sentences);
    const usual = all.filter(({ changed }) => changed).map((one) => [one.id, one.usual?.message]);
    assert.deepEqual(usual, [
      ['one-nation', 'book-one-nation-every'],
      ['bar-full', undefined],
      ['end-round', 'book-end-round-atOnce'],
    ]);
    assert.ok(all.every(({ changed, usual: text }) => changed || text === undefined));
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
    for (const place of [
      '',
      '9.9',
      'option:',
      'option:none',
      '__proto__',
      'reason:',
      'reason:__proto__',
      'points:none',
    ])
      assert.equal(placeIn(book, place), undefined);
  });

  test('score lines lead into the book', () => {
    for (const section of ['4.1', '4.7', '4.8', '4.12', '5.1', '5.2']) assert.ok(placeIn(book, section), section);
    for (const section of ['6.5', '6.10', '5.2']) assert.ok(placeIn(ruleBook('card', everything), section), section);
    for (const section of ['4.7', '4.8', '4.12', '5.6']) assert.ok(placeIn(ruleBook('app12', everything), section));
  });

  const marked = (edition: string, place: string, options: Options = everything) =>
    placeIn(ruleBook(edition, options), place)?.sentences;

  test('a line of points leads to its own sentence', () => {
    const lines = ['company', 'oneNation', 'loneGuest', 'klatch', 'regulars', 'bar', 'birthday', 'chips'];
    assert.deepEqual(
      lines.map((line) => marked('board', `points:${line}`)),
      [['points'], ['one-nation'], ['points-first'], ['klatch-points'], ['klatch-points'], ['bar-stools'],
       ['birthday-doubles'], ['chips']], // prettier-ignore
    );
    for (const line of ['company', 'oneNation', 'klatch', 'regulars'])
      assert.equal(marked('card', `points:${line}`)?.length, 1);
    for (const line of ['company', 'oneNation', 'bar']) assert.equal(marked('app12', `points:${line}`)?.length, 1);
  });

  test('a refusal leads to the sentences that explain it, and to no more', () => {
    assert.deepEqual(marked('board', 'reason:nation'), ['seat']);
    assert.deepEqual(marked('board', 'reason:balance'), ['balance-most', 'balance']);
    assert.deepEqual(marked('card', 'reason:mustJoin'), ['company-first']);
    assert.deepEqual(marked('card', 'reason:notAtLimit'), ['down']);
    assert.deepEqual(marked('board', 'reason:mustSeat', { ...everything, openerAtBar: false }), ['opening-bar']);
    assert.deepEqual(marked('board', 'reason:mustSeat', { ...everything, voluntaryBar: false }), ['bar-when']);
    assert.deepEqual(marked('board', 'reason:tooMany'), ['actions']);
    assert.deepEqual(marked('board', 'reason:tooMany', { ...everything, firstMove: 'loneRequired' }), [
      'actions',
      'opening',
    ]);
  });

  test('every refusal that an edition knows has a sentence in its section or its chapter', () => {
    const never: Readonly<Record<string, readonly string[]>> = {
      board: ['handLimit', 'notAtLimit', 'mayNotEnd'],
      card: ['jokerNeedsNation', 'noJoker', 'gender', 'drawCount', 'jokerAtBar', 'barFull', 'mustSeat', 'birthday'],
      app12: [
        'handLimit',
        'notAtLimit',
        'mayNotEnd',
        'jokerNeedsNation',
        'gender',
        'jokerAtBar',
        'birthday',
        'notSingleSex',
      ],
    };
    for (const edition of EDITION_NAMES) {
      // So that each of them can be refused at all.
      const options = { ...everything, finalRound: true, voluntaryBar: false };
      for (const code of REASON_CODES.filter((one) => !never[edition]?.includes(one)))
        assert.ok(marked(edition, `reason:${code}`, options)?.length, `${code} in ${edition}`);
    }
  });

  test('refusals lead into the book', () => {
    for (const edition of EDITION_NAMES) {
      for (const options of [everything, optionsOf('classic1989')]) {
        const chapters = ruleBook(edition, options);
        for (const code of REASON_CODES) {
          // Without the variant no turn can mean one.
          if (code === 'notSingleSex' && (edition === 'app12' || !options.singleSexTables)) continue;
          const section = sectionOfReason(code, editionUnder(options, edition));
          assert.ok(placeIn(chapters, section), `${code} in ${edition}: ${section}`);
          assert.ok(placeIn(chapters, `reason:${code}`), `${code} in ${edition}`);
        }
      }
    }
    assert.equal(sectionOfReason('mustScore', editionUnder({}, 'card@1')), '6.4');
    assert.equal(sectionOfReason('balance', editionUnder({})), '4.5');
    assert.equal(sectionOfReason('birthday', editionUnder({})), '4.2');
  });
});

function editionOf(name: string) {
  const edition = editionById(name);
  assert.ok(edition.ok);
  return edition.value;
}
