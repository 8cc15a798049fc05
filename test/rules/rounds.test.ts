import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns } from '../../src/referee/index.js';
import { cutOut, guests, outcomeOf, ruling, under, type CutOut } from '../helpers/cut-out.js';

/** Who comes next, and how long the café stays open: "Rounds" and "Final round" in `docs/contract.md` section 8. */

const waiting = [
  { name: 'Ben', points: 90, hand: ['GBf', 'GBm'] },
  { name: 'Cem', points: 90, hand: ['RUf'] },
];
const party = (rest: Partial<CutOut> = {}): PositionInput =>
  cutOut({ hand: ['GBf', 'GBm'], ann: { points: 90 }, others: waiting, turn: 0, ...rest });
const gone = { points: 9, hand: [], out: true, outTurn: 1 };

/** Plays these turns one after the other. */
const after = (position: PositionInput, ...turns: string[]): PositionInput =>
  turns.reduce((at, turn) => outcomeOf(at, turn).next, position);

/** Who moves, turn after turn, when everybody goes to the bar. */
function movers(position: PositionInput, turns: number): string {
  let at = position;
  let names = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const mover = at.players[at.toMove ?? 0]!;
    names += mover.name![0]!;
    at = after(at, `bar ${mover.hand![0]!}`);
  }
  return names;
}

describe('the order of play', () => {
  const rotating = { turnOrder: 'rotating' };

  test('goes round clockwise, or begins one seat further with each round', () => {
    assert.equal(movers(party(), 9), 'ABC'.repeat(3));
    assert.equal(movers(under(party(), rotating), 12), 'ABC' + 'BCA' + 'CAB' + 'ABC');
    assert.equal(movers(under(party({ toMove: 2 }), rotating), 6), 'CAB' + 'ABC');
  });

  test('is told from the turns played where a position does not say who began the round', () => {
    // Seven turns of three players: Cem began the third round, Ann goes on with it.
    assert.equal(movers(under(party({ turn: 7 }), rotating), 8), 'AB' + 'ABC' + 'BCA');
    assert.equal(movers(under(party({ turn: 7, roundStarter: 0 }), rotating), 5), 'ABC' + 'BC');
  });

  test('leaves out whoever has left', () => {
    const [ben, cem] = waiting;
    assert.equal(movers(under(party({ others: [{ name: 'Ben', ...gone }, cem!] }), rotating), 6), 'AC' + 'CA' + 'AC');
    const starterLeft = party({ turn: 4, toMove: 2, roundStarter: 1, others: [{ name: 'Ben', ...gone }, cem!] });
    assert.equal(movers(under(starterLeft, rotating), 4), 'CA' + 'CA');
    assert.equal(movers(party({ others: [ben!, { name: 'Cem', ...gone }] }), 4), 'ABAB');
  });

  test('is a part of the position only where it counts', () => {
    const starterAfter = (options: object) => outcomeOf(under(party(), options), 'bar GBf').next.roundStarter;
    assert.deepEqual([{}, { finalRound: true }, rotating].map(starterAfter), [undefined, 0, 0]);
  });

  test('where it rotates, all are stuck once everybody must have passed', () => {
    const stuck = (passes: number, options: object, players = 3) => {
      const jokers = ['Ben', 'Cem'].map((name) => ({ name, hand: ['Jm'] })).slice(0, players - 1);
      const seats = { a: 'GBm', b: 'GBf', c: 'GBm' };
      const position = cutOut({ hand: ['Jm'], others: jokers, seats, passes, roundStarter: 0 });
      return outcomeOf(under(position, { jokerAtBar: 'never', ...options }), 'pass').over;
    };
    assert.deepEqual([stuck(1, {}), stuck(2, {})], [null, 'allStuck']);
    assert.deepEqual([2, 3, 4].map((passes) => stuck(passes, rotating)), [null, null, 'allStuck']); // prettier-ignore
    assert.deepEqual([1, 2].map((passes) => stuck(passes, rotating, 2)), [null, 'allStuck']); // prettier-ignore
  });
});

describe('the final round', () => {
  const last = (rest: Partial<CutOut> = {}): PositionInput =>
    under(party({ turn: 6, roundStarter: 0, ...rest }), { finalRound: true });

  test('with a full bar: no more visits, else as always, until everybody has had the turn', () => {
    const full = after(last({ drinking: 19 }), 'bar GBm');
    assert.deepEqual([full.over, full.toMove], [null, 1]);
    assert.equal(ruling(full, 'bar GBf'), 'barFull');
    assert.equal(ruling(full, 'bar FRf'), 'notInHand');
    assert.ok(legalTurns(full).every((turn) => turn.includes('>')));
    const cem = after(full, 'GBf>a GBm>b');
    assert.deepEqual([cem.over, legalTurns(cem)], [null, ['pass']]);
    assert.equal(after(cem, 'pass').over, 'bar');
  });

  test('is over at once for whoever fills the bar as the last in it', () => {
    assert.equal(after(last({ drinking: 19, toMove: 2, turn: 8 }), 'bar RUf').over, 'bar');
    assert.equal(after(last({ drinking: 19, toMove: 1, turn: 7 }), 'bar GBf').over, null);
  });

  test('begins with the next player left if whoever began it has left', () => {
    const position = last({ drinking: 19, toMove: 2, turn: 8, ann: gone, hand: [] });
    assert.equal(after(position, 'bar RUf').over, 'bar');
    const benMoves = last({ drinking: 19, toMove: 1, turn: 7, ann: gone, hand: [] });
    assert.equal(after(benMoves, 'bar GBf').over, null);
  });

  test('with every chair taken: the bar is open', () => {
    const full = after(last({ seats: { a: 'GBm', b: 'GBf', c: 'GBm' } }), 'GBf>d draw 3');
    assert.equal(full.over, null);
    assert.deepEqual(legalTurns(full), ['bar GBf', 'bar GBm']);
    assert.equal(after(full, 'bar GBf', 'bar RUf').over, 'chairs');
  });

  test('with too few in the bag: it gives what it has', () => {
    const short = after(last({ bag: guests(6) }), 'bar GBm');
    assert.deepEqual([short.over, short.bag?.length], [null, 2]);
    const empty = after(short, 'bar GBf');
    assert.deepEqual([empty.over, empty.bag?.length, empty.players[1]!.hand?.length], [null, 0, 3]);
    assert.equal(after(empty, 'bar RUf').over, 'bag');
  });

  test('with a hand that is empty for good', () => {
    const plan = { GB1: ['a', 'b', 'c', 'd'], ES1: ['e', 'f', 'g', 'h'] };
    const seats = { a: 'GBm', b: 'GBf', c: 'GBm' };
    const none = after(last({ hand: ['GBf'], ann: { points: 9, handLimit: 1 }, plan, seats }), 'GBf>d draw 0');
    assert.deepEqual([none.over, none.players[0]!.hand], [null, []]);
    assert.equal(after(none, 'bar GBf', 'bar RUf').over, 'emptyHand');
  });

  test('is not played when one player is left, or all are stuck', () => {
    const poor = { ann: { points: 0 }, drinking: 7, others: [waiting[0]!, { name: 'Cem', ...gone }] };
    assert.equal(after(last(poor), 'bar GBm').over, 'onePlayerLeft');
    const seats = { a: 'GBm', b: 'GBf', c: 'GBm' };
    const jokers = ['Ben', 'Cem'].map((name) => ({ name, hand: ['Jm'] }));
    const stuck = cutOut({ hand: ['Jm'], others: jokers, seats, passes: 2, roundStarter: 0 });
    assert.equal(after(under(stuck, { jokerAtBar: 'never', finalRound: true }), 'pass').over, 'allStuck');
  });

  test('names the first of several reasons', () => {
    const chairsFull = { seats: { a: 'GBm', b: 'GBf', c: 'GBm', d: 'GBf' } };
    const both = last({ ...chairsFull, drinking: 19, bag: guests(8), toMove: 2, turn: 8 });
    assert.equal(after(both, 'bar RUf').over, 'bar');
  });

  test('goes with rounds that rotate: the café closes before the next one begins', () => {
    const rotating = (position: PositionInput) => under(position, { finalRound: true, turnOrder: 'rotating' });
    const second = rotating(party({ drinking: 19, toMove: 0, turn: 5, roundStarter: 1 }));
    assert.equal(after(second, 'bar GBm').over, 'bar');
    const first = rotating(party({ drinking: 19, toMove: 2, turn: 4, roundStarter: 1 }));
    assert.equal(after(first, 'bar RUf').over, null);
  });
});
