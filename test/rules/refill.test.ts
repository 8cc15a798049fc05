import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns } from '../../src/referee/index.js';
import { TWINS, cutOut, guests, outcomeOf, reasonOf, ruling, under } from '../helpers/cut-out.js';
import type { PositionInput } from '../../src/notation/index.js';

/** Hand and limit after a turn, or the code of its refusal. */
function afterwards(position: PositionInput, turn: string): string {
  if (ruling(position, turn) !== 'legal') return ruling(position, turn);
  const { hand, handLimit } = outcomeOf(position, turn).next.players[0]!;
  return `${hand.length} of ${handLimit}`;
}

const check = (position: PositionInput, turn: string, expected: Record<string, string>): void => {
  const found = Object.keys(expected).map((word) => [word, afterwards(position, word ? `${turn} ${word}` : turn)]);
  assert.deepEqual(Object.fromEntries(found), expected);
  const legal = Object.keys(expected).filter((word) => / of /.test(expected[word]!));
  const listed = legalTurns(position).filter((text) => text === turn || text.startsWith(`${turn} draw`));
  assert.deepEqual(listed.sort(), legal.map((word) => (word ? `${turn} ${word}` : turn)).sort());
};

const THREE = { a: 'GBm', b: 'GBf', c: 'GBm' };
/** One guest completes one table; the hand is full before it. */
const one = cutOut({ hand: ['GBf', 'USf', 'USf', 'USf', 'USf'], seats: THREE });
/** One guest completes two tables. */
const two = { ...one, plan: TWINS, seats: { ...THREE, d: 'GBm', e: 'GBf', f: 'GBm' } };
/** Two guests complete one table. */
const couple = cutOut({ hand: ['GBm', 'GBf', 'USf', 'USf', 'USf'], seats: { a: 'GBm', b: 'GBf' } });

const holding = (position: PositionInput, hand: string[], handLimit: number): PositionInput => ({
  ...position,
  players: [{ ...position.players[0]!, hand, handLimit }, ...position.players.slice(1)],
});

test('no one-nation table: the hand is filled up and no word is allowed', () => {
  const mixed = cutOut({ hand: ['GBf', 'USf', 'USf', 'USf', 'USf'], seats: { a: 'GBm' } });
  check(mixed, 'GBf>b', { '': '5 of 5', 'draw 0': 'drawCount', 'draw 1': 'drawCount' });
});

test('optional: one table, one fewer if the player likes', () => {
  check(one, 'GBf>d', { '': '5 of 5', 'draw 0': '4 of 4', 'draw 1': 'drawCount', 'draw 2': 'drawCount' });
  check(couple, 'GBm>c GBf>d', { '': '5 of 5', 'draw 1': '4 of 4', 'draw 0': 'drawCount', 'draw 2': 'drawCount' });
});

test('optional: the word means the largest reduction that draws as many', () => {
  check(two, 'GBf>s', { '': '5 of 5', 'draw 0': '4 of 3', 'draw 1': 'drawCount' });
});

test('optional: two tables by two guests leave two smaller refills', () => {
  const seats = { b: 'GBf', c: 'GBm', d: 'GBm', e: 'GBf', s: 'GBf' };
  const position = cutOut({ hand: ['GBm', 'GBm', 'USf', 'USf', 'USf'], plan: TWINS, seats });
  check(position, 'GBm>a GBm>f', { '': '5 of 5', 'draw 1': '4 of 4', 'draw 0': '3 of 3', 'draw 2': 'drawCount' });
});

test('optional: a word that gives the full refill still reduces, when the bag is short', () => {
  const seats = { b: 'GBf', c: 'GBm', d: 'GBm', e: 'GBf', s: 'GBf' };
  const position = cutOut({ hand: ['GBm', 'GBm', 'USf', 'USf', 'USf'], plan: TWINS, seats, bag: ['CUf'] });
  const short = under(position, { bagEndAt: 0 });
  check(short, 'GBm>a GBm>f', { '': '4 of 5', 'draw 1': '4 of 4', 'draw 0': '3 of 3', 'draw 2': 'drawCount' });
});

test('optional: a word that gives the full refill still reduces, when the hand is above the limit', () => {
  check(holding(one, ['GBf', 'USf', 'USf', 'USf', 'USf'], 3), 'GBf>d', {
    '': '4 of 3',
    'draw 0': '4 of 2',
    'draw 1': 'drawCount',
  });
});

test('mandatory: the limit drops by itself, and no word is written', () => {
  const house = { refillReduction: 'mandatory' };
  check(under(one, house), 'GBf>d', { '': '4 of 4', 'draw 0': 'drawCount', 'draw 1': 'drawCount' });
  check(under(two, house), 'GBf>s', { '': '4 of 3', 'draw 0': 'drawCount' });
  check(under(couple, house), 'GBm>c GBf>d', { '': '4 of 4', 'draw 1': 'drawCount' });
});

test('off: never', () => {
  const house = { refillReduction: 'off' };
  check(under(two, house), 'GBf>s', { '': '5 of 5', 'draw 0': 'drawCount', 'draw 1': 'drawCount' });
});

test('without carrying over, a reduction that the hand is too large for is lost', () => {
  const house = { reductionCarryOver: false };
  check(under(two, house), 'GBf>s', { '': '5 of 5', 'draw 0': '4 of 4' });
  check(under(two, { ...house, refillReduction: 'mandatory' }), 'GBf>s', { '': '4 of 4' });
  const above = holding(one, ['GBf', 'USf', 'USf', 'USf', 'USf'], 3);
  check(under(above, house), 'GBf>d', { '': '4 of 3', 'draw 0': 'drawCount' });
});

test('the limit never drops below nothing', () => {
  const last = holding(two, ['GBf'], 1);
  check(last, 'GBf>s', { '': '1 of 1', 'draw 0': '0 of 0', 'draw 1': 'drawCount' });
  check(under(last, { refillReduction: 'mandatory' }), 'GBf>s', { '': '0 of 0' });
  check(holding(one, ['GBf', 'USf'], 0), 'GBf>d', { '': '1 of 0', 'draw 0': 'drawCount' });
});

test('seats and the bar fill a short hand up, however many were played; the bag’s end is the limit', () => {
  const short = cutOut({ hand: ['GBf', 'USf'], seats: { a: 'GBm' } });
  check(short, 'GBf>b', { '': '5 of 5' });
  check(short, 'bar USf', { '': '5 of 5', 'draw 4': 'drawCount' });
  check(under({ ...short, bag: guests(2) }, { bagEndAt: 0 }), 'GBf>b', { '': '3 of 5' });
});

test('tiles are drawn from the front of the bag and appended to the hand', () => {
  const { next } = outcomeOf({ ...couple, bag: ['CFf', 'DEm', 'FRf', ...guests(20)] }, 'GBm>c GBf>d');
  assert.deepEqual(next.players[0]?.hand, ['USf', 'USf', 'USf', 'CFf', 'DEm']);
  assert.deepEqual(next.bag.slice(0, 2), ['FRf', 'CUf']);
});

test('a played tile is the first equal one of the hand', () => {
  const position = cutOut({ hand: ['USf', 'GBf', 'USm', 'GBf', 'Jf'], seats: { a: 'GBm' } });
  assert.deepEqual(outcomeOf(position, 'GBf>b').next.players[0]?.hand, ['USf', 'USm', 'GBf', 'Jf', 'CUf']);
});

test('a wrong number comes last: whatever else is wrong is told first', () => {
  assert.deepEqual(reasonOf(one, 'GBf>d draw 9'), { code: 'drawCount', step: 1, chairs: [], tables: [] });
  assert.equal(ruling(one, 'GBf>a draw 9'), 'occupied');
  assert.equal(ruling(cutOut({ hand: ['GBf'] }), 'GBf>a draw 9'), 'isolated');
  assert.equal(ruling(one, 'bar GBf draw 1'), 'drawCount');
});
