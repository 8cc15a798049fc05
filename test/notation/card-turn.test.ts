import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { app12 } from '../../src/editions/app12.js';
import { board } from '../../src/editions/board.js';
import { card } from '../../src/editions/card.js';
import { parseTurn, printSeen, printTurn } from '../../src/notation/index.js';
import { UNKNOWN_CHAIR, type Step, type Turn } from '../../src/rules/index.js';
import { holds } from '../helpers/property.js';

/** The words of the card game, `docs/contract.md` section 8, and what everybody at the table saw of them. */

const { plan } = card;
const parse = (text: string): Turn | undefined => parseTurn(card, text);

const plain = { noNullPrototype: true };
const kind = <K extends string>(name: K) => fc.constant(name);
const seat = fc.record(
  { kind: kind('seat'), guest: fc.nat({ max: 49 }), chair: fc.nat({ max: plan.chairs.length - 1 }) },
  plain,
);
const down = fc.record({ kind: kind('down'), guest: fc.nat({ max: 23 }) }, plain);
const end = fc.array(fc.record({ kind: kind('end') }, plain), { maxLength: 1 });
const someTurn: fc.Arbitrary<Turn> = fc.oneof(
  fc.tuple(fc.array(seat, { minLength: 1, maxLength: 4 }), end).map((parts): Step[] => parts.flat()),
  fc.tuple(fc.tuple(down), end).map((parts): Step[] => parts.flat()),
  fc.tuple(fc.record({ kind: fc.constantFrom('drawCard' as const, 'pass' as const) }, plain)),
);

test('what is printed is parsed again, and the other way round', () => {
  holds(1000, someTurn, (turn) => {
    const text = printTurn(plan, turn);
    assert.deepEqual(parse(text), turn);
    assert.equal(printTurn(plan, parse(text)!), text);
  });
});

test('turns are written as in docs/contract.md section 2', () => {
  for (const text of [
    'GBf>x1',
    'GBf>x1 GBm>x3 ESf>x4 ESm>x6',
    'GBf>x1 end',
    'draw',
    'down TRm',
    'down TRm end',
    'pass',
  ]) {
    assert.equal(printTurn(plan, parse(text)!), text);
  }
});

test('a card that goes face down is not named to the others; everything else is', () => {
  const seen = ['down TRm', 'down TRm end', 'draw', 'GBf>x1 GBm>x3 end'].map((text) => printSeen(plan, parse(text)!));
  assert.deepEqual(seen, ['down', 'down end', 'draw', 'GBf>x1 GBm>x3 end']);
  const turn = parseTurn(board, 'bar ITm draw 0 birthday GB')!;
  assert.equal(printSeen(board.plan, turn), 'bar ITm draw 0 birthday GB');
});

const broken = [
  '', 'end', 'draw end', 'pass end', 'draw 1', 'draw 0', 'draw GBf', 'draw draw', 'draw ', ' draw', 'Draw', 'down', 'down Jf', 'down Jf=GB',
  'down GBf GBm', 'down GBf>x1', 'down GBf end end', 'down end', 'GBf>x1 end end', 'end GBf>x1', 'GBf>x1 draw', 'GBf>x1 draw 1',
  'GBf>x1 down GBm', 'down GBm GBf>x1', 'GBf>x1  end', 'GBf>x1 end ', 'GBf>x1\tend', 'bar GBf', 'swap GBf>x1', 'GBf>x1 birthday GB',
  'down GBf birthday GB', 'END', 'pass pass',
]; // prettier-ignore

for (const text of broken) {
  test(`${JSON.stringify(text)} is no turn of the card game`, () => assert.equal(parse(text), undefined));
}

test('the words of the other edition are no turn: neither `down` in the board games nor the bar in the card game', () => {
  for (const text of ['down GBf', 'draw', 'GBf>p36 end', 'end', 'down GBf end']) {
    for (const edition of [board, app12]) assert.equal(parseTurn(edition, text), undefined, text);
  }
  assert.ok(parseTurn(app12, 'bar Jm'));
  assert.deepEqual(parse('GBf>p36'), [{ kind: 'seat', guest: 12, chair: UNKNOWN_CHAIR }]);
});

test('a number of tiles can be of any length; what it counts stays a number', () => {
  for (const digits of ['99999999999999999999', '9'.repeat(400)]) {
    const turn = parseTurn(board, `GBf>p36 draw ${digits}`)!;
    assert.deepEqual(parseTurn(board, printTurn(board.plan, turn)), turn);
    assert.deepEqual(turn[1], { kind: 'draw', count: Number.MAX_SAFE_INTEGER });
  }
});
