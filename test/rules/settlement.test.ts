import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settle } from '../../src/referee/index.js';
import type { PositionInput } from '../../src/notation/index.js';
import { cutOut, under } from '../helpers/cut-out.js';

type PlayerInput = PositionInput['players'][number];

const hand = (tiles: number): string[] => Array.from({ length: tiles }, () => 'GBf');
const player = (points: number, tiles = 0, outTurn?: number): PlayerInput => ({
  name: 'X',
  points,
  hand: hand(tiles),
  ...(outTurn === undefined ? {} : { out: true, outTurn }),
});
const ranks = (players: PlayerInput[], options = {}): number[] =>
  settle(under({ ...cutOut({ hand: [] }), players, over: 'bar' }, options)).map(({ rank }) => rank);

test('five points a guest, ten a joker, and the account may go below nothing', () => {
  const [ann, ben] = settle(cutOut({ hand: ['GBf', 'GBm', 'Jf', 'Jm'], ann: { points: 12 } }));
  assert.deepEqual(ann, { points: 12, penalty: -30, final: -18, rank: 2 });
  assert.deepEqual(ben, { points: 20, penalty: -10, final: 10, rank: 1 });
});

test('an empty hand costs nothing', () => {
  assert.equal(settle(cutOut({ hand: [] }))[0]?.penalty, 0);
});

test('most points after the penalty win, in the order of the players', () => {
  assert.deepEqual(ranks([player(10), player(30), player(20), player(0)]), [3, 1, 2, 4]);
  assert.deepEqual(ranks([player(30, 5), player(10)]), [2, 1]);
});

test('equal accounts share a rank, and the next rank is left out', () => {
  assert.deepEqual(ranks([player(10), player(10), player(5)]), [1, 1, 3]);
  assert.deepEqual(ranks([player(30), player(10), player(10), player(5)]), [1, 2, 2, 4]);
  assert.deepEqual(ranks([player(10), player(15, 1)]), [1, 1]);
});

test('fewestTiles: of equal accounts the smaller hand is better', () => {
  const house = { tieBreak: 'fewestTiles' };
  assert.deepEqual(ranks([player(20, 2), player(15, 1), player(10)], house), [3, 2, 1]);
  assert.deepEqual(ranks([player(15, 1), player(15, 1), player(10)], house), [2, 2, 1]);
  assert.deepEqual(ranks([player(30, 3), player(10)], house), [1, 2]);
});

test('who left ranks below everybody who stayed, later exits above earlier ones', () => {
  assert.deepEqual(ranks([player(100, 0, 9), player(-50), player(0), player(40, 0, 12)]), [4, 2, 1, 3]);
  assert.deepEqual(ranks([player(5, 0, 9), player(7, 0, 9), player(1)]), [2, 2, 1]);
});

test('the tie break does not order those who left', () => {
  assert.deepEqual(ranks([player(5, 1, 9), player(0, 0, 12), player(1)], { tieBreak: 'fewestTiles' }), [3, 2, 1]);
});

test('whoever left pays for tiles that are still in the hand', () => {
  const accounts = settle({ ...cutOut({ hand: [] }), players: [player(5, 2, 9), player(1)], toMove: 1 });
  assert.deepEqual(accounts[0], { points: 5, penalty: -10, final: -5, rank: 2 });
});

test('a game can be settled before its end', () => {
  assert.deepEqual(
    settle(cutOut({ hand: ['GBf'] })).map(({ final }) => final),
    [35, 10],
  );
});
