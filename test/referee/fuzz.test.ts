import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EDITION_IDS, editionById } from '../../src/editions/index.js';
import { applyHouseRules, HOUSE_RULES } from '../../src/house-rules/index.js';
import { parseGameText, parseJsonText, parseTurn, printGameText, printTurn } from '../../src/notation/index.js';
import { closePosition, judgeOpen, newGame, openPosition } from '../../src/referee/index.js';
import { UNKNOWN_CHAIR, type Result, type Turn } from '../../src/rules/index.js';
import { parseSave, readGameText, writeGameText, writeSave } from '../../src/save/index.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';
import { fixtures } from '../helpers/saves.js';

/** Whatever comes in at a door: an answer, never an exception, and nothing else has changed. */

const RUNS = 1500;

const TRAPS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const DEEP = ['['.repeat(300), ']'.repeat(300), '{"a":'.repeat(300)];
const SHREDS = ['', ' ', '\n', '\u0000', '{', '}', '[', ']', '"', '>', '=', 'GBf', 'x1', 'draw', '1e999', '-0', '99999999999999999999',
  'null', 'end', 'é', '\u202e', '\r', '\t', '\u007f',
  '\u2028', '\ud800', '\\', '\\u', '{}', '[]', ...DEEP, ...TRAPS]; // prettier-ignore

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...SHREDS), { maxLength: 12 }).map((shreds) => shreds.join(' ')),
);

/** A valid text with pieces cut out, doubled, exchanged with other pieces or for shreds. */
const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .record({
      text: fc.constantFrom(...texts),
      cuts: fc.array(
        fc.record({
          at: fc.nat(5000),
          length: fc.nat(12),
          shred: fc.option(fc.constantFrom(...SHREDS)),
          twice: fc.boolean(),
          /** Where the piece goes, if it goes anywhere. */
          to: fc.option(fc.nat(5000)),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ text, cuts }) =>
      cuts.reduce((sum, { at, length, shred, twice, to }) => {
        const from = at % (sum.length + 1);
        const piece = sum.slice(from, from + length);
        const rest = sum.slice(0, from) + (shred ?? (twice ? piece + piece : '')) + sum.slice(from + length);
        const place = (to ?? 0) % (rest.length + 1);
        return to === null ? rest : rest.slice(0, place) + piece + rest.slice(place);
      }, text),
    );

const isClean = (): boolean =>
  Object.keys(Object.prototype).length === 0 && !('polluted' in {}) && Object.getOwnPropertyNames({}).length === 0;

/** `docs/contract.md` sections 4 and 7. */
const CODES = ['supply', 'seats', 'table', 'hand', 'bar', 'turn', 'syntax', 'bad-house-rule', 'bad-house-rules', 'unknown-edition',
  'not-a-save', 'too-new', 'illegal-turn', 'diverged']; // prettier-ignore

/** A refusal has a code of the contract and one line of text. */
function check(result: Result<unknown>): void {
  if (result.ok) return;
  assert.ok(CODES.includes(result.code), result.code);
  assert.ok(result.text.length > 0 && !/\p{Cc}/u.test(result.text), 'one line');
  assert.ok(result.text.length < 1000);
}

const games = EDITION_IDS.flatMap((edition) =>
  ['1', '2'].map((seed) => ({ edition, position: newGame({ edition, seed }) })),
);

const knowsItsChairs = (turn: Turn): boolean =>
  turn.every((step) => !('chair' in step) || step.chair !== UNKNOWN_CHAIR);

test('turns: what is accepted is printed as it was written', () => {
  for (const id of EDITION_IDS) {
    const edition = valueOf(editionById(id));
    const words = [
      'GBf>p36 GBm>p37',
      'bar Jm',
      'swap GBf>s28',
      'GBf>x1 GBm>x3 end',
      'down RUf',
      'draw',
      'pass draw 0 birthday GB',
    ];
    holds(RUNS, fc.oneof(anyText, mutated(words)), (text) => {
      const turn = parseTurn(edition, text);
      if (!turn || !knowsItsChairs(turn)) return;
      const printed = printTurn(edition.plan, turn);
      assert.deepEqual(parseTurn(edition, printed), turn);
      // Numbers that no computer can hold are all the same to the rules.
      if (!/\d{16}/.test(text)) assert.equal(printed, text);
    });
  }
  for (const wrong of [null, undefined, 7, {}, [], Symbol('x')]) {
    assert.equal(parseTurn(valueOf(editionById('board')), wrong), undefined);
  }
});

test('a judge of any text answers, for every edition', () => {
  for (const { position } of games) {
    const open = valueOf(openPosition(position));
    holds(200, fc.oneof(anyText, mutated(['GBf>p36 GBm>p37', 'down RUf', 'TRm>x1 TRf>x3'])), (text) => {
      const verdict = judgeOpen(open, text);
      assert.equal(typeof verdict.legal, 'boolean');
    });
  }
});

test('positions as JSON texts: refused with a code, or opened, closed and opened again to the same', () => {
  const texts = games.map(({ position }) => JSON.stringify(position));
  holds(RUNS, fc.oneof(anyText, mutated(texts)), (text) => {
    const json = parseJsonText(text);
    check(json);
    if (!json.ok) return;
    const opened = openPosition(json.value);
    check(opened);
    if (!opened.ok) return;
    const closed = closePosition(opened.value);
    assert.deepEqual(closePosition(valueOf(openPosition(closed))), closed);
  });
  assert.ok(isClean());
});

test('positions as any value', () => {
  const value = fc.anything({ withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
  const field = fc.constantFrom('plan', 'tables', 'seats', 'bar', 'players', 'toMove', 'turn', 'bag', 'tableStack', 'birthday', 'over',
    'houseRules', 'edition', 'roundStarter', 'passes', ...TRAPS); // prettier-ignore
  holds(RUNS, fc.tuple(fc.constantFrom(...games), field, value), ([{ position }, name, thing]) => {
    check(openPosition(thing));
    const changed: object = Object.defineProperty({ ...position }, name, { value: thing, enumerable: true });
    check(openPosition(changed));
  });
  assert.ok(isClean());
});

test('game texts: refused with a code and a place, or printed and parsed again to the same', () => {
  const texts = EDITION_IDS.map((edition) =>
    printGameText({
      ...{
        edition,
        houseRules: { preset: 'amigo' },
        seed: 'a "seed"',
        players: ['Ann', 'Ben \\ [x]'],
        result: [1, -2],
      },
      turns: [{ text: 'GBf>p36 GBm>p37', comment: 'opens {Britain}' }, { text: 'bar Jm' }],
    }),
  );
  holds(RUNS, fc.oneof(anyText, mutated(texts)), (text) => {
    const parsed = parseGameText(text);
    check(parsed);
    check(readGameText(text));
    if (parsed.ok) assert.deepEqual(valueOf(parseGameText(printGameText(parsed.value))), parsed.value);
  });
  assert.ok(isClean());
});

test('game texts of whole games: refused, or the same game again', () => {
  const texts = fixtures.map(({ save }) => writeGameText(valueOf(parseSave(save))));
  let taken = 0;
  holds(250, mutated(texts), (text) => {
    const read = readGameText(text);
    check(read);
    if (!read.ok) return;
    taken += 1;
    assert.deepEqual(readGameText(writeGameText(read.value)), read);
  });
  assert.ok(taken > 0);
});

test('saves: refused, or written as they are loaded', () => {
  const texts = fixtures.map(({ text }) => text);
  holds(300, fc.oneof(anyText, mutated(texts)), (text) => {
    const game = parseSave(text);
    check(game);
    if (game.ok) assert.deepEqual(parseSave(writeSave(game.value)), game);
  });
  assert.ok(isClean());
});

test('saves: a field changed for anything at all', () => {
  const fields = fc.constantFrom(
    'format',
    'version',
    'edition',
    'houseRules',
    'players',
    'seed',
    'turns',
    'digest',
    'undone',
    ...TRAPS,
  );
  const value = fc.oneof(fc.anything(), fc.jsonValue(), fc.constantFrom(...TRAPS.map((trap) => ({ [trap]: 1 }))));
  holds(400, fc.constantFrom(...fixtures), fields, value, ({ save }, field, thing) => {
    const changed: object = Object.defineProperty({ ...save }, field, { value: thing, enumerable: true });
    check(parseSave(changed));
    check(parseSave(thing));
  });
  assert.ok(isClean());
});

test('keys that mean something to objects are refused in every part of a save, not dropped', () => {
  const [{ text }] = fixtures as [(typeof fixtures)[number]];
  for (const trap of TRAPS) {
    for (const part of ['"format"', '"name"']) {
      const { code, at } = failureOf(parseSave(text.replace(part, `"${trap}": 1, ${part}`)));
      assert.deepEqual([code, at?.split('.').at(-1)], ['not-a-save', trap]);
    }
    const { code, at } = failureOf(parseSave(text.replace(/"houseRules": \{/, `"houseRules": {"${trap}": 1, `)));
    assert.deepEqual([code, at], ['bad-house-rules', trap]);
  }
});

test('house rules: refused, or written in one way that is taken again', () => {
  const board = valueOf(editionById('board'));
  const ids = fc.constantFrom(...HOUSE_RULES.map(({ id }) => id), 'preset', ...TRAPS);
  holds(RUNS, fc.tuple(ids, fc.anything()), ([id, value]) => {
    for (const wish of [Object.defineProperty({}, id, { value, enumerable: true }), value]) {
      const applied = applyHouseRules(board, wish);
      check(applied);
      if (applied.ok) assert.deepEqual(applyHouseRules(board, applied.value.houseRules), applied);
    }
  });
  assert.ok(isClean());
});
