/** Whole games, played by simple players with a seed. */
import fc from 'fast-check';
import { EDITION_IDS } from '../../src/editions/index.js';
import {
  deal,
  legalTurns,
  playLegal,
  type Edition,
  type Outcome,
  type Position,
  type Turn,
} from '../../src/rules/index.js';
import { editionUnder, someHouseRules } from './house.js';
import { pick, randomFrom, type Random } from './random.js';

/** Far beyond the longest game. */
const MOST_TURNS = 1000;

/** One moment of a game: the position, what was legal, what was played and what came of it. */
export interface Moment {
  readonly edition: Edition;
  readonly position: Position;
  readonly turns: readonly Turn[];
  readonly turn: Turn;
  readonly outcome: Outcome;
}

export type Chooser = (moment: Omit<Moment, 'turn' | 'outcome'>, random: Random) => Turn;

export const anyTurn: Chooser = ({ turns }, random) => pick(random, turns);

/** Most points now. */
export const greedyTurn: Chooser = ({ edition, position, turns }) => {
  const totals = turns.map((turn) => playLegal(edition, position, turn).total);
  return turns[totals.indexOf(Math.max(...totals))]!;
};

/** Every moment of a game until nothing is legal. Fails if the game does not end. */
export function* gameFrom(edition: Edition, start: Position, random: Random, choose = anyTurn): Generator<Moment> {
  let position = start;
  for (let count = 0; count < MOST_TURNS; count += 1) {
    const turns = legalTurns(edition, position);
    if (turns.length === 0) return;
    const turn = choose({ edition, position, turns }, random);
    const outcome = playLegal(edition, position, turn);
    yield { edition, position, turns, turn, outcome };
    position = outcome.next;
  }
  throw new Error(`a game without an end after ${MOST_TURNS} turns`);
}

export const NAMES = ['Ann', 'Ben', 'Cem', 'Dot'];

/** A whole game of that many players from the deal on. */
export function wholeGame(edition: Edition, players: number, seed: number, choose = anyTurn): Moment[] {
  const start = deal(edition, NAMES.slice(0, players), String(seed));
  return [...gameFrom(edition, start, randomFrom(seed), choose)];
}

export const lastOf = (game: readonly Moment[]): Position => game.at(-1)!.outcome.next;

const gameOf = (editions: readonly string[]) =>
  fc
    .record({
      id: fc.constantFrom(...editions),
      rules: someHouseRules,
      players: fc.integer({ min: 2, max: 4 }),
      seed: fc.nat(),
    })
    .map(({ id, rules, players, seed }) => wholeGame(editionUnder(rules, id), players, seed));

/** A whole board game at random under random house rules, two to four players. */
export const someGame = gameOf(['board@1']);
/** The same of any edition. */
export const anyGame = gameOf(EDITION_IDS);
