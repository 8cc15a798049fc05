import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { finality, mayUndo, type TurnContext } from '../../src/flow/index.js';
import { playTurn, type Played } from '../../src/referee/index.js';
import { deal, legalTurns, mover, seatsOf, type Edition, type Position, type Turn } from '../../src/rules/index.js';
import { editionUnder } from '../helpers/house.js';
import { pick, randomFrom } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';
import { ANY_SETTINGS } from './charts.js';

/** What cannot be taken back is said before: at the last moment before each turn of whole games, in every edition. */

const HOUSES: readonly (readonly [edition: string, houseRules: object])[] = [
  ['board@1', {}],
  ['board@1', { preset: 'amigo' }],
  ['board@1', { openHands: false, stuckPlayer: 'eliminate', bankruptcy: 'eliminate' }],
  ['app12@1', {}],
  ['app12@1', { openHands: false }],
  ['card@1', {}],
  ['card@1', { faceDown: 'anytime', cardTables: 7 }],
  ['card@1', { emptyHand: 'endsAtOnce', faceDown: 'anytime' }],
];

/** The turn as it is composed just before its last wish: all guests seated, or the guest held for the bar or face down. */
function justBefore(position: Position, turn: Turn): TurnContext {
  const [first] = turn;
  const guest = first?.kind === 'bar' || first?.kind === 'down' || first?.kind === 'swap' ? first.guest : undefined;
  return {
    settings: ANY_SETTINGS,
    position,
    seats: seatsOf(turn),
    placed: [],
    held: guest === undefined ? null : mover(position).hand.indexOf(guest),
    naming: null,
    action: turn.some(({ kind }) => kind === 'end') ? turn.filter(({ kind }) => kind !== 'end') : null,
    turn: null,
  };
}

function isFinal(edition: Edition, position: Position, turn: Turn): boolean {
  const game = valueOf(playTurn(edition, { position, log: [] as Played[] }, turn));
  const match = { ...game, settings: ANY_SETTINGS, players: [], seed: '', undone: 0 };
  return !mayUndo(() => edition, match, false);
}

/** Nothing is left open once such a turn is confirmed, so what is said of it holds. */
const isWhole = (turn: Turn, of: readonly Turn[]): boolean =>
  seatsOf(turn).length === turn.length &&
  !of.some(
    (other) =>
      other.length > turn.length &&
      turn.every((step, i) => sameStep(step, other[i])) &&
      !('chair' in other[turn.length]!),
  );

const sameStep = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

describe('what is final is said before, and what is said is so', () => {
  for (const [id, houseRules] of HOUSES) {
    test(`${id} under ${JSON.stringify(houseRules)}`, () => {
      const edition = editionUnder(houseRules, id);
      const said = new Set<string>();
      for (let seed = 0; seed < 12; seed += 1) {
        const random = randomFrom(seed);
        let position = deal(edition, ['Ann', 'Ben', 'Cem'], String(seed));
        for (let turns = legalTurns(edition, position); turns.length > 0; turns = legalTurns(edition, position)) {
          const turn = pick(random, turns);
          const final = finality(() => edition, justBefore(position, turn));
          said.add(String(final));
          if (isFinal(edition, position, turn)) assert.notEqual(final, undefined);
          else if (isWhole(turn, turns)) assert.equal(final, undefined);
          position = valueOf(playTurn(edition, { position, log: [] }, turn)).position;
        }
      }
      if (edition.tableCards > 0) assert.ok(said.has('tableTurned'));
      assert.ok(said.has('afterDrawing'));
    });
  }
});
