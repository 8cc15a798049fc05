import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readPosition, printPosition, type PositionInput } from '../../src/notation/index.js';
import { legalTurns, parsePosition } from '../../src/referee/index.js';
import { PAIR, cutOut } from '../helpers/cut-out.js';
import { anyGame } from '../helpers/games.js';
import { jsonLines } from '../helpers/json-lines.js';
import { opened } from '../helpers/opened.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A position with every field, as it is printed. */
const parsed = (json: unknown): PositionInput => valueOf(parsePosition(json));

test('every position of a game survives JSON, in every edition', () => {
  holds(12, anyGame, (game) => {
    for (const { edition, position } of game) {
      const json = printPosition(edition, {}, position);
      assert.deepEqual(throughJson(json), json);
      const read = valueOf(readPosition(edition, throughJson(json)));
      const { bag, drawn, ...rest } = position;
      assert.deepEqual(read, { ...rest, bag: bag.slice(drawn), drawn: 0 });
      assert.deepEqual(printPosition(edition, {}, read), json);
    }
  });
});

test('what is parsed and printed once does not change any more', () => {
  for (const { position } of jsonLines<{ position: unknown }>('vectors/board.jsonl')) {
    const once = parsed(position);
    assert.deepEqual(parsed(throughJson(once)), once);
  }
});

test('fields that are absent: nobody seated, no points, the hand limit of the edition, turn 1', () => {
  const json = parsed({ edition: 'board@1', plan: PAIR, players: [{ name: 'Ann', hand: ['GBf'] }] });
  assert.deepEqual(json, {
    edition: 'board@1',
    houseRules: { preset: 'classic1989' },
    plan: PAIR,
    seats: {},
    bar: [],
    players: [{ name: 'Ann', points: 0, hand: ['GBf'], handLimit: 5, out: false }],
    toMove: 0,
    turn: 1,
    passes: 0,
    bag: [],
    over: null,
  });
});

test('a needless name of a joker may stand in a position', () => {
  const seats = { a: 'Jf=GB', s: 'Jm=ES' };
  assert.deepEqual(parsed(cutOut({ hand: [], plan: PAIR, seats })).seats, seats);
});

test('names are kept as they are', () => {
  const name = '<img src=x onerror=alert(1)> \u202e "Ann"';
  assert.equal(parsed(cutOut({ hand: [], ann: { name } })).players[0]?.name, name);
});

const base = cutOut({ hand: ['GBf'], plan: PAIR });
const { plan: _, ...whole } = cutOut({ hand: ['GBf'], bag: ['FRf', 'FRm', 'DEf', 'DEm', 'INf', 'INm'] });
const ben = base.players[1]!;

/** An object with this key as its own, as JSON gives it, and the fields of another. */
const asOwn = (key: string, value: unknown, rest: object = {}): unknown =>
  Object.defineProperty({ ...rest }, key, { value, enumerable: true });

/** What is wrong, the position, the code and the place. */
const wrong: readonly [what: string, json: unknown, code: string, at: string][] = [
  ['no object', null, 'syntax', 'position'],
  ['a list', [], 'syntax', 'edition'],
  ['no players', { edition: 'board@1' }, 'syntax', 'players'],
  ['nobody playing', { ...base, players: [] }, 'syntax', 'players'],
  ['five players', { ...base, players: [ben, ben, ben, ben, ben] }, 'syntax', 'players'],
  ['a field too many', { ...base, stack: [] }, 'syntax', 'stack'],
  ['a player with a field too many', { ...base, players: [{ ...ben, cards: [] }] }, 'syntax', 'players.0.cards'],
  ['a hand that is text', { ...base, players: [{ ...ben, hand: 'GBf' }] }, 'syntax', 'players.0.hand'],
  ['points that are text', { ...base, players: [{ ...ben, points: '5' }] }, 'syntax', 'players.0.points'],
  ['half a point', { ...base, players: [{ ...ben, points: 0.5 }] }, 'syntax', 'players.0.points'],
  ['a negative limit', { ...base, players: [{ ...ben, handLimit: -1 }] }, 'syntax', 'players.0.handLimit'],
  ['cards face down', { ...base, players: [{ ...ben, faceDown: ['GBf'] }] }, 'hand', 'players[0].faceDown'],
  ['a negative turn', { ...base, turn: -1 }, 'syntax', 'turn'],
  ['an unknown end', { ...base, over: 'fire' }, 'syntax', 'over'],
  ['an unknown edition', { ...base, edition: 'board@9' }, 'unknown-edition', 'edition'],
  ['wrong house rules', { ...base, houseRules: { bagEndAt: 7 } }, 'bad-house-rule', 'bagEndAt'],
  ['a table with three chairs', { ...base, plan: { GB1: ['a', 'b', 'c'] } }, 'table', 'GB1'],
  ['a table of no nation', { ...base, plan: { XX1: ['a', 'b', 'c', 'd'] } }, 'table', 'XX1'],
  ['an unknown chair', { ...base, seats: { zz: 'GBf' } }, 'seats', 'seats.zz'],
  ['a chair of the whole plan in a cut-out', { ...base, seats: { p36: 'GBf' } }, 'seats', 'seats.p36'],
  ['no guest on a chair', { ...base, seats: { a: 'GBx' } }, 'seats', 'seats.a'],
  ['a joker named after a nation elsewhere', { ...base, seats: { a: 'Jf=ES' } }, 'seats', 'seats.a'],
  ['no guest at the bar', { ...base, bar: ['GBf', 'GBx'] }, 'bar', 'bar[1]'],
  ['a name at the bar', { ...base, bar: ['Jf=GB'] }, 'bar', 'bar[0]'],
  ['21 guests at the bar', { ...base, bar: new Array(21).fill('GBf') }, 'bar', 'bar'],
  ['no guest in a hand', { ...base, players: [ben, { ...ben, hand: ['GBf', '?'] }] }, 'hand', 'players[1].hand[1]'],
  ['no guest in the bag', { ...base, bag: ['?'] }, 'supply', 'bag[0]'],
  ['a mover who is not there', { ...base, toMove: 2 }, 'turn', 'toMove'],
  ['a mover who has left', { ...base, players: [{ ...ben, out: true }, ben] }, 'turn', 'toMove'],
  ['five equal guests', { ...whole, bar: ['GBf', 'GBf', 'GBf', 'GBf'] }, 'supply', 'GBf'],
  ['three equal jokers, one with a name', { ...whole, bar: ['Jf', 'Jf'], seats: { s28: 'Jf=GB' } }, 'supply', 'Jf'],
];

describe('a position that cannot be is refused, naming the place', () => {
  for (const [what, json, code, at] of wrong) {
    test(`${what}: ${code} at ${at}`, () => {
      const failure = failureOf(parsePosition(json));
      assert.deepEqual([failure.code, failure.at], [code, at]);
    });
  }

  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    test(`nobody sits on a chair called ${key}`, () => {
      const { code, at } = failureOf(parsePosition({ ...base, seats: asOwn(key, 'GBf') }));
      assert.deepEqual([code, at], ['seats', `seats.${key}`]);
    });
  }
});

for (const key of ['__proto__', 'constructor', 'toString']) {
  test(`a position has no field called ${key}`, () => {
    const { code, at } = failureOf(parsePosition(asOwn(key, 1, base)));
    assert.deepEqual([code, at], ['syntax', key]);
  });
}

test('a cut-out has its own supply; four guests of a kind and two jokers are what the game has', () => {
  parsed({ ...base, bar: new Array(9).fill('GBf') });
  parsed({ ...whole, bar: ['GBf', 'GBf', 'GBf', 'Jf', 'Jf'] });
});

test('anything at all: a position or a refusal, never an exception', () => {
  holds(1000, fc.anything({ withNullPrototype: true, withBigInt: true }), (json) => void parsePosition(json));
});

test('a position with any one field replaced by anything: one that plays, or a refusal', () => {
  const fields = ['edition', 'plan', 'seats', 'bar', 'players', 'toMove', 'turn', 'passes', 'bag', 'over'] as const;
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 1e9, 2 ** 53, 'GBf', ['GBf'], [[]], { a: 'Jf' }, { GB1: ['a', 'a', 'b', 'c'] }),
  );
  holds(1000, fc.constantFrom(base, whole), fc.constantFrom(...fields), value, (position, field, replacement) => {
    const result = parsePosition({ ...position, [field]: replacement });
    if (result.ok) legalTurns(result.value);
    else failureOf(result);
  });
});

test('what is opened carries the law that the position names', () => {
  const { edition, houseRules } = opened({ ...base, houseRules: { preset: 'bsw', bagEndAt: 3, loneGuestPoints: 0 } });
  assert.deepEqual(houseRules, { preset: 'bsw', bagEndAt: 3 });
  assert.equal(edition.ending.bagAt, 3);
});
