import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { board } from '../../src/editions/board.js';
import { parseTurn, printTurn } from '../../src/notation/index.js';
import { UNKNOWN_CHAIR, type Step, type Turn } from '../../src/rules/index.js';
import { anyGame } from '../helpers/games.js';
import { holds } from '../helpers/property.js';

const { plan } = board;
const parse = (text: string): Turn | undefined => parseTurn(board, text);

/** As turns are: objects with a prototype. */
const plain = { noNullPrototype: true };
const chair = fc.nat({ max: plan.chairs.length - 1 });
const seat = fc.record({ kind: fc.constant('seat' as const), guest: fc.nat({ max: 49 }), chair }, plain);
const swap = fc.record({ kind: fc.constant('swap' as const), guest: fc.nat({ max: 23 }), chair }, plain);
const visit = fc.record({ kind: fc.constant('bar' as const), guest: fc.nat({ max: 25 }) }, plain);
const pass = fc.record({ kind: fc.constant('pass' as const) }, plain);
const draw = fc.record({ kind: fc.constant('draw' as const), count: fc.nat({ max: 9999 }) }, plain);
const action: fc.Arbitrary<Step[]> = fc.oneof(
  fc.array(seat, { minLength: 1, maxLength: 4 }),
  fc.tuple(fc.oneof(swap, visit, pass)),
);
const birthday = fc.record({ kind: fc.constant('birthday' as const), nation: fc.nat({ max: 11 }) }, plain);
const atMostOne = { maxLength: 1 };
const someTurn = fc
  .tuple(action, fc.array(draw, atMostOne), fc.array(birthday, atMostOne))
  .map((parts): Turn => parts.flat());

test('what is printed is parsed again, and the other way round', () => {
  holds(2000, someTurn, (turn) => {
    const text = printTurn(plan, turn);
    assert.deepEqual(parse(text), turn);
    assert.equal(printTurn(plan, parse(text)!), text);
  });
});

test('every legal turn of a game has a text of its own, in every edition', () => {
  holds(9, anyGame, (game) => {
    for (const { edition, turns } of game) {
      const texts = turns.map((turn) => printTurn(edition.plan, turn));
      assert.equal(new Set(texts).size, turns.length);
      assert.deepEqual(
        texts.map((text) => parseTurn(edition, text)),
        turns,
      );
    }
  });
});

test('turns are written as in docs/contract.md section 2', () => {
  const texts = ['GBf>p36', 'GBf>p36 ESm>s02', 'Jf=GB>s28', 'Jf>p36', 'bar GBm', 'swap GBf>s28', 'GBf>p36 draw 0', 'pass',
    'GBf>p36 draw 1 birthday GB', 'bar GBf birthday GB']; // prettier-ignore
  for (const text of texts) assert.equal(printTurn(plan, parse(text)!), text);
});

test('a chair that the plan does not have is kept for the judge', () => {
  for (const name of ['zz', '1', '_', 'P36', 'constructor', '__proto__', 'toString']) {
    assert.deepEqual(parse(`GBf>${name}`), [{ kind: 'seat', guest: 12, chair: UNKNOWN_CHAIR }]);
  }
});

const broken = [
  '', ' ', 'GBf', 'GBf>', '>p36', 'GBf->p36', 'GBf>p-36', 'GBf>p36>p37', 'GBf> p36', 'GBf >p36', 'gbf>p36', 'GBf>p36,GBm>p37',
  ' GBf>p36', 'GBf>p36 ', 'GBf>p36  GBm>p37', 'GBf>p36\tGBm>p37', 'GBf>p36\n', 'GBf>p36\u00a0GBm>p37', 'GBf>é', 'Jf=XX>s28', 'GBf=GB>p36',
  'bar', 'bar ', 'bar Jf=GB', 'bar GBf>p36', 'bar GBf GBm', 'Bar GBf', 'swap', 'swap GBf', 'swap Jf>s28', 'swap Jf=GB>s28',
  'swap GBf>s28 GBm>p36', 'GBf>p36 swap GBf>s28', 'GBf>p36 bar GBm', 'pass pass', 'pass GBf>p36', 'GBf>p36 pass', 'PASS',
  'GBf>p36 draw', 'GBf>p36 draw 01', 'GBf>p36 draw -1', 'GBf>p36 draw +1', 'GBf>p36 draw 1.0', 'GBf>p36 draw 1e1', 'GBf>p36 draw x',
  'GBf>p36 draw 0 draw 0', 'draw 0 GBf>p36', 'GBf>p36 draw 0 GBm>p37', 'GBf>p36 birthday GB draw 0', 'GBf>p36 birthday', 'GBf>p36 birthday XX', 'birthday GB', 'draw 0 birthday GB', 'draw', 'draw 0', 'draw 5', 'down GBf', 'GBf>p36 end', 'end',
]; // prettier-ignore

for (const text of broken) {
  test(`${JSON.stringify(text)} is no turn`, () => assert.equal(parse(text), undefined));
}

test('a number is a number, however large', () => {
  for (const number of ['0', '9', '10', '100', '9999', '10000', '123456789']) {
    assert.deepEqual(parse(`GBf>p36 draw ${number}`)?.at(-1), { kind: 'draw', count: Number(number) });
  }
});

test('thousands of random texts: a turn that prints as the text, or none', () => {
  const words = fc.constantFrom(
    'GBf>p36',
    'Jm=GB>s28',
    'Jf>p01',
    'bar',
    'swap',
    'pass',
    'draw',
    'GBm',
    '0',
    '1',
    '12',
    'end',
    '',
    '\n',
    '>',
  );
  const near = fc.array(words, { maxLength: 6 }).map((list) => list.join(' '));
  const letters = fc.string({
    unit: fc.constantFrom('G', 'B', 'f', 'm', 'J', '=', '>', ' ', 'p', '3', '6', 's', 'd', 'r', 'a', 'w', '0'),
  });
  holds(5000, fc.oneof(near, letters, fc.string(), fc.string({ unit: 'binary' })), (text) => {
    const turn = parse(text);
    if (turn && !turn.some((step) => 'chair' in step && step.chair === UNKNOWN_CHAIR))
      assert.equal(printTurn(plan, turn), text);
  });
});
