import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns } from '../../src/referee/index.js';
import { PAIR, TWINS, cutOut, outcomeOf, reasonOf, ruling, under, type CutOut } from '../helpers/cut-out.js';

/** The birthday table, `docs/rules.md 5.1` and "Birthday" in `docs/contract.md` section 8. */

const thirty = { birthdayThreshold: 30 };
/** Ann makes a couple of Britons: 4 points. */
const couple = (points: number, rest: Partial<CutOut> = {}): PositionInput =>
  under(cutOut({ hand: ['GBf'], seats: { a: 'GBm' }, ann: { points }, ...rest }), thirty);

describe('the nation is named', () => {
  test('in the turn that reaches the threshold, and in no other', () => {
    const rulings = (turn: string) => [25, 26, 29, 30, 40].map((points) => ruling(couple(points), turn));
    assert.deepEqual(rulings('GBf>b'), ['legal', 'birthday', 'birthday', 'legal', 'legal']);
    assert.deepEqual(rulings('GBf>b birthday GB'), ['birthday', 'legal', 'legal', 'birthday', 'birthday']);
  });

  test('once in a game', () => {
    const celebrated = { ...couple(26), birthday: { nation: 'GB' } };
    assert.equal(ruling(celebrated, 'GBf>b'), 'legal');
    assert.equal(ruling(celebrated, 'GBf>b birthday GB'), 'birthday');
  });

  test('out of those that have a table', () => {
    const { code, step } = reasonOf(couple(26), 'GBf>b birthday ES');
    assert.deepEqual([code, step], ['birthday', 1]);
    assert.equal(reasonOf(couple(26), 'GBf>b').step, 1);
    assert.deepEqual(legalTurns(couple(26, { plan: PAIR })).filter((turn) => turn.includes('>b')), ['GBf>b birthday GB', 'GBf>b birthday ES']); // prettier-ignore
  });

  test('at the bar too', () => {
    const thirsty = couple(28, { drinking: 1 });
    assert.equal(ruling(thirsty, 'bar GBf'), 'birthday');
    assert.deepEqual(outcomeOf(thirsty, 'bar GBf birthday GB').next.birthday, { nation: 'GB' });
    assert.equal(ruling(couple(27, { drinking: 1 }), 'bar GBf'), 'legal');
  });

  test('after the smaller refill', () => {
    const full = couple(23, { seats: { a: 'GBm', b: 'GBf', c: 'GBm' }, plan: PAIR });
    assert.equal(ruling(full, 'GBf>s draw 4'), 'birthday');
    assert.equal(ruling(full, 'GBf>s draw 3 birthday GB'), 'drawCount');
    assert.equal(outcomeOf(full, 'GBf>s draw 4 birthday ES').next.players[0]!.handLimit, 4);
    assert.equal(ruling(full, 'GBf>s birthday ES draw 4'), 'notation');
  });

  test('although the game ends with that turn', () => {
    const full = couple(23, { seats: { a: 'GBm', b: 'GBf', c: 'GBm' } });
    assert.equal(ruling(full, 'GBf>d'), 'birthday');
    const { over, next } = outcomeOf(full, 'GBf>d birthday GB');
    assert.deepEqual([over, next.birthday], ['chairs', { nation: 'GB' }]);
  });

  test('never with an exchange, which earns nothing', () => {
    const position = couple(29, { seats: { a: 'GBm', b: 'Jf' } });
    assert.equal(ruling(position, 'swap GBf>b'), 'legal');
    assert.equal(ruling(position, 'swap GBf>b birthday GB'), 'birthday');
  });
});

describe('its points count twice', () => {
  /** Under these options and with this birthday. */
  const party = (hand: string[], nation: string, rest: Partial<CutOut>, options: object = {}): PositionInput =>
    under(cutOut({ hand, birthday: { nation }, ...rest }), options);
  const earned = (position: PositionInput, turn: string): string[] =>
    outcomeOf(position, turn).lines.map(({ rule, table, points }) => `${rule} ${String(table)} ${String(points)}`);

  test('from the next turn on, for everybody', () => {
    const { total, next } = outcomeOf(couple(26), 'GBf>b birthday GB');
    assert.equal(total, 4);
    const ben = { ...next, players: [next.players[0]!, { name: 'Ben', hand: ['GBm'] }] };
    assert.deepEqual(earned(ben, 'GBm>c'), ['oneNation GB1 6', 'birthday GB1 6']);
  });

  test('at both its tables, and at no other', () => {
    const twins = party(['GBf'], 'GB', { plan: TWINS, seats: { a: 'GBm', d: 'GBm' } });
    assert.equal(outcomeOf(twins, 'GBf>s').total, 8 + 8);
    const seats = { a: 'GBm', d: 'ESm' };
    assert.deepEqual(earned(party(['GBf'], 'ES', { plan: PAIR, seats }), 'GBf>s'), [
      'oneNation GB1 4',
      'company ES1 2',
      'birthday ES1 2',
    ]);
  });

  test('whoever comes: a joker, or the first one there', () => {
    assert.equal(outcomeOf(party(['Jf'], 'GB', { seats: { a: 'GBm' } }), 'Jf>b').total, 8);
    const lone = party(['GBf'], 'ES', { plan: PAIR, seats: { a: 'GBm' } }, { loneGuestPoints: 1 });
    assert.deepEqual(earned(lone, 'GBf>s'), ['oneNation GB1 4', 'loneGuest ES1 1', 'birthday ES1 1']);
  });

  test('a klatch as well', () => {
    const klatch = party(['GBf', 'GBf', 'GBf', 'GBf'], 'GB', {}, { singleSexTables: true });
    assert.deepEqual(earned(klatch, 'GBf>a GBf>b GBf>c GBf>d'), ['klatch GB1 40', 'birthday GB1 40']);
  });

  test('but not the bar', () => {
    assert.equal(outcomeOf(party(['GBf'], 'GB', { drinking: 5 }), 'bar GBf').total, -2);
  });

  test('once in all where it does not stack: what one nation doubles is doubled', () => {
    const total = (position: PositionInput, turn: string, options: object = {}) =>
      [true, false].map((birthdayStacks) => outcomeOf(under(position, { ...options, birthdayStacks }), turn).total);
    const full = party(['GBf'], 'GB', { seats: { a: 'GBm', b: 'GBf', c: 'GBm' } });
    const pair = party(['GBf'], 'GB', { seats: { a: 'GBm' } });
    const mixed = party(['GBf'], 'ES', { plan: PAIR, seats: { d: 'ESm' } });
    const completion = { monoDoubling: 'completion' };
    assert.deepEqual(total(full, 'GBf>d'), [16, 8]);
    assert.deepEqual(total(pair, 'GBf>b'), [8, 4]);
    assert.deepEqual(total(pair, 'GBf>b', completion), [4, 4]);
    assert.deepEqual(total(full, 'GBf>d', completion), [16, 8]);
    assert.deepEqual(total(mixed, 'GBf>s'), [4, 4]);
    const ladies = ['GBf', 'GBf', 'GBf', 'GBf'];
    const klatch = { singleSexTables: true };
    assert.deepEqual(total(party(ladies, 'GB', {}), 'GBf>a GBf>b GBf>c GBf>d', klatch), [80, 40]);
    const around = party(ladies, 'GB', { plan: PAIR, seats: { s: 'ESf', d: 'ESm' } });
    assert.deepEqual(total(around, 'GBf>a GBf>b GBf>c', klatch), [40, 40]);
  });
});
