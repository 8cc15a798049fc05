import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAIR, cutOut, outcomeOf, ruling, under } from '../helpers/cut-out.js';

/** A bank of 310 points that pays only what it has: "Chips" in `docs/contract.md` section 8. */

/** A couple and a trio of Britons: 4 points, then 6. */
const trio = 'GBf>b GBm>c';

/** Ann and those who wait hold so much. */
const holding = (ann: number, ...others: number[]) =>
  under(
    cutOut({
      hand: ['GBf', 'GBm'],
      seats: { a: 'GBm' },
      ann: { points: ann },
      others: others.map((points) => ({ points, hand: ['CUf', 'CUm', 'GBf'] })),
    }),
    { chipCap: true },
  );
const pointsOf = (ann: number, ...others: number[]): readonly number[] =>
  outcomeOf(holding(ann, ...others), trio).points;

test('each step is paid in its turn, the last of them in part', () => {
  assert.deepEqual(pointsOf(100, 200), [4, 6]);
  assert.deepEqual(pointsOf(101, 200), [4, 5]);
  assert.deepEqual(pointsOf(106, 200), [4, 0]);
  assert.deepEqual(pointsOf(107, 200), [3, 0]);
  assert.deepEqual(pointsOf(110, 200), [0, 0]);
});

test('a line says what the bank could not pay', () => {
  const { lines, total, next } = outcomeOf(holding(101, 200), trio);
  assert.deepEqual(
    lines.map(({ step, rule, points }) => [step, rule, points]),
    [
      [0, 'oneNation', 4],
      [1, 'oneNation', 6],
      [1, 'chips', -1],
    ],
  );
  assert.deepEqual(lines[2], { step: 1, rule: 'chips', table: null, count: 5, points: -1, section: '4.1' });
  assert.deepEqual([total, next.players[0]!.points], [9, 110]);
});

test('a bank that owes is an empty bank', () => {
  assert.deepEqual(pointsOf(300, 200), [0, 0]);
});

test('debts are not in it: the own one is paid off first', () => {
  assert.deepEqual(pointsOf(306, -20), [4, 0]);
  assert.deepEqual(pointsOf(-10, 308), [2, 2]);
  assert.deepEqual(pointsOf(-3, 306), [4, 3]);
});

test('whoever left has kept his chips', () => {
  const { players, ...rest } = holding(100, 206, 0);
  const [ann, ben, cem] = players;
  const left = { ...rest, players: [ann!, { ...ben!, hand: [], out: true, outTurn: 2 }, cem!] };
  assert.deepEqual(outcomeOf(left, trio).points, [4, 0]);
});

test('a fine goes back to it, for the next to earn', () => {
  const position = { ...holding(110, 200), bar: ['CUf', 'CUm', 'CUf', 'CUm', 'CUf'] };
  const { next } = outcomeOf(position, 'bar GBf');
  assert.equal(next.players[0]!.points, 108);
  assert.deepEqual(outcomeOf(next, 'GBf>b').points, [2]);
});

test('a stool that pays is paid for by the bank as well', () => {
  const { points, lines } = outcomeOf(holding(108, 201), 'bar GBf');
  assert.deepEqual([points, lines.map(({ rule }) => rule)], [[1], ['bar']]);
  const broke = outcomeOf(holding(109, 201), 'bar GBf');
  assert.deepEqual([broke.points, broke.lines.map(({ rule, points }) => [rule, points])], [[0], [['bar', 1], ['chips', -1]]]); // prettier-ignore
});

test('a birthday is named for what was paid, and doubles what the bank then has to pay', () => {
  const threshold = { chipCap: true, birthdayThreshold: 30 };
  assert.equal(ruling(under(holding(28, 280), threshold), 'GBf>b'), 'birthday');
  assert.equal(ruling(under(holding(28, 281), threshold), 'GBf>b'), 'legal');
  assert.equal(ruling(under(holding(28, 281), threshold), 'GBf>b birthday GB'), 'birthday');
  const { points, lines } = outcomeOf({ ...holding(5, 300), birthday: { nation: 'GB' } }, 'GBf>b');
  assert.deepEqual([points, lines.map(({ rule, points }) => [rule, points])], [[5], [['oneNation', 4], ['birthday', 4], ['chips', -3]]]); // prettier-ignore
});

test('both tables of a chair are one step', () => {
  const position = { ...holding(100, 205), plan: PAIR, seats: { a: 'GBm', d: 'ESm' } };
  assert.deepEqual(outcomeOf(position, 'GBf>s').points, [5]);
});
