import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HOUSE_RULES, rulesFor } from '../../src/house-rules/index.js';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns, newGame, settle, viewFor } from '../../src/referee/index.js';
import { cards } from '../helpers/card-positions.js';
import { outcomeOf, ruling } from '../helpers/cut-out.js';

/** The options of the board game where they count in another edition as well. */

interface Effect {
  readonly ask: (options: object) => unknown;
  readonly answers: readonly [value: unknown, answer: unknown][];
}

const tables = {
  ...{ T1: 'GB', T2: 'FR', T3: 'DE', T4: 'ES', T5: 'IT', T6: 'IN' },
  ...{ T7: 'RU', T8: 'TR', T9: 'US', T10: 'CU', T11: 'CF', T12: 'CN' },
};
const drinkers = ['CF', 'CN', 'CU', 'DE', 'ES', 'FR', 'IN', 'IT', 'RU', 'US'].flatMap((id) => [`${id}f`, `${id}m`]);

/** Ann has two gentlemen of one nation, for whom there is no place in an empty café. */
const ring = (rest: Partial<PositionInput> = {}): PositionInput => ({
  edition: 'app12@1',
  tables,
  tableStack: ['GB', 'FR'],
  turn: 8,
  bag: ['USf', 'USm', 'TRf', 'TRm'],
  players: [
    { name: 'Ann', hand: ['GBm', 'GBm'] },
    { name: 'Ben', hand: ['TRm', 'TRf'] },
  ],
  ...rest,
});
const stuck = (options: object) =>
  outcomeOf(ring({ turn: 0, houseRules: { openerAtBar: false, ...options } }), 'pass').next;
const klatch = 'TRf>x1 TRf>x3 TRf>x6 TRf>x4';
const ladies = ['TRf', 'TRf', 'TRf', 'TRf'];

const starters = (edition: string): Effect => ({
  ask: (houseRules) =>
    new Set(Array.from({ length: 8 }, (_, i) => newGame({ edition, seed: `${i}`, houseRules }).toMove)).size,
  answers: [
    ['random', 2],
    ['first', 1],
  ],
});

/** Ben ends the round that Ann began. */
const orders = (position: PositionInput, turn: string): Effect => ({
  ask: (houseRules) => outcomeOf({ ...position, toMove: 1, roundStarter: 0, houseRules }, turn).next.toMove,
  answers: [
    ['clockwise', 0],
    ['rotating', 1],
  ],
});

const effects: Record<string, Record<string, Effect>> = {
  'card@1': {
    monoBasis: {
      ask: (houseRules) => outcomeOf(cards(['ESm'], { seats: { x6: 'ESf' }, houseRules }), 'ESm>x9').points,
      answers: [
        ['tableNation', [4 + 2]],
        ['anyNation', [4 + 4]],
      ],
    },
    singleSexTables: {
      ask: (houseRules) => ruling(cards(ladies, { seats: { x7: 'FRm', x9: 'INm', x10: 'ITf' }, houseRules }), klatch),
      answers: [
        [false, 'tooMany'],
        [true, 'legal'],
      ],
    },
    singleSexNeighbours: {
      ask: (options) => ruling(cards(ladies, { houseRules: { singleSexTables: true, ...options } }), klatch),
      answers: [
        ['strict', 'balance'],
        ['exempt', 'legal'],
      ],
    },
    startPlayer: starters('card@1'),
    turnOrder: orders(cards(['TRm']), 'draw'),
  },
  'app12@1': {
    monoBasis: {
      ask: (houseRules) =>
        outcomeOf(ring({ seats: { a5: 'FRf' }, players: [{ hand: ['FRm'] }, { hand: ['TRm'] }], houseRules }), 'FRm>a2')
          .points,
      answers: [
        ['tableNation', [1 + 2]],
        ['anyNation', [2 + 2]],
      ],
    },
    openerAtBar: {
      ask: (houseRules) => ruling(ring({ turn: 0, houseRules }), 'bar GBm'),
      answers: [
        [true, 'legal'],
        [false, 'mustSeat'],
      ],
    },
    voluntaryBar: {
      ask: (houseRules) => ruling(ring({ seats: { a5: 'GBf' }, houseRules }), 'bar GBm'),
      answers: [
        [true, 'legal'],
        [false, 'mustSeat'],
      ],
    },
    stuckPlayer: {
      ask: (options) => stuck(options).players[0]!.out,
      answers: [
        ['pass', false],
        ['eliminate', true],
      ],
    },
    eliminatedTiles: {
      ask: (options) => stuck({ stuckPlayer: 'eliminate', ...options }).bag.slice(4),
      answers: [
        ['removed', []],
        ['toBag', ['GBm', 'GBm']],
      ],
    },
    finalRound: {
      ask: (houseRules) => {
        const { over, next } = outcomeOf(ring({ bar: drinkers, roundStarter: 0, houseRules }), 'bar GBm');
        return [over, over ? null : outcomeOf(next, legalTurns(next)[0]!).over];
      },
      answers: [
        [false, ['bar', null]],
        [true, [null, 'bar']],
      ],
    },
    tieBreak: {
      ask: (houseRules) => {
        const players = [
          { points: 10, hand: ['GBm'] },
          { points: 10, hand: [] },
        ];
        return settle(ring({ players, houseRules })).map(({ rank }) => rank);
      },
      answers: [
        ['shared', [1, 1]],
        ['fewestTiles', [2, 1]],
      ],
    },
    openHands: {
      ask: (houseRules) => 'hand' in viewFor(ring({ houseRules }), 1).players[0]!,
      answers: [
        [true, true],
        [false, false],
      ],
    },
    startPlayer: starters('app12@1'),
    turnOrder: orders(ring(), 'bar TRm'),
  },
};

const OF_THE_BOARD = HOUSE_RULES.filter(({ editions }) => editions.includes('board'));

for (const [id, asked] of Object.entries(effects)) {
  describe(id, () => {
    for (const rule of rulesFor(id).filter((rule) => OF_THE_BOARD.includes(rule))) {
      test(rule.id, () => {
        const { ask, answers } = asked[rule.id]!;
        assert.deepEqual(
          answers.map(([value]) => value),
          rule.values,
        );
        for (const [value, answer] of answers) assert.deepEqual(ask({ [rule.id]: value }), answer, String(value));
      });
    }
  });
}
