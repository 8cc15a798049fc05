import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns } from '../../src/referee/index.js';
import type { PositionInput } from '../../src/notation/index.js';

import { ONE, cutOut, guests, outcomeOf, ruling, under } from '../helpers/cut-out.js';

const REASONS = ['bar', 'chairs', 'bag', 'emptyHand', 'onePlayerLeft', 'allStuck'] as const;

const stuckSeats = { a: 'GBm', b: 'GBf', c: 'GBm' };
const THREE = [
  { name: 'Ben', hand: ['CUf'] },
  { name: 'Cem', hand: ['CUm'] },
];

/** For every reason of the board game a position and the turn that closes the café for it. */
const closing: Record<(typeof REASONS)[number], readonly [position: PositionInput, turn: string]> = {
  bar: [cutOut({ hand: ['GBm'], drinking: 19 }), 'bar GBm'],
  chairs: [cutOut({ hand: ['GBf'], seats: stuckSeats }), 'GBf>d'],
  bag: [cutOut({ hand: ['GBm', 'GBf'], ann: { handLimit: 2 }, bag: guests(6) }), 'GBm>a GBf>b'],
  emptyHand: [
    cutOut({ hand: ['GBf'], ann: { handLimit: 1 }, plan: { ...ONE, ES1: ['e', 'f', 'g', 'h'] }, seats: stuckSeats }),
    'GBf>d draw 0',
  ],
  onePlayerLeft: [cutOut({ hand: ['GBm'], ann: { points: 0 }, drinking: 5 }), 'bar GBm'],
  allStuck: [under(cutOut({ hand: ['Jm'], seats: stuckSeats, passes: 1 }), { jokerAtBar: 'never' }), 'pass'],
};

for (const reason of REASONS) {
  const [position, turn] = closing[reason];

  test(`${reason}: ${turn} closes the café`, () => {
    assert.notDeepEqual(legalTurns(position), []);
    const { over, next } = outcomeOf(position, turn);
    assert.deepEqual([over, next.over], [reason, reason]);
  });

  test(`${reason}: then nothing is legal, whether the position says so or its guests do`, () => {
    const { next } = outcomeOf(position, turn);
    const { over: _, ...unsaid } = next;
    for (const closed of [next, unsaid]) {
      assert.deepEqual(legalTurns(closed), []);
      for (const wish of ['pass', 'bar CUf', 'CUf>a', 'swap CUf>a']) assert.equal(ruling(closed, wish), 'gameOver');
      assert.equal(ruling(closed, 'nonsense'), 'notation');
    }
  });
}

test('one short of each end, play goes on', () => {
  assert.equal(outcomeOf(cutOut({ hand: ['GBm'], drinking: 18 }), 'bar GBm').over, null);
  assert.equal(outcomeOf(cutOut({ hand: ['GBf'], seats: { a: 'GBm', b: 'GBf' } }), 'bar GBf').over, null);
  const [bag, turn] = closing.bag;
  assert.equal(outcomeOf({ ...bag, bag: guests(7) }, turn).over, null);
  assert.equal(outcomeOf(closing.emptyHand[0], 'GBf>d').over, null);
  const three = { ...closing.onePlayerLeft[0], players: [{ name: 'Ann', points: 0, hand: ['GBm'] }, ...THREE] };
  assert.equal(outcomeOf(three, 'bar GBm').over, null);
  const passing = { ...closing.allStuck[0], players: [{ name: 'Ann', hand: ['Jm'] }, ...THREE] };
  assert.equal(outcomeOf(passing, 'pass').over, null);
});

test('the house says at how many tiles in the bag the café closes, after the refill', () => {
  const [position, turn] = closing.bag;
  const over = (bagEndAt: number, bag: number) =>
    outcomeOf(under({ ...position, bag: guests(bag) }, { bagEndAt }), turn).over;
  assert.deepEqual([over(4, 6), over(4, 7)], ['bag', null]);
  assert.deepEqual([over(3, 5), over(3, 6)], ['bag', null]);
  assert.deepEqual([over(0, 1), over(0, 2), over(0, 3)], ['bag', 'bag', null]);
});

test('of several reasons the first in order counts', () => {
  const [bar] = closing.bar;
  const [chairs] = closing.chairs;
  const [hand] = closing.emptyHand;
  const broke = [{ name: 'Ann', points: 0, hand: ['GBm'] }, bar.players[1]!];
  const bag = guests(4);
  assert.equal(outcomeOf({ ...bar, bag: guests(5) }, 'bar GBm').over, 'bar');
  assert.equal(outcomeOf({ ...bar, players: broke }, 'bar GBm').over, 'bar');
  assert.equal(outcomeOf({ ...chairs, bag: guests(5) }, 'GBf>d').over, 'chairs');
  assert.equal(outcomeOf({ ...hand, plan: ONE }, 'GBf>d draw 0').over, 'chairs');
  const toBag = { ...hand, bag: guests(5), players: [{ ...hand.players[0]!, handLimit: 2 }, hand.players[1]!] };
  assert.equal(outcomeOf(toBag, 'GBf>d').over, 'bag');
  for (const reason of ['bar', 'chairs'] as const) {
    assert.deepEqual(
      legalTurns({ ...closing[reason][0], bag }),
      [],
      `${reason}: the bag is at its end before the turn`,
    );
  }
});

test('the first stuck player who leaves can leave the last one behind', () => {
  const house = { jokerAtBar: 'never', stuckPlayer: 'eliminate' };
  assert.equal(outcomeOf(under(closing.allStuck[0], house), 'pass').over, 'onePlayerLeft');
});

test('a player who is out does not close the café with an empty hand', () => {
  const out = { name: 'Cem', hand: [], handLimit: 0, out: true, outTurn: 3 };
  const position = cutOut({ hand: ['GBm'], others: [{ name: 'Ben', hand: ['CUf'] }, out] });
  assert.equal(outcomeOf(position, 'bar GBm').over, null);
});

test('an empty hand with a limit is no end: the player has to pass', () => {
  const position = cutOut({ hand: [], others: [{ name: 'Ben', hand: ['CUf'] }] });
  assert.deepEqual(legalTurns(position), ['pass']);
});
