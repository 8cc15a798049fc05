import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns, settle } from '../../src/referee/index.js';
import { X, cards, three } from '../helpers/card-positions.js';
import { outcomeOf, reasonOf, ruling } from '../helpers/cut-out.js';

/** Full tables that are replaced by the next table cards, `docs/rules.md 6.6` and `docs/contract.md` section 8. */

describe('one guest makes several tables full', () => {
  test('all of them are paid, then cleared, then replaced in the order of the plan', () => {
    const { points, next } = outcomeOf(three(['TRm', 'ESm']), 'TRm>x4');
    assert.deepEqual(points, [8 + 4 + 4]);
    assert.deepEqual(next.tables, { NW: 'CU', NE: 'CF', C: 'US', SW: 'ES', SE: 'IT' });
    assert.deepEqual(next.tableStack, ['GB']);
    assert.equal(next.over, null);
  });

  test('everybody round them leaves the game, also those who sat at another table as well', () => {
    const { next } = outcomeOf(three(['TRm', 'ESm']), 'TRm>x4');
    assert.deepEqual(next.seats, { x8: 'ESf', x10: 'ITm' });
    assert.deepEqual(next.bag, ['RUf', 'RUm', 'RUf']);
    assert.deepEqual(next.players[0]!.hand, ['ESm']);
  });

  test('the turn goes on at the tables as they lie then', () => {
    const position = three(['TRm', 'CUm', 'CUf', 'ESm', 'INf', 'TRf']);
    assert.deepEqual(outcomeOf(position, 'TRm>x4 ESm>x11').points, [16, 4]);
    assert.deepEqual(outcomeOf(position, 'TRm>x4 CUm>x1 CUf>x3').points, [16, 0, 4]);
    assert.equal(ruling(position, 'CUm>x1'), 'occupied');
    assert.equal(ruling(position, 'TRm>x4 TRf>x1'), 'nation');
    assert.equal(ruling(position, 'TRm>x4 INf>x9'), 'nation');
  });

  test('a chair of two tables, among seven', () => {
    const position = cards(['TRm', 'INf'], {
      houseRules: { cardTables: 7 },
      tables: { NNW: 'DE', ...X, SSE: 'RU' },
      seats: { x3: 'DEm', x13: 'DEf', x14: 'DEf', x4: 'TRf', x6: 'TRf', x7: 'INm' },
    });
    const { points, next } = outcomeOf(position, 'TRm>x1');
    assert.deepEqual(points, [4 + 4]);
    assert.deepEqual(next.tables, { NNW: 'CU', ...X, NW: 'CF', SSE: 'RU' });
    assert.deepEqual(next.seats, { x7: 'INm' });
    assert.deepEqual(outcomeOf(position, 'TRm>x1 INf>x9').points, [8, 4 + 2]);
  });

  test('two tables one after the other in one turn', () => {
    const seats = { x1: 'TRf', x3: 'TRm', x4: 'TRf', x7: 'ITf', x10: 'ITm', x12: 'ITf' };
    const { points, next } = outcomeOf(cards(['ITm', 'TRm'], { seats }), 'ITm>x9 TRm>x6');
    // At x9 C has three guests and SE is full: 3 + 8. When C is left by x7 and x9, x6 makes two there, and NW is full.
    assert.deepEqual(points, [3 + 8, 8 + 2]);
    assert.deepEqual(next.tables, { ...X, SE: 'CU', NW: 'CF' });
    assert.deepEqual(next.seats, {});
  });
});

describe('a klatch', () => {
  const klatch = {
    ...cards(['TRf', 'TRf', 'TRf', 'TRf'], {
      seats: { x2: 'FRf', x5: 'FRm', x7: 'FRm', x9: 'INm', x10: 'ITf' },
    }),
    houseRules: { singleSexTables: true },
  };

  test('with its last card makes the tables beside it full as well', () => {
    const { points, next } = outcomeOf(klatch, 'TRf>x1 TRf>x3 TRf>x6 TRf>x4');
    assert.deepEqual(points, [0, 0, 3 + 2, 40 + 4 + 4]);
    assert.deepEqual(next.tables, { ...X, NW: 'CU', NE: 'CF', C: 'US' });
    assert.deepEqual(next.seats, { x10: 'ITf' });
  });

  test('is none if a table beside it is full too early and takes one of the ladies away', () => {
    assert.equal(ruling(klatch, 'TRf>x4 TRf>x1 TRf>x3 TRf>x6'), 'notSingleSex');
  });
});

describe('whoever is left behind', () => {
  /** ESf on x8 makes SW full and takes the gentleman of NW away. */
  const ladies = { x1: 'TRf', x3: 'TRf', x6: 'TRm', x9: 'ESf', x11: 'ESm' };

  test('two of one sex may stay at a table, and it is in order again with the next guest', () => {
    const position = cards(['ESf', 'TRf', 'TRm'], { seats: ladies });
    assert.deepEqual(outcomeOf(position, 'ESf>x8').next.seats, { x1: 'TRf', x3: 'TRf' });
    assert.equal(ruling(position, 'ESf>x8 TRf>x4'), 'balance');
    assert.deepEqual(outcomeOf(position, 'ESf>x8 TRm>x4').points, [4, 6]);
  });

  test('a guest alone is company for the next', () => {
    const { next } = outcomeOf(three(['TRm', 'ESm']), 'TRm>x4');
    assert.deepEqual(outcomeOf({ ...next, toMove: 0 }, 'ESm>x11').points, [4]);
  });

  test('a guest at a table of none of his nations stays, and makes it a table of more than one', () => {
    const position = cards(['ESm'], { seats: { x8: 'RUf' } });
    assert.deepEqual(outcomeOf(position, 'ESm>x11').points, [2]);
  });
});

describe('the table cards run out', () => {
  test('the places that are left over have no table, the guest is paid, and the café closes', () => {
    const { points, next } = outcomeOf(three(['TRm', 'ESm'], ['CU', 'CF']), 'TRm>x4');
    assert.deepEqual(points, [16]);
    assert.deepEqual(next.tables, { NW: 'CU', NE: 'CF', SW: 'ES', SE: 'IT' });
    assert.deepEqual(next.tableStack ?? [], []);
    assert.equal(next.over, 'tableStack');
    assert.deepEqual(legalTurns(next), []);
  });

  test('nothing may follow in that turn', () => {
    const spent = three(['TRm', 'ESm'], ['CU', 'CF']);
    const { code, step } = reasonOf(spent, 'TRm>x4 ESm>x11');
    assert.deepEqual([code, step], ['turnOver', 1]);
    assert.equal(ruling(three(['TRm'], ['CU', 'CF']), 'TRm>x4 end'), 'turnOver');
    assert.deepEqual(
      legalTurns(spent).filter((turn) => turn.startsWith('TRm>x4')),
      ['TRm>x4'],
    );
  });

  test('with just enough of them play goes on', () => {
    const enough = ['CU', 'CF', 'US'];
    const { next } = outcomeOf(three(['TRm', 'ESm'], enough), 'TRm>x4');
    assert.deepEqual([next.over, next.tableStack ?? []], [null, []]);
    assert.deepEqual(outcomeOf(three(['TRm', 'ESm'], enough), 'TRm>x4 ESm>x11').points, [16, 4]);
    assert.equal(outcomeOf(three(['TRm'], enough), 'TRm>x4 end').over, 'declared');
  });
});

describe('the duty to score', () => {
  const hand = ['TRm', 'TRf', 'ESm', 'ESf'];

  test('whoever earns nothing must be joined by the next card', () => {
    for (const turn of [0, 8]) {
      const position = cards(hand, { turn });
      assert.equal(ruling(position, 'TRm>x1'), 'mustScore');
      assert.equal(ruling(position, 'TRm>x1 ESm>x8'), 'mustJoin');
      assert.deepEqual(outcomeOf(position, 'TRm>x1 TRf>x3').points, [0, 4]);
    }
  });

  test('at any table of the chair', () => {
    assert.deepEqual(outcomeOf(cards(hand), 'TRm>x6 ESf>x9').points, [0, 2 + 2]);
    assert.equal(ruling(cards(hand), 'TRm>x4 ESf>x8'), 'mustJoin');
  });

  test('the last card cannot be such a one', () => {
    const { code, step } = reasonOf(cards(hand), 'TRm>x1 TRf>x3 ESm>x8');
    assert.deepEqual([code, step], ['mustScore', 2]);
  });

  test('a table that has just been replaced is an empty one', () => {
    const position = three(['TRm', 'CUm', 'CUf', 'ESm']);
    assert.equal(ruling(position, 'TRm>x4 CUm>x1'), 'mustScore');
    assert.equal(ruling(position, 'TRm>x4 CUm>x1 ESm>x11'), 'mustJoin');
  });
});

describe('the end by an empty hand', () => {
  test('may be declared with the last card, and not before', () => {
    assert.equal(outcomeOf(cards(['TRm', 'TRf']), 'TRm>x1 TRf>x3 end').over, 'declared');
    assert.equal(ruling(cards(['TRm', 'TRf', 'ESm']), 'TRm>x1 TRf>x3 end'), 'mayNotEnd');
    const down = { ...cards(['TRm']), houseRules: { faceDown: 'anytime' } };
    assert.equal(outcomeOf(down, 'down TRm end').over, 'declared');
  });

  test('not after drawing, and not by itself', () => {
    assert.equal(ruling(cards([]), 'draw end'), 'notation');
    assert.equal(ruling(cards([]), 'end'), 'notation');
  });

  test('need not be: then a card is drawn next', () => {
    const { next } = outcomeOf(cards(['TRm', 'TRf']), 'TRm>x1 TRf>x3');
    assert.equal(next.over, null);
    assert.deepEqual(legalTurns({ ...next, toMove: 0 }), ['draw']);
  });
});

describe('equal ones', () => {
  const ranks = (...players: PositionInput['players']) =>
    settle({ ...cards([]), players }).map(({ final, rank }) => [final, rank]);

  test('are told apart by fewer minus points, in the hand and face down alike', () => {
    const ann = { name: 'Ann', points: 10, hand: ['TRm'], faceDown: ['TRf'] };
    assert.deepEqual(ranks(ann, { name: 'Ben', points: 8, hand: [], faceDown: ['ESf'] }), [
      [6, 2],
      [6, 1],
    ]);
    assert.deepEqual(ranks(ann, { name: 'Ben', points: 10, hand: ['ESf', 'ESm'] }), [
      [6, 1],
      [6, 1],
    ]);
  });
});

describe('the 12-table game', () => {
  const ring = {
    ...{ T1: 'GB', T2: 'FR', T3: 'DE', T4: 'ES', T5: 'IT', T6: 'IN' },
    ...{ T7: 'RU', T8: 'TR', T9: 'US', T10: 'CU', T11: 'CF', T12: 'CN' },
  };
  /** A guest on a2 makes T1 and T2 full. */
  const filled = (tableStack: string[]): PositionInput => ({
    edition: 'app12@1',
    tables: ring,
    tableStack,
    turn: 8,
    seats: { a4: 'Jf', a5: 'GBf', a8: 'GBm', a1: 'FRf', a3: 'FRm', a6: 'DEf' },
    bag: ['USf', 'USm', 'USf', 'USm'],
    players: [
      { name: 'Ann', hand: ['GBm', 'CUf', 'TRf', 'TRf', 'TRf'] },
      { name: 'Ben', hand: ['TRm'] },
    ],
  });

  test('pays for everybody else at both tables, and replaces T1 before T2', () => {
    const { points, next } = outcomeOf(filled(['CU', 'CF', 'US']), 'GBm>a2');
    assert.deepEqual(points, [6 + 3]);
    assert.deepEqual(next.tables, { ...ring, T1: 'CU', T2: 'CF' });
    assert.deepEqual(next.seats, { a6: 'DEf' });
    assert.deepEqual(next.tableStack, ['US']);
    assert.equal(next.players[0]!.hand.length, 5);
  });

  test('ends when a place stays without a table, in the middle of a turn', () => {
    const { T2: _, ...left } = { ...ring, T1: 'CU' };
    const { next } = outcomeOf(filled(['CU']), 'GBm>a2');
    assert.deepEqual([next.over, next.tables], ['tableStack', left]);
    assert.equal(ruling(filled(['CU']), 'GBm>a2 CUf>a2'), 'turnOver');
    assert.equal(ruling(filled(['CU', 'CF']), 'GBm>a2 CUf>a2'), 'mustScore');
  });
});
