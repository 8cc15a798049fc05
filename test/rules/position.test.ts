import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board } from '../../src/editions/board.js';
import {
  GENTLEMAN,
  LADY,
  bagSize,
  deal,
  gentlemenIn,
  isBalanced,
  ladiesIn,
  mover,
  sizeOf,
  stepFor,
  tile,
} from '../../src/rules/index.js';

const company = (ladies: number, gentlemen: number): number =>
  ladies * stepFor(tile(0, LADY)) + gentlemen * stepFor(tile(0, GENTLEMAN));

const counts = [0, 1, 2, 3, 4];
const everyCompany = counts.flatMap((ladies) => counts.map((gentlemen) => [ladies, gentlemen] as const));

test('ladies and gentlemen round a table are counted apart', () => {
  for (const [ladies, gentlemen] of everyCompany) {
    const both = company(ladies, gentlemen);
    assert.deepEqual([ladiesIn(both), gentlemenIn(both), sizeOf(both)], [ladies, gentlemen, ladies + gentlemen]);
  }
});

test('in balance are at most two of a sex with a difference of one', () => {
  const balanced = everyCompany.filter(([ladies, gentlemen]) => isBalanced(company(ladies, gentlemen)));
  assert.deepEqual(balanced, [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2], [2, 1], [2, 2]]); // prettier-ignore
});

test('the bag shrinks as tiles are drawn', () => {
  const position = deal(board, ['Ann', 'Ben'], 'bag');
  assert.equal(bagSize(position), 90);
  assert.equal(bagSize({ ...position, drawn: 97 }), 3);
});

test('there is a player to move, or an error', () => {
  const position = deal(board, ['Ann', 'Ben'], 'mover');
  assert.equal(mover({ ...position, toMove: 1 }).name, 'Ben');
  assert.throws(() => mover({ ...position, toMove: 2 }), RangeError);
});
