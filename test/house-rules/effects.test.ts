import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { board } from '../../src/editions/board.js';
import type { PositionInput } from '../../src/notation/index.js';
import { legalTurns, newGame, settle, viewFor } from '../../src/referee/index.js';
import { EDITION_IDS, editionById } from '../../src/editions/index.js';
import { HOUSE_RULES, PRESETS, applyHouseRules, rulesFor } from '../../src/house-rules/index.js';
import { valueOf } from '../helpers/results.js';
import { PAIR, TWINS, cutOut, guests, outcomeOf, ruling, under } from '../helpers/cut-out.js';

const stuckSeats = { a: 'GBm', b: 'GBf', c: 'GBm' };
const poor = cutOut({
  hand: ['GBm', 'ESf'],
  ann: { points: 1 },
  others: [{ name: 'Ben', hand: ['CUf'] }, { name: 'Cem', hand: ['CUm'] }],
  drinking: 5,
}); // prettier-ignore
const twin = cutOut({
  hand: ['GBf', 'USf', 'USf', 'USf', 'USf'],
  plan: TWINS,
  seats: { a: 'GBm', b: 'GBf', c: 'GBm', d: 'GBm', e: 'GBf', f: 'GBm' },
});
const joker = cutOut({
  hand: ['ESm', 'ESf', 'GBm'],
  plan: PAIR,
  seats: { a: 'GBf', b: 'GBm', s: 'Jm=GB', d: 'ESf', e: 'ESm' },
});
const twoShared = { GB1: ['a', 'b', 's', 't'], ES1: ['s', 't', 'd', 'e'] };
const spaniards = cutOut({ hand: ['ESf'], plan: twoShared, seats: { s: 'ESm' } });
const opening = cutOut({ hand: ['GBm', 'GBf'], turn: 0 });

const klatch = cutOut({
  hand: ['GBf', 'GBf', 'GBf', 'GBf'],
  plan: PAIR,
  seats: { d: 'ESf', e: 'ESm', f: 'ESf' },
});
const cards: PositionInput = {
  edition: 'card@1',
  tables: { NW: 'TR', NE: 'FR', C: 'IN', SW: 'ES', SE: 'IT' },
  tableStack: ['CU', 'CF'],
  seats: { x3: 'TRf' },
  turn: 8,
  bag: guests(8),
  players: [
    { name: 'Ann', hand: ['TRm'] },
    { name: 'Ben', hand: ['RUf', 'RUm'] },
  ],
};

/** Under one value of an option: what is asked of the house. All else is as in `amigo`. */
type Question = (house: (position: PositionInput) => PositionInput, options: object) => unknown;

const limitAfter = (position: PositionInput, turn: string): unknown =>
  outcomeOf(position, turn).next.players[0]!.handLimit;

/** For each option a question, and the answer under each of its values. */
const effects: Record<string, { ask: Question; answers: readonly [value: unknown, answer: unknown][] }> = {
  boardLayout: {
    ask: (house) => {
      const { plan: _, ...whole } = cutOut({ hand: ['TRm'], turn: 0, bag: ['CFf', 'CNf', 'DEf', 'ESf', 'FRf', 'INf'] });
      return ruling(house(whole), 'TRm>p36');
    },
    answers: [
      ['r1', 'nation'],
      ['r2', 'legal'],
      ['app12', 'unknownChair'],
    ],
  },
  barValues: {
    ask: (house) => outcomeOf(house(cutOut({ hand: ['GBm'], drinking: 10 })), 'bar GBm').total,
    answers: [
      ['linear', -12],
      ['wave', -4],
      [board.bar.map((_, i) => i), 10],
    ],
  },
  monoDoubling: {
    ask: (house) => outcomeOf(house(cutOut({ hand: ['GBf'], seats: { a: 'GBm' } })), 'GBf>b').total,
    answers: [
      ['every', 4],
      ['completion', 2],
    ],
  },
  monoBasis: {
    ask: (house) => outcomeOf(house(spaniards), 'ESf>t').total,
    answers: [
      ['tableNation', 6],
      ['anyNation', 8],
    ],
  },
  loneGuestPoints: {
    ask: (house) => outcomeOf(house(opening), 'GBm>a').total,
    answers: [
      [0, 0],
      [1, 1],
    ],
  },
  balanceCheck: {
    ask: (house) => ruling(house(cutOut({ hand: ['GBm', 'GBf'], seats: { c: 'GBm' } })), 'GBm>a GBf>b'),
    answers: [
      ['perCard', 'balance'],
      ['endOfTurn', 'legal'],
    ],
  },
  firstMove: {
    ask: (house) => [ruling(house(opening), 'GBm>a'), ruling(house(opening), 'GBm>a GBf>b')],
    answers: [
      ['loneAllowed', ['legal', 'legal']],
      ['loneRequired', ['legal', 'tooMany']],
      ['noException', ['isolated', 'legal']],
    ],
  },
  openerAtBar: {
    ask: (house) => ruling(house(opening), 'bar GBm'),
    answers: [
      [true, 'legal'],
      [false, 'mustSeat'],
    ],
  },
  jokerNationality: {
    ask: (house) => {
      const position = house(cutOut({ hand: ['Jf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } }));
      return [ruling(position, 'Jf>s'), ruling(position, 'Jf=ES>s')];
    },
    answers: [
      ['assigned', ['jokerNeedsNation', 'legal']],
      ['chameleon', ['legal', 'notation']],
    ],
  },
  swapNation: {
    ask: (house) => ruling(house(joker), 'swap ESm>s'),
    answers: [
      ['either', 'legal'],
      ['assignedOnly', 'nation'],
    ],
  },
  swapGender: {
    ask: (house) => ruling(house(joker), 'swap ESf>s'),
    answers: [
      ['anyLegal', 'legal'],
      ['same', 'gender'],
    ],
  },
  jokerAtBar: {
    ask: (house) => [
      ruling(house(cutOut({ hand: ['Jm', 'Jm'], seats: stuckSeats })), 'bar Jm'),
      ruling(house(cutOut({ hand: ['Jm', 'USf'], seats: stuckSeats })), 'bar Jm'),
      ruling(house(cutOut({ hand: ['Jf', 'USf'], seats: stuckSeats })), 'bar Jf'),
    ],
    answers: [
      ['never', ['jokerAtBar', 'jokerAtBar', 'jokerAtBar']],
      ['ifNoOtherMove', ['legal', 'jokerAtBar', 'jokerAtBar']],
      ['ifUnseatable', ['legal', 'legal', 'jokerAtBar']],
      ['always', ['legal', 'legal', 'legal']],
    ],
  },
  voluntaryBar: {
    ask: (house) => ruling(house(cutOut({ hand: ['GBf', 'USf'], seats: { a: 'GBm' } })), 'bar USf'),
    answers: [
      [true, 'legal'],
      [false, 'mustSeat'],
    ],
  },
  bankruptcy: {
    ask: (house) => {
      const { total, next } = outcomeOf(house(poor), 'bar GBm');
      return [total, next.players[0]!.out, next.players[0]!.points];
    },
    answers: [
      ['eliminate', [0, true, 1]],
      ['debt', [-2, false, -1]],
      ['zero', [-1, false, 0]],
    ],
  },
  unpaidGuest: {
    ask: (house) => outcomeOf(house(poor), 'bar GBm').next.bar.length,
    answers: [
      ['stays', 6],
      ['removed', 5],
    ],
  },
  eliminatedTiles: {
    ask: (house) => outcomeOf(house(poor), 'bar GBm').next.bag.slice(30),
    answers: [
      ['removed', []],
      ['toBag', ['ESf']],
    ],
  },
  stuckPlayer: {
    ask: (_, options) => {
      const position = {
        ...poor,
        bar: [],
        seats: stuckSeats,
        players: [{ name: 'Ann', hand: ['Jm'] }, ...poor.players.slice(1)],
      };
      return outcomeOf(under(position, { jokerAtBar: 'never', ...options }), 'pass').next.players[0]!.out;
    },
    answers: [
      ['pass', false],
      ['eliminate', true],
    ],
  },
  refillReduction: {
    ask: (house) => [legalTurns(house(twin)).includes('GBf>s draw 0'), limitAfter(house(twin), 'GBf>s')],
    answers: [
      ['optional', [true, 5]],
      ['mandatory', [false, 3]],
      ['off', [false, 5]],
    ],
  },
  reductionCarryOver: {
    ask: (house) => limitAfter(house(twin), 'GBf>s draw 0'),
    answers: [
      [true, 3],
      [false, 4],
    ],
  },
  bagEndAt: {
    ask: (house) =>
      [5, 4, 3, 1].map((left) => outcomeOf(house({ ...poor, bar: [], bag: guests(left + 4) }), 'bar GBm').over),
    answers: [
      [4, [null, 'bag', 'bag', 'bag']],
      [3, [null, null, 'bag', 'bag']],
      [0, [null, null, null, null]],
    ],
  },
  tieBreak: {
    ask: (house) =>
      settle(
        house(cutOut({ hand: ['GBf'], ann: { points: 15 }, others: [{ name: 'Ben', points: 10, hand: [] }] })),
      ).map(({ rank }) => rank),
    answers: [
      ['shared', [1, 1]],
      ['fewestTiles', [2, 1]],
    ],
  },
  openHands: {
    ask: (house) => 'hand' in viewFor(house(cutOut({ hand: ['GBf'] })), 1).players[0]!,
    answers: [
      [true, true],
      [false, false],
    ],
  },
  finalRound: {
    ask: (house) => {
      const last = outcomeOf(house(cutOut({ hand: ['GBm', 'GBf'], drinking: 19, roundStarter: 0 })), 'bar GBm');
      return [last.over, last.over ? null : outcomeOf(last.next, legalTurns(last.next)[0]!).over];
    },
    answers: [
      [false, ['bar', null]],
      [true, [null, 'bar']],
    ],
  },
  turnOrder: {
    ask: (house) => outcomeOf(house(cutOut({ hand: ['GBm'], toMove: 1, roundStarter: 0 })), 'bar CUf').next.toMove,
    answers: [
      ['clockwise', 0],
      ['rotating', 1],
    ],
  },
  chipCap: {
    ask: (house) => {
      const others = [{ name: 'Ben', points: 158, hand: ['CUf', 'CUm'] }];
      const position = house(cutOut({ hand: ['GBf'], seats: { a: 'GBm' }, ann: { points: 150 }, others }));
      const { total, lines } = outcomeOf(position, 'GBf>b');
      return [total, lines.map(({ rule, points }) => `${rule} ${points}`)];
    },
    answers: [
      [false, [4, ['oneNation 4']]],
      [true, [2, ['oneNation 4', 'chips -2']]],
    ],
  },
  birthdayThreshold: {
    ask: (house) =>
      [18, 28, 38, 48].map((points) =>
        ruling(house(cutOut({ hand: ['GBf'], seats: { a: 'GBm' }, ann: { points } })), 'GBf>b'),
      ),
    answers: [
      [null, ['legal', 'legal', 'legal', 'legal']],
      [20, ['birthday', 'legal', 'legal', 'legal']],
      [30, ['legal', 'birthday', 'legal', 'legal']],
      [40, ['legal', 'legal', 'birthday', 'legal']],
      [50, ['legal', 'legal', 'legal', 'birthday']],
    ],
  },
  birthdayStacks: {
    ask: (house) =>
      outcomeOf(house(cutOut({ hand: ['GBf'], seats: { a: 'GBm' }, birthday: { nation: 'GB' } })), 'GBf>b').total,
    answers: [
      [true, 8],
      [false, 4],
    ],
  },
  singleSexTables: {
    ask: (house) => ruling(house({ ...klatch, seats: {} }), 'GBf>a GBf>b GBf>c GBf>s'),
    answers: [
      [false, 'tooMany'],
      [true, 'legal'],
    ],
  },
  singleSexNeighbours: {
    ask: (_, options) => ruling(under(klatch, { singleSexTables: true, ...options }), 'GBf>a GBf>b GBf>c GBf>s'),
    answers: [
      ['strict', 'balance'],
      ['exempt', 'legal'],
    ],
  },
  faceDown: {
    ask: (house) => ruling(house(cards), 'down TRm'),
    answers: [
      ['onlyAtLimit', 'notAtLimit'],
      ['anytime', 'legal'],
    ],
  },
  emptyHand: {
    ask: (house) => [outcomeOf(house(cards), 'TRm>x1').over, ruling(house(cards), 'TRm>x1 end')],
    answers: [
      ['mayDeclare', [null, 'legal']],
      ['endsAtOnce', ['emptyHand', 'mayNotEnd']],
    ],
  },
  cardTables: {
    ask: (_, options) => {
      const { tables = {}, tableStack = [] } = newGame({ edition: 'card@1', houseRules: options });
      return [Object.keys(tables).length, tableStack.length];
    },
    answers: [
      [5, [5, 19]],
      [7, [7, 17]],
    ],
  },
  startPlayer: {
    ask: (_, options) =>
      new Set(['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => newGame({ seed, houseRules: options }).toMove))
        .size,
    answers: [
      ['random', 2],
      ['first', 1],
    ],
  },
};

describe('each value of each house rule has an effect', () => {
  for (const { id, values } of HOUSE_RULES) {
    test(id, () => {
      const { ask, answers } = effects[id]!;
      const missing = values.filter((value) => !answers.some(([answered]) => answered === value));
      assert.deepEqual(missing, []);
      for (const [value, answer] of answers) {
        const options = { [id]: value };
        assert.deepEqual(
          ask((position) => under(position, options), options),
          answer,
          `${id} ${String(value)}`,
        );
      }
      assert.equal(new Set(answers.map(([, answer]) => JSON.stringify(answer))).size, answers.length);
    });
  }
});

describe('an option that does not count in an edition changes nothing there', () => {
  for (const id of EDITION_IDS) {
    const edition = valueOf(editionById(id));
    const under = (rules: object) => valueOf(applyHouseRules(edition, rules)).edition;
    const counting = rulesFor(id);

    test(id, () => {
      for (const rule of HOUSE_RULES.filter((rule) => !counting.includes(rule))) {
        for (const value of rule.values) assert.deepEqual(under({ [rule.id]: value }), under({}), rule.id);
      }
    });

    test(`${id}: each option that counts makes another edition of it`, () => {
      for (const rule of counting) {
        const made = rule.values.map((value) => JSON.stringify(under({ [rule.id]: value })));
        assert.equal(new Set(made).size, rule.values.length, rule.id);
      }
    });
  }

  test('presets tell only the boxes of the board game apart', () => {
    for (const id of ['card@1', 'app12@1']) {
      const editions = Object.keys(PRESETS).map((preset) => valueOf(applyHouseRules(valueOf(editionById(id)), preset)));
      for (const { edition } of editions) assert.deepEqual(edition, editions[0]!.edition);
    }
  });
});
