import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAIR, cutOut, outcomeOf, reasonOf, ruling, under } from '../helpers/cut-out.js';

/** A gentleman joker named GB between GB and ES, with company at both tables. */
const between = cutOut({
  hand: ['GBm', 'ESm', 'CNm', 'ESf', 'Jf'],
  plan: PAIR,
  seats: { a: 'GBf', s: 'Jm=GB', d: 'ESf' },
});

test('the guest sits down, the joker comes back; no points, no draw, no reduction', () => {
  const { points, total, mono, lines, next } = outcomeOf(between, 'swap GBm>s');
  assert.deepEqual([points, total, mono, lines], [[0], 0, 0, []]);
  assert.deepEqual(next.seats, { a: 'GBf', s: 'GBm', d: 'ESf' });
  assert.deepEqual(next.players[0]?.hand, ['ESm', 'CNm', 'ESf', 'Jf', 'Jm']);
  assert.deepEqual([next.bag.length, next.toMove, next.turn], [30, 1, 8]);
});

test('a hand that is short stays short', () => {
  const short = { ...between, players: [{ name: 'Ann', hand: ['GBm'] }, ...between.players.slice(1)] };
  assert.deepEqual(outcomeOf(short, 'swap GBm>s').next.players[0]?.hand, ['Jm']);
});

test('a full one-nation table completed by a swap is none', () => {
  const position = cutOut({
    hand: ['GBm'],
    seats: { a: 'GBf', b: 'Jm', c: 'GBm', d: 'GBf' },
    plan: { ...PAIR, GB1: ['a', 'b', 'c', 'd'], ES1: ['e', 'f', 'g', 'h'] },
  });
  assert.equal(outcomeOf(position, 'swap GBm>b').mono, 0);
  assert.equal(ruling(position, 'swap GBm>b draw 0'), 'drawCount');
});

test('either nation of the chair fits, or only the one that was named', () => {
  assert.equal(ruling(between, 'swap ESm>s'), 'legal');
  const strict = under(between, { swapNation: 'assignedOnly' });
  assert.equal(ruling(strict, 'swap GBm>s'), 'legal');
  assert.deepEqual(reasonOf(strict, 'swap ESm>s'), { code: 'nation', step: 0, chairs: ['s'], tables: ['GB1', 'ES1'] });
  const nameless = { ...strict, seats: { ...between.seats, s: 'Jm' } };
  assert.equal(ruling(nameless, 'swap ESm>s'), 'legal');
});

test('a guest who could not sit there cannot fetch the joker', () => {
  assert.deepEqual(reasonOf(between, 'swap CNm>s'), { code: 'nation', step: 0, chairs: ['s'], tables: ['GB1', 'ES1'] });
});

test('the other sex fits if every table is in balance afterwards, or not at all', () => {
  assert.deepEqual(reasonOf(between, 'swap ESf>s'), { code: 'balance', step: 0, chairs: ['s'], tables: ['GB1'] });
  const crowded = { ...between, seats: { a: 'GBf', b: 'GBm', s: 'Jm=GB', d: 'ESf', e: 'ESm' } };
  assert.equal(ruling(crowded, 'swap ESf>s'), 'legal');
  assert.deepEqual(reasonOf(under(crowded, { swapGender: 'same' }), 'swap ESf>s'), {
    code: 'gender',
    step: 0,
    chairs: ['s'],
    tables: ['GB1', 'ES1'],
  });
});

test('with the same sex nothing is checked, whatever the table looks like', () => {
  const klatch = cutOut({ hand: ['GBf'], plan: PAIR, seats: { a: 'GBf', b: 'GBf', c: 'Jf', s: 'GBf' } });
  assert.equal(ruling(under(klatch, { singleSexTables: true }), 'swap GBf>c'), 'legal');
});

test('a lone joker stays until somebody joins it', () => {
  const position = cutOut({ hand: ['GBm', 'GBf'], seats: { a: 'Jm' } });
  assert.deepEqual(reasonOf(position, 'swap GBm>a'), { code: 'isolated', step: 0, chairs: ['a'], tables: ['GB1'] });
  assert.equal(ruling({ ...position, seats: { a: 'Jm', b: 'GBf' } }, 'swap GBm>a'), 'legal');
});

test('only an ordinary guest is exchanged, and only for a joker', () => {
  assert.equal(ruling(between, 'swap Jf>s'), 'notation');
  assert.deepEqual(reasonOf(between, 'swap GBm>b'), { code: 'noJoker', step: 0, chairs: ['b'], tables: ['GB1'] });
  assert.deepEqual(reasonOf(between, 'swap ESf>d'), { code: 'noJoker', step: 0, chairs: ['d'], tables: ['ES1'] });
});

test('the checks come in their order', () => {
  assert.equal(ruling(between, 'swap GBf>zz'), 'notInHand');
  assert.equal(ruling(between, 'swap GBm>zz'), 'unknownChair');
  assert.equal(ruling(under(between, { swapGender: 'same' }), 'swap CNm>d'), 'noJoker');
  const lone = { ...between, seats: { s: 'Jm=GB' } };
  assert.equal(ruling(lone, 'swap CNm>s'), 'nation');
  assert.equal(ruling(under(lone, { swapGender: 'same' }), 'swap ESf>s'), 'gender');
  assert.equal(ruling(lone, 'swap ESf>s'), 'isolated');
});

test('a swap is a whole turn', () => {
  assert.equal(ruling(between, 'swap GBm>s ESm>e'), 'notation');
  assert.equal(ruling(between, 'ESm>e swap GBm>s'), 'notation');
  assert.equal(ruling(between, 'swap GBm>s draw 0'), 'drawCount');
});
