import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns } from '../../src/referee/index.js';
import { ONE, PAIR, TWINS, cutOut, outcomeOf, reasonOf, ruling, under } from '../helpers/cut-out.js';

const opening = cutOut({ hand: ['GBm', 'GBf', 'ESf'], plan: { ...ONE, ES1: ['e', 'f', 'g', 'h'] }, turn: 0 });

const openings = {
  loneAllowed: { 'GBm>a': 'legal', 'GBm>a GBf>b': 'legal', 'GBm>a ESf>e': 'isolated' },
  loneRequired: { 'GBm>a': 'legal', 'GBm>a GBf>b': 'tooMany', 'GBm>a ESf>e': 'tooMany' },
  noException: { 'GBm>a': 'isolated', 'GBm>a GBf>b': 'legal', 'GBm>a ESf>e': 'isolated' },
};

for (const [firstMove, expected] of Object.entries(openings)) {
  for (const [turn, code] of Object.entries(expected)) {
    test(`opening turn under ${firstMove}, ${turn}: ${code}`, () => {
      assert.equal(ruling(under(opening, { firstMove }), turn), code);
    });
  }

  test(`after the opening turn ${firstMove} changes nothing`, () => {
    const later = { ...under(opening, { firstMove }), turn: 1 };
    assert.equal(ruling(later, 'GBm>a'), 'isolated');
    assert.equal(ruling(later, 'GBm>a GBf>b'), 'legal');
  });
}

test('the opening guest alone scores nothing', () => {
  assert.deepEqual(outcomeOf(opening, 'GBm>a').points, [0]);
});

test('whatever is done in it, the opening turn is the first one', () => {
  const next = outcomeOf(opening, 'bar GBm').next;
  assert.equal(ruling({ ...next, toMove: 0 }, 'GBf>a'), 'isolated');
});

test('a chair takes guests of its tables’ nations only', () => {
  const position = cutOut({ hand: ['CNf', 'ESf', 'GBf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } });
  assert.deepEqual(reasonOf(position, 'ESf>b'), { code: 'nation', step: 0, chairs: ['b'], tables: ['GB1'] });
  assert.deepEqual(reasonOf(position, 'CNf>s'), { code: 'nation', step: 0, chairs: ['s'], tables: ['GB1', 'ES1'] });
  assert.equal(ruling(position, 'ESf>s'), 'legal');
  assert.equal(ruling(position, 'GBf>s'), 'legal');
});

test('a table may be taken by foreigners alone', () => {
  const plan = { GB1: ['s', 'b', 'c', 't'], ES1: ['s', 'd', 'e', 'f'], CN1: ['t', 'g', 'h', 'i'] };
  assert.deepEqual(outcomeOf(cutOut({ hand: ['ESm', 'CNf'], plan }), 'ESm>s CNf>t').points, [0, 2]);
});

test('a taken chair and a chair that is not there are named', () => {
  const position = cutOut({ hand: ['GBf', 'GBm'], seats: { a: 'GBm', b: 'GBf' } });
  assert.deepEqual(reasonOf(position, 'GBf>a'), { code: 'occupied', step: 0, chairs: ['a'], tables: [] });
  assert.deepEqual(reasonOf(position, 'GBf>c GBm>c'), { code: 'occupied', step: 1, chairs: ['c'], tables: [] });
  assert.deepEqual(reasonOf(position, 'GBf>zz'), { code: 'unknownChair', step: 0, chairs: [], tables: [] });
});

test('nobody plays a guest that the hand does not hold, or holds once only', () => {
  const position = cutOut({ hand: ['GBf'], seats: { a: 'GBm', b: 'GBf' } });
  assert.equal(ruling(position, 'GBm>c'), 'notInHand');
  assert.deepEqual(reasonOf(position, 'GBf>c GBf>d'), { code: 'notInHand', step: 1, chairs: [], tables: [] });
});

test('three guests are too many', () => {
  const position = cutOut({ hand: ['GBf', 'GBm', 'GBf'], seats: { a: 'GBm' } });
  assert.deepEqual(reasonOf(position, 'GBf>b GBm>c GBf>d'), { code: 'tooMany', step: 2, chairs: ['d'], tables: [] });
});

test('balance names the table and everybody round it', () => {
  const position = cutOut({ hand: ['GBm'], plan: PAIR, seats: { d: 'ESm', e: 'ESf', f: 'ESm', a: 'GBf' } });
  assert.deepEqual(reasonOf(position, 'GBm>s'), { code: 'balance', step: 0, chairs: ['d', 'e', 'f'], tables: ['ES1'] });
});

test('balance guest by guest depends on the order, at the end of the turn it does not', () => {
  const position = cutOut({ hand: ['GBm', 'GBf', 'GBm'], seats: { c: 'GBm' } });
  const atEnd = under(position, { balanceCheck: 'endOfTurn' });
  assert.equal(ruling(position, 'GBm>a GBf>b'), 'balance');
  assert.equal(ruling(position, 'GBf>b GBm>a'), 'legal');
  assert.equal(ruling(atEnd, 'GBm>a GBf>b'), 'legal');
  assert.equal(ruling(atEnd, 'GBf>b GBm>a'), 'legal');
  assert.deepEqual(reasonOf(atEnd, 'GBm>a GBm>b'), {
    code: 'balance',
    step: 0,
    chairs: ['a', 'b', 'c'],
    tables: ['GB1'],
  });
});

test('at the end of the turn only the tables of this turn’s chairs are checked', () => {
  const plan = { ...ONE, ES1: ['e', 'f', 'g', 'h'] };
  const position = cutOut({ hand: ['GBf'], plan, seats: { a: 'GBm', e: 'ESm', f: 'ESm' } });
  const rules = { balanceCheck: 'endOfTurn', singleSexTables: true, singleSexNeighbours: 'exempt' };
  assert.equal(ruling(under(position, rules), 'GBf>b'), 'legal');
});

test('company at one table is enough; none is refused with the guest’s chair and tables', () => {
  const position = cutOut({ hand: ['GBm', 'GBf'], plan: PAIR, seats: { d: 'ESf' } });
  assert.equal(ruling(position, 'GBm>s'), 'legal');
  assert.deepEqual(reasonOf(position, 'GBm>a'), { code: 'isolated', step: 0, chairs: ['a'], tables: ['GB1'] });
  assert.equal(ruling(position, 'GBm>a GBf>b'), 'legal');
});

test('the second guest may join the first at any of its tables', () => {
  const position = cutOut({ hand: ['GBm', 'GBf'], plan: TWINS });
  for (const second of ['a', 'b', 'c', 'd', 'e', 'f']) assert.equal(ruling(position, `GBm>s GBf>${second}`), 'legal');
  assert.equal(ruling(position, 'GBm>a GBf>d'), 'isolated');
});

test('a joker is named between two nations and nowhere else', () => {
  const position = cutOut({ hand: ['Jf', 'GBf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } });
  assert.deepEqual(reasonOf(position, 'Jf>s'), {
    code: 'jokerNeedsNation',
    step: 0,
    chairs: ['s'],
    tables: ['GB1', 'ES1'],
  });
  assert.equal(ruling(position, 'Jf=GB>s'), 'legal');
  assert.equal(ruling(position, 'Jf=ES>s'), 'legal');
  assert.deepEqual(reasonOf(position, 'Jf=FR>s'), { code: 'nation', step: 0, chairs: ['s'], tables: ['GB1', 'ES1'] });
  assert.equal(ruling(position, 'Jf=GB>b'), 'notation');
  assert.equal(ruling({ ...position, plan: TWINS, seats: { a: 'GBm' } }, 'Jf=GB>s'), 'notation');
});

test('a chameleon is never named', () => {
  const position = cutOut({ hand: ['Jf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } });
  const chameleon = under(position, { jokerNationality: 'chameleon' });
  assert.equal(ruling(chameleon, 'Jf>s'), 'legal');
  assert.equal(ruling(chameleon, 'Jf=GB>s'), 'notation');
});

test('the order of the steps makes another turn, equal tiles do not', () => {
  const turns = legalTurns(cutOut({ hand: ['GBf', 'GBf', 'GBm'], seats: { a: 'GBm' } }));
  assert.equal(turns.includes('GBf>b GBm>c') && !turns.includes('GBm>c GBf>b'), true);
  assert.equal(new Set(turns).size, turns.length);
});
