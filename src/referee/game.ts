/**
 * A game: settings, and the turns played under them. Everything else follows by playing the turns, which is how saves,
 * undo and replays get their positions.
 */
import type { HouseRules } from '../house-rules/index.js';
import { parseTurn, printSeen, printTurn } from '../notation/index.js';
import {
  deal,
  draftOf,
  failure,
  judge,
  mover,
  replacedTables,
  seatsOf,
  shown,
  success,
  type Edition,
  type Failure,
  type Nation,
  type Position,
  type ReplacedTable,
  type Result,
  type ScoreLine,
  type Turn,
} from '../rules/index.js';
import { faultInParty } from './party.js';
import { resolve } from './resolve.js';
import { NOT_A_TURN, reasonInWords, type ReasonInWords } from './words.js';

/** What is agreed on before the first guest sits down; plain data. */
export interface Settings {
  readonly edition: string;
  readonly houseRules: HouseRules;
}

/** One played turn as the log keeps it; plain data. */
export interface Played {
  readonly player: number;
  /** In notation. */
  readonly text: string;
  /** The same as everybody at the table saw it. */
  readonly seen: string;
  readonly turn: Turn;
  readonly points: readonly number[];
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  /** Tiles drawn and table cards turned up: what nobody could know before. */
  readonly drawn: number;
  readonly turned: number;
  /** Where full tables are replaced: per guest seated the nations that lay at the tables when he came; else empty. */
  readonly flags: readonly (readonly Nation[])[];
  /** The tables that made room for others in this turn. */
  readonly replaced: readonly ReplacedTable[];
  /** The stool taken, from 1, if a guest went to the bar. */
  readonly stool: number | null;
  /** The hand limit after the turn, if the turn lowered it. */
  readonly limit: number | null;
  /** The player left the game in this turn. */
  readonly left: boolean;
}

export interface Game {
  readonly position: Position;
  readonly log: readonly Played[];
}

/** Somebody at the table; plain data. */
export interface Participant {
  readonly name: string;
}

/** A game with everything that it was started from: what a start brings in, a save keeps, and a load brings back. */
export interface StartedGame extends Game {
  readonly settings: Settings;
  readonly players: readonly Participant[];
  readonly seed: string;
  /** Turns that were taken back although something hidden had been seen. */
  readonly undone: number;
}

/** The law under these settings. Refused with `unknown-edition` or `bad-house-rule`. */
export function lawOf({ edition, houseRules }: Settings): Result<Edition> {
  const rules = resolve(edition, houseRules);
  return rules.ok ? success(rules.value.edition) : rules;
}

/** A game that begins. */
export const startGame = (edition: Edition, players: readonly string[], seed: string): Game => ({
  position: deal(edition, players, seed),
  log: [],
});

/** A game dealt under these settings. Refused with `unknown-edition`, `bad-house-rule` or `bad-players`. */
export function dealGame(settings: Settings, players: readonly Participant[], seed: string): Result<StartedGame> {
  const edition = lawOf(settings);
  if (!edition.ok) return edition;
  const fault = faultInParty(edition.value, players.length);
  if (fault) return fault;
  const people = players.map(({ name }) => ({ name }));
  const names = people.map(({ name }) => name);
  return success({ ...startGame(edition.value, names, seed), settings, players: people, seed, undone: 0 });
}

/** The game after one more turn. Refused with `illegal-turn`; `reason` says why. */
export function playTurn(edition: Edition, { position, log }: Game, turn: Turn): Result<Game> | RefusedTurn {
  const verdict = judge(edition, position, turn);
  if (!verdict.legal) {
    const reason = reasonInWords(edition, verdict.reason);
    return { ...failure('illegal-turn', `The turn is refused: ${reason.code}.`), reason };
  }
  const before = mover(position);
  const after = verdict.next.players[position.toMove] ?? before;
  const played: Played = {
    player: position.toMove,
    text: printTurn(edition.plan, turn),
    seen: printSeen(edition.plan, turn),
    turn,
    points: verdict.points,
    total: verdict.total,
    lines: verdict.lines,
    drawn: verdict.next.drawn - position.drawn,
    flags: flagsSeen(edition, position, turn),
    replaced: replacedTables(edition, position, seatsOf(turn)),
    turned: position.tableStack.length - verdict.next.tableStack.length,
    stool: turn[0]?.kind === 'bar' ? position.bar.length + 1 : null,
    limit: after.handLimit < before.handLimit ? after.handLimit : null,
    left: after.out,
  };
  return success({ position: verdict.next, log: [...log, played] });
}

/** The nations at the tables before each guest of the turn sat down. */
function flagsSeen(edition: Edition, position: Position, turn: Turn): Played['flags'] {
  if (edition.tableCards === 0) return [];
  const seats = seatsOf(turn);
  return seats.map((_, i) => draftOf(edition, position, seats.slice(0, i)).floor.flags);
}

/** A turn that breaks a rule. */
export interface RefusedTurn extends Failure {
  readonly reason: ReasonInWords;
}

const NO_TURN: RefusedTurn = {
  ...failure('illegal-turn', 'The turn is refused: notation.'),
  reason: NOT_A_TURN,
};

/** Plays turns in notation from the start. The first that is refused stops it: `illegal-turn`, `at` its number from 1. */
export function replay(
  edition: Edition,
  players: readonly string[],
  seed: string,
  turns: readonly string[],
): Result<Game> | RefusedTurn {
  let game = startGame(edition, players, seed);
  for (const [i, text] of turns.entries()) {
    const turn = parseTurn(edition, text);
    const next = turn ? playTurn(edition, game, turn) : NO_TURN;
    if (!next.ok) {
      const number = String(i + 1);
      return { ...next, ...failure('illegal-turn', `Turn ${number}, ${shown(text)}: ${next.text}`, number) };
    }
    game = next.value;
  }
  return success(game);
}
