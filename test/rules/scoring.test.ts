import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONE, PAIR, TWINS, cutOut, outcomeOf, under } from '../helpers/cut-out.js';

const couple = cutOut({ hand: ['GBm', 'Jm'], plan: PAIR, seats: { a: 'GBf', d: 'ESf' } });

test('every table at the chair scores, and each point has its line', () => {
  const { points, total, lines } = outcomeOf(couple, 'GBm>s');
  assert.deepEqual(lines, [
    { step: 0, rule: 'oneNation', table: 'GB1', count: 2, points: 4, section: '4.8' },
    { step: 0, rule: 'company', table: 'ES1', count: 2, points: 2, section: '4.7' },
  ]);
  assert.deepEqual([points, total], [[6], 6]);
});

test('two, three and four of one nation earn 4, 6 and 8, or 2, 3 and 8', () => {
  const seats: Record<string, string> = {};
  const earned = { every: [] as number[], completion: [] as number[] };
  for (const [i, guest] of ['GBf', 'GBm', 'GBf', 'GBm'].entries()) {
    const chair = ONE.GB1[i]!;
    const position = cutOut({ hand: [guest], seats: { ...seats }, turn: 0 });
    for (const rule of ['every', 'completion'] as const) {
      earned[rule].push(outcomeOf(under(position, { monoDoubling: rule }), `${guest}>${chair}`).total);
    }
    seats[chair] = guest;
  }
  assert.deepEqual(earned, { every: [0, 4, 6, 8], completion: [0, 2, 3, 8] });
});

test('a foreigner at the table ends the doubling', () => {
  const position = cutOut({ hand: ['GBf'], plan: PAIR, seats: { s: 'ESm', a: 'GBf' } });
  assert.equal(outcomeOf(position, 'GBf>b').total, 3);
});

test('a named joker is of its nation, and a foreigner at the other table', () => {
  assert.equal(outcomeOf(couple, 'Jm=GB>s').total, 4 + 2);
  assert.equal(outcomeOf(couple, 'Jm=ES>s').total, 2 + 4);
});

test('a chameleon is of both nations', () => {
  assert.equal(outcomeOf(under(couple, { jokerNationality: 'chameleon' }), 'Jm>s').total, 4 + 4);
});

test('one nation is the table’s own, or any single one where the house says so', () => {
  const plan = { GB1: ['a', 'b', 's', 't'], ES1: ['s', 't', 'd', 'e'] };
  const spaniards = cutOut({ hand: ['ESm'], plan, seats: { s: 'ESf' } });
  assert.equal(outcomeOf(spaniards, 'ESm>t').total, 2 + 4);
  assert.equal(outcomeOf(under(spaniards, { monoBasis: 'anyNation' }), 'ESm>t').total, 4 + 4);
});

test('under any nation, too, a joker without a name is of the table’s', () => {
  const plan = { GB1: ['a', 'b', 's', 't'], ES1: ['s', 't', 'd', 'e'] };
  const position = cutOut({ hand: ['Jm'], plan, seats: { s: 'ESf' } });
  const rules = { monoBasis: 'anyNation', jokerNationality: 'chameleon' };
  assert.equal(outcomeOf(under(position, rules), 'Jm>t').total, 2 + 4);
});

test('the first guest at a table earns what the house gives', () => {
  const position = cutOut({ hand: ['GBm', 'GBf'], plan: PAIR, seats: { d: 'ESf' } });
  assert.equal(outcomeOf(position, 'GBm>s').total, 0 + 2);
  const friendly = under(position, { loneGuestPoints: 1 });
  assert.deepEqual(
    outcomeOf(friendly, 'GBm>s').lines.map(({ rule, table, points }) => [rule, table, points]),
    [['loneGuest', 'GB1', 1], ['company', 'ES1', 2]],
  ); // prettier-ignore
  assert.deepEqual(outcomeOf(friendly, 'GBm>a GBf>b').points, [1, 4]);
  assert.deepEqual(outcomeOf({ ...friendly, turn: 0, seats: {} }, 'GBm>a').points, [1]);
});

test('the most one ordinary guest can earn is 8 + 8', () => {
  const seats = { a: 'GBm', b: 'GBf', c: 'GBm', d: 'GBm', e: 'GBf', f: 'GBm' };
  for (const monoDoubling of ['every', 'completion']) {
    const { total, mono } = outcomeOf(under(cutOut({ hand: ['GBf'], plan: TWINS, seats }), { monoDoubling }), 'GBf>s');
    assert.deepEqual([total, mono], [16, 2]);
  }
});

test('each guest is scored by itself, in the order of the steps', () => {
  const position = cutOut({ hand: ['GBm', 'GBf', 'GBf'], seats: { a: 'GBm', b: 'GBf' } });
  assert.deepEqual(outcomeOf(position, 'GBm>c GBf>d').points, [6, 8]);
  assert.deepEqual(
    outcomeOf(position, 'GBm>c GBf>d').lines.map(({ step }) => step),
    [0, 1],
  );
});
