import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns } from '../../src/referee/index.js';
import { cards } from '../helpers/card-positions.js';
import { PAIR, TWINS, cutOut, outcomeOf, reasonOf, ruling, under, type CutOut } from '../helpers/cut-out.js';

/** Coffee klatch and regulars' table, `docs/rules.md 5.2`, `6.10` and "Klatch" in `docs/contract.md` section 8. */

const FOUR = 'GBf>a GBf>b GBf>c GBf>d';
const ladies = ['GBf', 'GBf', 'GBf', 'GBf'];

/** Where the variant is played, under any other options. */
const house = (rest: Partial<CutOut> = {}, options: object = {}): PositionInput =>
  under(cutOut({ hand: ladies, ...rest }), { singleSexTables: true, ...options });
const earned = (position: PositionInput, turn: string): string[] =>
  outcomeOf(position, turn).lines.map(({ rule, table, points }) => `${rule} ${String(table)} ${String(points)}`);

describe('who makes one', () => {
  test('four of one sex at one table; only the last of them earns', () => {
    const { points, lines, mono } = outcomeOf(house(), FOUR);
    assert.deepEqual([points, mono], [[0, 0, 0, 40], 1]);
    assert.deepEqual(lines, [{ step: 3, rule: 'klatch', table: 'GB1', count: 4, points: 40, section: '5.2' }]);
    assert.deepEqual(earned(house({ hand: ['GBm', 'Jm', 'GBm', 'Jm'] }), 'GBm>a Jm>b GBm>c Jm>d'), ['regulars GB1 40']);
  });

  test('three, with one who sits there already, wherever it is', () => {
    assert.deepEqual(earned(house({ seats: { a: 'GBf' } }), 'GBf>c GBf>b GBf>d'), ['klatch GB1 40']);
    const spaniard = { plan: PAIR, seats: { s: 'ESf', d: 'ESm' } };
    assert.deepEqual(earned(house(spaniard), 'GBf>a GBf>b GBf>c'), ['klatch GB1 20']);
    assert.equal(outcomeOf(house(spaniard), 'GBf>a GBf>b GBf>c').mono, 0);
  });

  test('not two, who are looked at as in any other turn', () => {
    const seats = { a: 'GBf', b: 'GBf' };
    assert.equal(ruling(house({ seats }, { singleSexNeighbours: 'exempt' }), 'GBf>c GBf>d'), 'balance');
  });

  test('not three alone, nor ladies and gentlemen, nor guests of two tables', () => {
    assert.equal(ruling(house(), 'GBf>a GBf>b GBf>c'), 'notSingleSex');
    assert.equal(ruling(house({ hand: ['GBf', 'GBf', 'GBf', 'GBm'] }), 'GBf>a GBf>b GBf>c GBm>d'), 'notSingleSex');
    assert.equal(ruling(house({ seats: { a: 'GBm' } }), 'GBf>b GBf>c GBf>d'), 'notSingleSex');
    assert.equal(ruling(house({ plan: TWINS }), 'GBf>a GBf>b GBf>c GBf>d'), 'notSingleSex');
  });

  test('not five; and where the variant is not played, not even three', () => {
    const five = { hand: [...ladies, 'GBf'], plan: PAIR };
    assert.deepEqual([reasonOf(house(five), 'GBf>a GBf>b GBf>c GBf>s GBf>d').code], ['tooMany']);
    assert.equal(ruling(under(house(), {}), 'GBf>a GBf>b GBf>c'), 'tooMany');
  });

  test('hand, chairs and nations of all of them are looked at first', () => {
    const hand = [...ladies.slice(1), 'ESf'];
    const asked = (turn: string, seats = {}) => reasonOf(house({ hand, seats }), turn);
    const inTurn = ({ code, step }: ReturnType<typeof asked>) => [code, step];
    assert.deepEqual(inTurn(asked('GBf>a GBf>b FRf>c')), ['notInHand', 2]);
    assert.deepEqual(inTurn(asked('GBf>a GBf>b GBf>z')), ['unknownChair', 2]);
    assert.deepEqual(inTurn(asked('GBf>a GBf>b GBf>c', { c: 'GBm' })), ['occupied', 2]);
    assert.deepEqual(inTurn(asked('GBf>a GBf>b ESf>c')), ['nation', 2]);
    assert.deepEqual(inTurn(asked('GBf>a GBf>b GBf>c')), ['notSingleSex', 2]);
  });

  test('the first table in the order of the plan, if it could be two', () => {
    const plan = { GB1: ['a', 's', 't', 'u'], GB2: ['s', 't', 'u', 'b'] };
    const both = { plan, seats: { a: 'GBf', b: 'GBf' } };
    assert.equal(ruling(house(both), 'GBf>s GBf>t GBf>u'), 'balance');
    assert.deepEqual(earned(house(both, { singleSexNeighbours: 'exempt' }), 'GBf>s GBf>t GBf>u'), ['klatch GB1 40']);
  });
});

describe('what it is worth', () => {
  test('the same under either doubling', () => {
    assert.equal(outcomeOf(house({}, { monoDoubling: 'completion' }), FOUR).total, 40);
  });

  test('one nation is the table’s, or any, as the house has it', () => {
    const spanish = {
      hand: ['ESf', 'ESf', 'ESf', 'ESf'],
      plan: { GB1: ['a', 'b', 'c', 'd'], ES1: ['a', 'b', 'c', 'd'] },
    };
    const turn = 'ESf>a ESf>b ESf>c ESf>d';
    const under = (monoBasis: string) => earned(house(spanish, { singleSexNeighbours: 'exempt', monoBasis }), turn);
    assert.deepEqual([under('tableNation'), under('anyNation')], [['klatch GB1 20'], ['klatch GB1 40']]);
  });

  test('of one nation it is a one-nation table for the refill', () => {
    const plan = { GB1: ['a', 'b', 'c', 'd'], ES1: ['e', 'f', 'g', 'h'] };
    assert.deepEqual(legalTurns(house({ plan })).filter((turn) => turn.startsWith(FOUR)), [FOUR, `${FOUR} draw 4`]); // prettier-ignore
    const { next } = outcomeOf(house({ plan }), `${FOUR} draw 4`);
    assert.deepEqual([next.players[0]!.handLimit, next.players[0]!.hand.length], [4, 4]);
    const mixed = house({ plan: PAIR, seats: { s: 'ESf', d: 'ESm' } });
    assert.equal(ruling(mixed, 'GBf>a GBf>b GBf>c draw 3'), 'drawCount');
  });
});

describe('the tables beside it', () => {
  const beside = (neighbours: string, rest: Partial<CutOut>): PositionInput =>
    house({ plan: PAIR, ...rest }, { singleSexNeighbours: neighbours });
  const turn = 'GBf>s GBf>a GBf>b GBf>c';

  test('strict: are paid as always, step by step', () => {
    const couple = { seats: { d: 'ESm' } };
    assert.deepEqual(outcomeOf(beside('strict', couple), turn).points, [2, 0, 0, 40]);
    assert.deepEqual(outcomeOf(beside('exempt', couple), turn).points, [0, 0, 0, 40]);
  });

  test('strict: must be in balance', () => {
    const trio = { seats: { d: 'ESf', e: 'ESm', f: 'ESf' } };
    const { code, step, tables } = reasonOf(beside('strict', trio), turn);
    assert.deepEqual([code, step, tables], ['balance', 0, ['ES1']]);
    assert.equal(ruling(beside('exempt', trio), turn), 'legal');
  });

  test('strict: checked at the end of the turn where the house does so', () => {
    const trio = house({ plan: PAIR, seats: { d: 'ESf', e: 'ESm', f: 'ESf' } }, { balanceCheck: 'endOfTurn' });
    assert.equal(ruling(trio, turn), 'balance');
    const pair = house({ plan: PAIR, seats: { d: 'ESf', e: 'ESm' } }, { balanceCheck: 'endOfTurn' });
    assert.equal(ruling(pair, turn), 'legal');
  });

  test('one that is completed lowers the hand only where it is looked at', () => {
    const nearly = { plan: TWINS, seats: { d: 'GBm', e: 'GBf', f: 'GBm' } };
    const strict = outcomeOf(beside('strict', nearly), turn);
    assert.deepEqual([strict.points, strict.mono], [[8, 0, 0, 40], 2]);
    const exempt = outcomeOf(beside('exempt', nearly), turn);
    assert.deepEqual([exempt.points, exempt.mono], [[0, 0, 0, 40], 1]);
  });

  test('are looked at as a whole by the turns that follow', () => {
    const plan = { GB1: ['a', 'b', 's', 't'], ES1: ['s', 't', 'd', 'e'] };
    const { next } = outcomeOf(beside('exempt', { plan }), 'GBf>a GBf>b GBf>s GBf>t');
    const later = (...hand: string[]) => ({
      ...next,
      toMove: 0,
      players: [{ name: 'Ann', points: 9, hand }, next.players[1]!],
    });
    assert.equal(ruling(later('ESf'), 'ESf>d'), 'balance');
    assert.deepEqual(outcomeOf(later('ESm'), 'ESm>d').points, [3]);
  });
});

describe('it is a way to seat guests', () => {
  test('in an opening turn, unless that has room for one guest only', () => {
    const opening = (firstMove: string) => ruling(house({ turn: 0 }, { firstMove }), FOUR);
    assert.deepEqual(['loneAllowed', 'noException', 'loneRequired'].map(opening), ['legal', 'legal', 'tooMany']);
  });

  test('so a bar for those who cannot sit is closed', () => {
    assert.equal(ruling(house({}, { voluntaryBar: false }), 'bar GBf'), 'mustSeat');
    assert.equal(ruling(under(cutOut({ hand: ladies }), { voluntaryBar: false }), 'bar GBf'), 'legal');
  });

  test('so a joker who could be one of them cannot drink for want of a chair', () => {
    const hand = ['GBf', 'GBf', 'GBf', 'Jf'];
    const wish = (options: object) =>
      ruling(under(cutOut({ hand }), { jokerAtBar: 'ifUnseatable', ...options }), 'bar Jf');
    assert.deepEqual([wish({ singleSexTables: true }), wish({})], ['jokerAtBar', 'legal']);
  });

  test('so nobody is stuck who can make one', () => {
    const jokers = (options: object) =>
      under(cutOut({ hand: ['Jm', 'Jm', 'Jm', 'Jm'] }), { jokerAtBar: 'never', ...options });
    assert.deepEqual(legalTurns(jokers({})), ['pass']);
    assert.equal(ruling(jokers({ singleSexTables: true }), 'pass'), 'mayNotPass');
  });
});

describe('of cards', () => {
  const turks = ['TRf', 'TRf', 'TRf', 'TRm'];
  const at = (hand: string[], seats = {}, singleSexNeighbours = 'exempt'): PositionInput =>
    cards(hand, { seats, houseRules: { singleSexTables: true, singleSexNeighbours } });

  test('three with one who sits there: no card of them has to score, and the table is replaced', () => {
    const position = at(turks, { x1: 'TRf' });
    const { points, next } = outcomeOf(position, 'TRf>x3 TRf>x4 TRf>x6');
    assert.deepEqual([points, next.tables!['NW'], next.seats], [[0, 0, 40], 'CU', {}]);
    assert.equal(ruling(at(turks, { x1: 'TRf' }, 'strict'), 'TRf>x3 TRf>x4 TRf>x6'), 'balance');
  });

  test('three that make none are an ordinary turn, four are not', () => {
    const seats = { x1: 'TRf', x8: 'ESf' };
    assert.equal(ruling(at(turks, seats), 'TRm>x3 TRf>x4 TRf>x6'), 'balance');
    assert.equal(ruling(at([...turks, 'ESm'], seats), 'TRm>x3 TRf>x4 ESm>x11'), 'legal');
    assert.equal(ruling(at(['TRf', 'TRf', 'TRm', 'TRm']), 'TRf>x1 TRm>x3 TRf>x4 TRm>x6'), 'notSingleSex');
  });

  test('the hand that it empties may declare the end', () => {
    const over = outcomeOf(at(['TRf', 'TRf', 'TRf', 'TRf']), 'TRf>x1 TRf>x3 TRf>x4 TRf>x6 end').over;
    assert.equal(over, 'declared');
  });
});
