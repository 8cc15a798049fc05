import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EDITION_IDS } from '../../src/editions/index.js';
import { parseJsonText, type PositionInput } from '../../src/notation/index.js';
import { closePosition, legalTurns, newGame, openPosition, play } from '../../src/referee/index.js';
import { pick, randomFrom } from '../helpers/random.js';
import { failureOf, valueOf } from '../helpers/results.js';

/** Positions that break a rule in force are refused with that rule, never repaired. */

const board: PositionInput = { edition: 'board@1', houseRules: 'amigo', players: [{ hand: [] }, { hand: [] }] };
const card: PositionInput = {
  edition: 'card@1',
  tables: { NW: 'TR', NE: 'FR', C: 'IN', SW: 'ES', SE: 'IT' },
  tableStack: ['CU'],
  bag: ['RUf'],
  players: [{ hand: [] }, { hand: [] }],
};
const klatch = { singleSexTables: true };
const exempt = { ...klatch, singleSexNeighbours: 'exempt' };
const three = { p36: 'GBm', p37: 'GBm', s26: 'GBm' };
const four = { ...three, s27: 'GBm' };
const round = (...tokens: string[]) =>
  Object.fromEntries(['x1', 'x3', 'x4', 'x6'].flatMap((chair, i) => (tokens[i] ? [[chair, tokens[i]]] : [])));

const pair = { GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] };

const refused: readonly (readonly [what: string, position: object, code: string, at: string])[] = [
  ['five guests of a kind', { ...board, bag: ['GBf', 'GBf', 'GBf', 'GBf', 'GBf'] }, 'supply', 'GBf'],
  ['a bag that holds a seated tile', { ...board, seats: { p36: 'Jf', p37: 'GBm' }, bag: ['Jf', 'Jf'] }, 'supply', 'Jf'],
  ['a seated tile face down as well', { ...card, seats: { x1: 'TRf' }, players: [{ hand: [], faceDown: ['TRf', 'TRf', 'TRf', 'TRf'] }, {}] }, 'supply', 'TRf'],
  ['three table cards of a nation', { ...card, tableStack: ['TR', 'TR'] }, 'supply', 'TR'],
  ['a table of three men', { ...board, seats: three }, 'table', 'GB1'],
  ['a table of two men', { ...board, seats: { p36: 'GBm', p37: 'GBm' } }, 'table', 'GB1'],
  ['three men, though four would be a regulars’ table', { ...board, houseRules: klatch, seats: three }, 'table', 'GB1'],
  ['four men where there is no regulars’ table', { ...board, seats: four }, 'table', 'GB1'],
  ['a full table of the card game', { ...card, seats: round('TRf', 'TRm', 'TRf', 'TRm') }, 'table', 'NW'],
  ['three ladies at a table of the card game', { ...card, seats: round('TRf', 'TRf', 'TRf') }, 'table', 'NW'],
  ['a full table that lies there whatever its neighbours', { ...card, houseRules: exempt, seats: round('TRf', 'TRf', 'TRf', 'TRf') }, 'table', 'NW'],
  ['a place that the plan does not have', { ...card, tables: { N: 'TR' } }, 'table', 'tables.N'],
  ['a table of no nation', { ...card, tables: { NW: 'XX' } }, 'table', 'tables.NW'],
  ['a table card of no nation', { ...card, tableStack: ['TR', 'XX'] }, 'table', 'tableStack'],
  ['table cards in the board game', { ...board, tables: { GB1: 'GB' } }, 'table', 'tables.GB1'],
  ['a stack of table cards in the board game', { ...board, tableStack: ['GB'] }, 'table', 'tableStack'],
  ['a stack of table cards in a cut-out of the board game', { ...board, plan: pair, tableStack: ['GB'] }, 'table', 'tableStack'],
  ['a table card in a cut-out of the board game', { ...board, plan: pair, tables: { GB1: 'GB' } }, 'table', 'tables.GB1'],
  ['a birthday in a cut-out of the card game', { ...card, plan: { NW: ['a', 'b', 'c', 'd'] }, tables: { NW: 'GB' }, birthday: { nation: 'GB' } }, 'table', 'birthday'],
  ['a birthday in the 12-table game', { edition: 'app12@1', players: [{}, {}], birthday: { nation: 'GB' } }, 'table', 'birthday'],
  ['table cards of the card game in the 12-table game', { ...card, edition: 'app12@1' }, 'table', 'tables.NW'],
  ['a hand larger than any in the 12-table game', { edition: 'app12@1', players: [{ hand: ['GBf', 'GBm', 'ESf', 'ESm', 'FRf', 'FRm'] }, {}] }, 'hand', 'players[0]'],
  ['thirteen cards in a hand', { ...card, players: [{}, { hand: ['GBf', 'GBm', 'ESf', 'ESm', 'FRf', 'FRm', 'CUf', 'CUm', 'INf', 'INm', 'ITf', 'ITm', 'RUm'] }] }, 'hand', 'players[1]'],
  ['a guest face down in the 12-table game', { edition: 'app12@1', players: [{}, { faceDown: ['GBf'] }] }, 'hand', 'players[1].faceDown'],
  ['a place that the 12-table game does not have', { edition: 'app12@1', tables: { T13: 'GB' }, players: [{}, {}] }, 'table', 'tables.T13'],
  ['a turn beyond all games', { ...board, turn: Number.MAX_SAFE_INTEGER }, 'syntax', 'turn'],
  ['an account beyond all games', { ...board, players: [{ points: -Number.MAX_SAFE_INTEGER }, {}] }, 'syntax', 'players.0.points'],
  ['a birthday where no table could celebrate', { ...card, birthday: { nation: 'GB' } }, 'table', 'birthday'],
  ['a birthday of no nation', { ...board, birthday: { nation: 'XX' } }, 'table', 'birthday'],
  ['a hand larger than any', { ...board, players: [{ hand: ['GBf', 'GBf', 'GBm', 'ESf', 'ESm', 'FRf'] }, {}] }, 'hand', 'players[0]'],
  ['a limit higher than any', { ...board, players: [{}, { handLimit: 6 }] }, 'hand', 'players[1]'],
  ['a guest face down in the board game', { ...board, players: [{ faceDown: ['GBf'] }, {}] }, 'hand', 'players[0].faceDown'],
  ['a guest at the bar of the card game', { ...card, bar: ['TRf'] }, 'bar', 'bar'],
  ['more guests at the bar than stools', { ...board, bar: Array.from({ length: 21 }, (_, i) => ['GBf', 'GBm', 'ESf', 'ESm', 'FRf', 'FRm'][i % 6]!) }, 'bar', 'bar'],
  ['a round that nobody began', { ...board, roundStarter: 2 }, 'turn', 'roundStarter'],
  ['a board game whose end was declared', { ...board, over: 'declared' }, 'turn', 'over'],
  ['a card game that ends at the bar', { ...card, over: 'bar' }, 'turn', 'over'],
  ['a guest where no table shows his nation', { ...board, seats: { p01: 'GBf' } }, 'seats', 'seats.p01'],
  ['a place without a table while table cards are left', { ...card, tables: { NW: 'TR', NE: 'FR', C: 'IN', SW: 'ES' } }, 'table', 'tables.SE'],
  ['a joker in a cut-out of the card game', { ...card, plan: { NW: ['a', 'b', 'c', 'd'] }, tables: { NW: 'GB' }, seats: { a: 'Jf' } }, 'supply', 'Jf'],
  ['a hand of the card game that can hold nothing', { ...card, players: [{ handLimit: 0 }, {}] }, 'hand', 'players[0]'],
  ['a turn of leaving for somebody who is there', { ...board, players: [{}, { outTurn: 3 }] }, 'turn', 'players[1].outTurn'],
  ['a sixth player of the card game', { ...card, players: Array.from({ length: 6 }, () => ({})) }, 'syntax', 'players'],
]; // prettier-ignore

describe('refused with the rule that is broken, and where', () => {
  for (const [what, position, code, at] of refused) {
    test(what, () => {
      const failure = failureOf(openPosition(position));
      assert.deepEqual([failure.code, failure.at], [code, at]);
    });
  }

  test('two guests on a chair, which JSON itself lets pass', () => {
    const text = JSON.stringify({ ...board, seats: { p36: 'GBm' } }).replace('"p36":', '"p36":"GBf","p36":');
    const { code, at, text: sentence } = failureOf(parseJsonText(text));
    assert.deepEqual([code, at, sentence], ['seats', 'seats.p36', 'Two guests sit on chair p36.']);
    assert.equal(failureOf(parseJsonText('{"turn":1,"turn":2}')).code, 'syntax');
    assert.ok(parseJsonText('[{"a":1,"b":{"a":"x: {\\"a\\":1}"}},{"a":1}]').ok);
  });
});

describe('not refused, because play can lead there', () => {
  const possible: readonly (readonly [what: string, position: object])[] = [
    ['four men at a regulars’ table', { ...board, houseRules: klatch, seats: four }],
    ['anything beside a klatch that exempts its neighbours', { ...board, houseRules: exempt, seats: three }],
    ['two ladies left behind by a table that was cleared', { ...card, seats: round('TRf', 'TRf') }],
    ['a guest alone, far from his nation', { ...card, seats: { x1: 'GBm' } }],
    ['a place without a table, once the cards have run out', { ...card, tables: { NW: 'TR' }, tableStack: [] }],
    ['a card game whose end was declared', { ...card, over: 'declared' }],
    ['a lone opening guest', { ...board, seats: { p36: 'GBm' } }],
  ];
  for (const [what, position] of possible) test(what, () => assert.ok(openPosition(position).ok));

  for (const edition of EDITION_IDS) {
    for (const houseRules of [
      {},
      exempt,
      { ...klatch, birthdayThreshold: 20, finalRound: true, turnOrder: 'rotating' },
    ]) {
      test(`every position of sampled games of ${edition} under ${JSON.stringify(houseRules)}`, () => {
        for (let seed = 0; seed < 4; seed += 1) {
          const random = randomFrom(seed);
          let position = newGame({ edition, houseRules, seed: String(seed) });
          for (let turns = legalTurns(position); turns.length > 0; turns = legalTurns(position)) {
            position = play(position, pick(random, turns));
            assert.deepEqual(closePosition(valueOf(openPosition(position))), position);
          }
        }
      });
    }
  }
});
