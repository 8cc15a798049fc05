import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns } from '../../src/referee/index.js';
import { cutOut, guests, outcomeOf, under } from '../helpers/cut-out.js';

/** Ann has one point, and the sixth stool costs two. Two others play on. */
const poor = cutOut({
  hand: ['GBm', 'ESf', 'Jf'],
  ann: { points: 1, handLimit: 4 },
  others: [{ name: 'Ben', points: 20, hand: ['CUf'] }, { name: 'Cem', points: 5, hand: ['CUm'] }],
  drinking: 5,
}); // prettier-ignore

test('who cannot pay leaves: nothing is paid or drawn, the tiles are gone, the guest keeps the stool', () => {
  const { points, total, lines, next, over } = outcomeOf(poor, 'bar GBm');
  assert.deepEqual([points, total, lines, over], [[0], 0, [], null]);
  assert.deepEqual(next.players[0], { name: 'Ann', points: 1, hand: [], handLimit: 4, out: true, outTurn: 7 });
  assert.deepEqual(next.bar, [...guests(5), 'GBm']);
  assert.deepEqual([next.bag.length, next.toMove, next.turn], [30, 1, 8]);
});

test('the unpaid guest may have to leave the stool', () => {
  assert.deepEqual(outcomeOf(under(poor, { unpaidGuest: 'removed' }), 'bar GBm').next.bar, guests(5));
});

test('the hand may go under the bag, in its order', () => {
  for (const unpaidGuest of ['stays', 'removed']) {
    const { next } = outcomeOf(under(poor, { eliminatedTiles: 'toBag', unpaidGuest }), 'bar GBm');
    assert.deepEqual(next.bag, [...guests(30), 'ESf', 'Jf']);
  }
});

test('debt: the account goes below nothing, and play goes on', () => {
  const { total, next } = outcomeOf(under(poor, { bankruptcy: 'debt' }), 'bar GBm');
  assert.deepEqual([total, next.players[0]?.points, next.players[0]?.out], [-2, -1, false]);
  assert.equal(next.players[0]?.hand.length, 4);
});

test('zero: who cannot pay pays what there is', () => {
  const { total, lines, next } = outcomeOf(under(poor, { bankruptcy: 'zero' }), 'bar GBm');
  assert.deepEqual([total, next.players[0]?.points, next.players[0]?.out], [-1, 0, false]);
  assert.deepEqual(
    lines.map(({ rule, points }) => [rule, points]),
    [['bar', -1]],
  );
  const broke = { ...poor, players: [{ name: 'Ann', points: 0, hand: ['GBm'] }, ...poor.players.slice(1)] };
  const nothing = outcomeOf(under(broke, { bankruptcy: 'zero' }), 'bar GBm');
  assert.deepEqual([nothing.total, nothing.points, nothing.lines], [0, [0], []]);
});

for (const bankruptcy of ['eliminate', 'debt', 'zero']) {
  test(`paying down to exactly nothing is paying, under ${bankruptcy}`, () => {
    const exact = { ...poor, players: [{ name: 'Ann', points: 2, hand: ['GBm', 'ESf'] }, ...poor.players.slice(1)] };
    const { total, next } = outcomeOf(under(exact, { bankruptcy }), 'bar GBm');
    assert.deepEqual([total, next.players[0]?.points, next.players[0]?.out], [-2, 0, false]);
  });
}

test('the unpaid guest may take the last stool: then the bar closes the café', () => {
  const full = { ...poor, bar: guests(19) };
  assert.equal(outcomeOf(full, 'bar GBm').over, 'bar');
  assert.equal(outcomeOf(under(full, { unpaidGuest: 'removed' }), 'bar GBm').over, null);
});

test('who has left is skipped, and the last player left ends the game', () => {
  const first = outcomeOf({ ...poor, toMove: 2, players: poor.players.toReversed() }, 'bar GBm').next;
  assert.equal(first.toMove, 0);
  const bankrupt = first.players.map((player) => (player.out ? player : { ...player, points: 0 }));
  const second = outcomeOf({ ...first, players: bankrupt }, `bar ${bankrupt[0]!.hand[0]!}`);
  assert.equal(second.over, 'onePlayerLeft');
  assert.equal(second.next.toMove, 1);
  assert.deepEqual(
    second.next.players.map(({ outTurn }) => outTurn),
    [8, undefined, 7],
  );
});

/** Two gentlemen jokers with nowhere to sit, in a house where jokers never drink. */
const stuck = under(cutOut({ hand: ['Jm', 'Jm'], seats: { a: 'GBm', b: 'GBf', c: 'GBm' } }), { jokerAtBar: 'never' });

test('with nothing legal the turn is a forced pass, which draws nothing', () => {
  assert.deepEqual(legalTurns(stuck), ['pass']);
  const { points, total, lines, next } = outcomeOf(stuck, 'pass');
  assert.deepEqual([points, total, lines], [[], 0, []]);
  assert.deepEqual(next.players[0]?.hand, ['Jm', 'Jm']);
  assert.deepEqual([next.bag.length, next.toMove, next.turn, next.passes], [30, 1, 8, 1]);
});

test('the next turn that is no pass ends the row of passes', () => {
  assert.equal(outcomeOf(outcomeOf(stuck, 'pass').next, 'bar CUf').next.passes, 0);
});

test('a stuck player may have to leave instead, by the same pass', () => {
  const house = { jokerAtBar: 'never', stuckPlayer: 'eliminate' };
  const three = { ...stuck, players: [...stuck.players, { name: 'Cem', hand: ['CUf'] }] };
  const { total, next, over } = outcomeOf(under(three, house), 'pass');
  assert.deepEqual([total, over, next.toMove], [0, null, 1]);
  assert.deepEqual(next.players[0], { name: 'Ann', points: 40, hand: [], handLimit: 5, out: true, outTurn: 7 });
  assert.equal(next.bag.length, 30);
  const toBag = outcomeOf(under(three, { ...house, eliminatedTiles: 'toBag' }), 'pass').next;
  assert.deepEqual(toBag.bag.slice(-3), [guests(30).at(-1), 'Jm', 'Jm']);
  assert.equal(outcomeOf(under(stuck, house), 'pass').over, 'onePlayerLeft');
});
