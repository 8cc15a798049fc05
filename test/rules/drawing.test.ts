import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns, settle } from '../../src/referee/index.js';
import { cards } from '../helpers/card-positions.js';
import { outcomeOf, ruling } from '../helpers/cut-out.js';

/** Drawing, laying face down and the empty hand, `docs/rules.md 6.4`, `6.7` and `6.8`. */

const twelve = [...Array<string>(4).fill('GBf'), ...Array<string>(4).fill('GBm'), ...Array<string>(4).fill('USf')];
const anytime = { faceDown: 'anytime' };
const atOnce = { emptyHand: 'endsAtOnce' };

describe('drawing', () => {
  test('brings the next guest of the stack into the hand, and is the whole turn', () => {
    const { points, total, next } = outcomeOf(cards(['TRm']), 'draw');
    assert.deepEqual([points, total, next.toMove], [[], 0, 1]);
    assert.deepEqual(
      [next.players[0]!.hand, next.bag],
      [
        ['TRm', 'RUf'],
        ['RUm', 'RUf'],
      ],
    );
    for (const turn of ['draw TRm>x1', 'draw draw', 'draw 1']) assert.equal(ruling(cards(['TRm']), turn), 'notation');
  });

  test('is possible below twelve cards', () => {
    assert.equal(ruling(cards(twelve.slice(1)), 'draw'), 'legal');
    assert.equal(ruling(cards(twelve), 'draw'), 'handLimit');
  });

  test('of the last guest closes the café', () => {
    const { over, next } = outcomeOf(cards(['TRm'], { bag: ['RUf'] }), 'draw');
    assert.deepEqual([over, next.players[0]!.hand, legalTurns(next)], ['guestStack', ['TRm', 'RUf'], []]);
  });

  test('is not asked for: who seats guests draws none', () => {
    const { next } = outcomeOf(cards(['TRm', 'TRf', 'ESf']), 'TRm>x1 TRf>x3');
    assert.deepEqual([next.players[0]!.hand, next.bag.length], [['ESf'], 3]);
  });
});

describe('a card face down', () => {
  test('leaves the hand for good, at the limit only', () => {
    const { points, next } = outcomeOf(cards(twelve), 'down USf');
    assert.deepEqual([points, next.players[0]!.hand.length, next.players[0]!.faceDown], [[], 11, ['USf']]);
    assert.equal(ruling(cards(twelve.slice(1)), 'down USf'), 'notAtLimit');
    assert.equal(ruling(cards(twelve), 'down TRf'), 'notInHand');
    assert.equal(ruling({ ...next, toMove: 0 }, 'draw'), 'legal');
  });

  test('at any time where the house allows it', () => {
    assert.equal(ruling(cards(twelve.slice(1), { houseRules: anytime }), 'down USf'), 'legal');
    assert.equal(ruling(cards(twelve, { houseRules: anytime }), 'draw'), 'handLimit');
  });

  test('although a card could be placed', () => {
    const seats = { x1: 'TRf' };
    const hand = [...twelve.slice(1), 'TRm'];
    assert.equal(ruling(cards(hand, { seats }), 'TRm>x3'), 'legal');
    assert.equal(ruling(cards(hand, { seats }), 'down TRm'), 'legal');
  });

  test('costs as much as one in the hand', () => {
    const players = [
      { points: 20, hand: ['TRm', 'TRf'], faceDown: ['ESf', 'ESm', 'GBf'] },
      { points: 11, hand: [] },
    ];
    assert.deepEqual(settle({ ...cards([]), players }), [
      { points: 20, penalty: -10, final: 10, rank: 2 },
      { points: 11, penalty: 0, final: 11, rank: 1 },
    ]);
  });
});

test('somebody with cards always has a turn, and never passes', () => {
  assert.deepEqual(legalTurns(cards(['USf'])), ['draw']);
  assert.deepEqual(legalTurns(cards(twelve)), ['down GBf', 'down GBm', 'down USf']);
  assert.equal(ruling(cards(['USf']), 'pass'), 'mayNotPass');
  assert.equal(ruling(cards(twelve), 'pass'), 'mayNotPass');
});

describe('an empty hand', () => {
  const couple = (houseRules: object): PositionInput => cards(['TRm', 'TRf'], { houseRules });
  const last = (houseRules: object): PositionInput => cards(['TRm'], { houseRules });

  test('ends the game at once where the house says so, and nothing is declared', () => {
    assert.equal(outcomeOf(couple(atOnce), 'TRm>x1 TRf>x3').over, 'emptyHand');
    assert.equal(ruling(couple(atOnce), 'TRm>x1 TRf>x3 end'), 'mayNotEnd');
    assert.ok(!legalTurns(couple(atOnce)).some((turn) => turn.endsWith('end')));
    assert.equal(outcomeOf(last({ ...atOnce, ...anytime }), 'down TRm').over, 'emptyHand');
  });

  test('else it may be declared then, and in no later turn', () => {
    assert.deepEqual(legalTurns(couple({})).filter((turn) => turn.startsWith('TRm>x1 TRf>x3')), ['TRm>x1 TRf>x3', 'TRm>x1 TRf>x3 end']); // prettier-ignore
    assert.equal(outcomeOf(last(anytime), 'down TRm').over, null);
    assert.deepEqual(legalTurns(cards([])), ['draw']);
  });

  test('counts after a table that has no card left', () => {
    const seats = { x1: 'TRf', x3: 'TRm', x4: 'TRf' };
    const full = (houseRules: object) => cards(['TRm'], { seats, tableStack: [], houseRules });
    assert.equal(outcomeOf(full(atOnce), 'TRm>x6').over, 'tableStack');
    assert.equal(outcomeOf(full({}), 'TRm>x6').over, 'tableStack');
  });
});
