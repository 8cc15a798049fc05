import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EDITION_IDS, editionById } from '../../src/editions/index.js';
import { applyHouseRules, HOUSE_RULES } from '../../src/house-rules/index.js';
import { parseGameText, parseJsonText, parseTurn, printGameText, printTurn } from '../../src/notation/index.js';
import { closePosition, judgeOpen, newGame, openPosition } from '../../src/referee/index.js';
import type { Result } from '../../src/rules/index.js';
import { parseSave, readGameText } from '../../src/save/index.js';
import { holds } from '../helpers/property.js';
import { valueOf } from '../helpers/results.js';
import { fixtures } from '../helpers/saves.js';

/** Whatever comes in at a door: an answer, never an exception, and nothing else has changed. */

const RUNS = 1500;

const TRAPS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
const SHREDS = ['', ' ', '\n', '\u0000', '{', '}', '[', ']', '"', '>', '=', 'GBf', 'x1', 'draw', '1e999', '-0', '99999999999999999999',
  'null', 'end', 'é', '\u202e', ...TRAPS]; // prettier-ignore

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...SHREDS), { maxLength: 12 }).map((shreds) => shreds.join(' ')),
);

/** A valid text with pieces cut out, doubled, swapped for shreds. */
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
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ text, cuts }) =>
      cuts.reduce((sum, { at, length, shred, twice }) => {
        const from = at % (sum.length + 1);
        const piece = sum.slice(from, from + length);
        return sum.slice(0, from) + (shred ?? (twice ? piece + piece : '')) + sum.slice(from + length);
      }, text),
    );

const isClean = (): boolean =>
  Object.keys(Object.prototype).length === 0 && !('polluted' in {}) && Object.getOwnPropertyNames({}).length === 0;

/** A refusal has a code and one line of text. */
function check(result: Result<unknown>): void {
  if (result.ok) return;
  assert.match(result.code, /^[a-z-]+$/i);
  assert.ok(result.text.length > 0 && !/\p{Cc}/u.test(result.text), 'one line');
  assert.ok(result.text.length < 1000);
}

const games = EDITION_IDS.flatMap((edition) =>
  ['1', '2'].map((seed) => ({ edition, position: newGame({ edition, seed }) })),
);

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
      if (turn && !text.includes('>')) assert.equal(printTurn(edition.plan, turn), text);
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

test('saves and house rules', () => {
  const texts = fixtures.map(({ text }) => text);
  holds(300, fc.oneof(anyText, mutated(texts)), (text) => {
    check(parseSave(text));
  });
  const board = valueOf(editionById('board'));
  const ids = fc.constantFrom(...HOUSE_RULES.map(({ id }) => id), 'preset', ...TRAPS);
  holds(RUNS, fc.tuple(ids, fc.anything()), ([id, value]) => {
    check(applyHouseRules(board, Object.defineProperty({}, id, { value, enumerable: true })));
    check(applyHouseRules(board, value));
  });
  assert.ok(isClean());
});

test('long inputs take as long as they are, not longer', () => {
  const cost = (run: () => unknown): number => {
    const { user } = process.cpuUsage();
    run();
    return process.cpuUsage().user - user;
  };
  const inputs: readonly (readonly [what: string, make: (n: number) => string, read: (text: string) => unknown])[] = [
    ['a turn', (n) => 'GBf>p36 '.repeat(n), (text) => parseTurn(valueOf(editionById('board')), text)],
    ['braces', (n) => '['.repeat(n) + ']'.repeat(n), parseJsonText],
    ['keys', (n) => `{"seats":{${Array.from({ length: n }, (_, i) => `"c${i}":"GBf"`).join(',')}}}`, parseJsonText],
    ['strings', (n) => `["${'\\\\'.repeat(n)}"]`, parseJsonText],
    ['quotes', (n) => `[Edition "${'\\"'.repeat(n)}`, parseGameText],
    ['comments', (n) => `[Edition "board@1"]\n[Seed "1"]\n\n1. pass ${'{x}'.repeat(n)}`, parseGameText],
    ['blanks', (n) => `[Edition "board@1"]\n\n${' '.repeat(n)}`, parseGameText],
  ];
  for (const [what, make, read] of inputs) {
    read(make(1000));
    const [small, large] = [10_000, 80_000].map((n) => cost(() => read(make(n))));
    // Eight times the text may cost twenty times as much on a busy machine; what grows with its square costs sixty-four.
    assert.ok(large! < 100_000 || large! < 30 * Math.max(small!, 2000), `${what}: ${small} µs, then ${large} µs`);
  }
});
