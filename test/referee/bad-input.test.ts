import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  BadInputError,
  IllegalTurnError,
  judge,
  newGame,
  parsePosition,
  play,
  viewFor,
  type NewGameOptions,
} from '../../src/referee/index.js';
import { PAIR, cutOut } from '../helpers/cut-out.js';
import { failureOf } from '../helpers/results.js';

/** What plain scripts hand to the law, which no type holds back. */

const position = cutOut({ hand: ['GBf'] });
const LONG = 'x'.repeat(1 << 20);

const wrong: readonly (readonly [unknown, string, string])[] = [
  [{ edition: Symbol('board') }, 'unknown-edition', 'edition'],
  [{ edition: Object.create(null) as object }, 'unknown-edition', 'edition'],
  [{ players: 'Ann' }, 'bad-players', 'players'],
  [{ players: null }, 'bad-players', 'players'],
  [{ players: ['Ann', null] }, 'bad-players', 'players'],
  [{ players: ['Ann', { name: 5 }] }, 'bad-players', 'players'],
  [{ players: new Array<string>(2) }, 'bad-players', 'players'],
  [{ seed: 42 }, 'bad-seed', 'seed'],
  [{ seed: null }, 'bad-seed', 'seed'],
];

describe('the law, handed what it cannot use', () => {
  for (const [i, [options, code, at]] of wrong.entries()) {
    test(`newGame says ${code} at ${at} (${String(i)})`, () => {
      assert.throws(
        () => newGame(options as NewGameOptions),
        (error) => error instanceof BadInputError && error.code === code && error.at === at,
      );
    });
  }

  test('a turn that is no text is notation', () => {
    for (const turn of [undefined, null, 5, 10n, Symbol('turn'), {}, ['pass']] as never[]) {
      assert.deepEqual(judge(position, turn), {
        legal: false,
        reason: { code: 'notation', step: 0, chairs: [], tables: [] },
      });
      assert.throws(() => play(position, turn), IllegalTurnError);
    }
  });

  test('only numbers are players', () => {
    for (const player of ['0', 0.5, -1, 2, null, Symbol('0')] as never[]) {
      assert.throws(() => viewFor(position, player), BadInputError);
    }
  });

  test('a list is no object', () => {
    const paths: readonly (readonly [string, object])[] = [
      ['seats', { seats: [] }],
      ['plan', { plan: [] }],
      ['tables', { tables: [] }],
      ['players.0', { players: [[]] }],
      ['preset', { houseRules: { preset: [] } }],
      ['house-rules', { houseRules: [] }],
    ];
    for (const [at, fault] of paths) assert.equal(failureOf(parsePosition({ ...position, ...fault })).at, at);
  });

  test('a plan of any size is read or refused', () => {
    const plan = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`GB${i}`, ['a', 'b', 'c', 'd'].map((chair) => `${chair}${i}`)]),
    );
    assert.deepEqual(failureOf(parsePosition({ ...position, plan })).code, 'table');
    assert.equal(parsePosition({ ...position, plan: PAIR }).ok, true);
  });

  test('what is said about a long or broken text is one line', () => {
    for (const fault of [{ edition: LONG }, { bar: [LONG] }, { seats: { [LONG]: 'GBf' } }, { bar: ['a\nb\u0007'] }]) {
      const { text, at = '' } = failureOf(parsePosition({ ...position, ...fault }));
      assert.match(text, /^[^\n\p{Cc}]{10,410}$/u);
      assert.ok(at.length <= 410);
    }
    assert.throws(
      () => play(position, LONG),
      (error: Error) => error.message.length < 200,
    );
  });
});
