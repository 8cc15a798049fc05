/** The law as outsiders ask it: positions as JSON, turns as text. What the package entry `rules` offers. */
import { parseTurn, printTurn, type PositionInput, type PositionJson } from '../notation/index.js';
import {
  deal,
  failure,
  judge as judgeTurn,
  legalTurns as turnsOf,
  settle as settleAccounts,
  shown,
  success,
  type Account,
  type EndReason,
  type Failure,
  type Result,
} from '../rules/index.js';
import { BadInputError, IllegalTurnError } from './errors.js';
import { closePosition, openPosition, type OpenPosition } from './open-position.js';
import { faultInParty } from './party.js';
import { resolve } from './resolve.js';
import { lineInWords, reasonInWords, type LineInWords, type ReasonInWords } from './words.js';

export interface NewGameOptions {
  /** Default `board@1`. */
  readonly edition?: string;
  /** The name of a preset, or an object with `preset` and options. */
  readonly houseRules?: unknown;
  /** Names; default two players. */
  readonly players?: readonly (string | { readonly name: string })[];
  /** Same seed and settings, same game. */
  readonly seed?: string;
}

export type Judgement =
  | {
      readonly legal: true;
      /** What each step earned. */
      readonly points: readonly number[];
      readonly total: number;
      /** One-nation tables completed. */
      readonly mono: number;
      readonly lines: readonly LineInWords[];
      readonly next: PositionJson;
      readonly over: EndReason | null;
    }
  | { readonly legal: false; readonly reason: ReasonInWords };

/** The opening position of a game. Throws a `BadInputError` that names what cannot be played. */
export function newGame(options: NewGameOptions = {}): PositionJson {
  const { edition = 'board@1', houseRules, players = ['1', '2'], seed = '' } = (options as typeof options | null) ?? {};
  const rules = value(resolve(edition, houseRules));
  const names = value(namesIn(players));
  const fault = faultInParty(rules.edition, names.length);
  if (fault) throw new BadInputError(fault);
  if (typeof seed !== 'string') throw new BadInputError(failure('bad-seed', 'A seed is text.', 'seed'));
  return closePosition({ ...rules, position: deal(rules.edition, names, seed) });
}

function namesIn(players: unknown): Result<readonly string[]> {
  if (!Array.isArray(players)) return badPlayer('Players are a list of names', players);
  const names = Array.from<unknown, unknown>(players, (player) =>
    typeof player === 'object' && player !== null && 'name' in player ? player.name : player,
  );
  const bad = names.findIndex((name) => typeof name !== 'string');
  return bad < 0 ? success(names as string[]) : badPlayer('A player has a name', names[bad]);
}

const badPlayer = (rule: string, value: unknown): Failure =>
  failure('bad-players', `${rule}, not ${shown(value)}.`, 'players');

/** Checks a position and fills in what it leaves out. */
export function parsePosition(json: unknown): Result<PositionJson> {
  const opened = openPosition(json);
  return opened.ok ? success(closePosition(opened.value)) : opened;
}

/** Every legal turn in notation, once. Empty when the game is over. */
export function legalTurns(position: PositionInput): string[] {
  const { edition, position: at } = value(openPosition(position));
  return turnsOf(edition, at).map((turn) => printTurn(edition.plan, turn));
}

/** Judges a turn in notation; `player` asks whether it is that player's to make. */
export function judge(position: PositionInput, turn: string, player?: number): Judgement {
  return judgeOpen(value(openPosition(position)), turn, player);
}

/** `judge` for a position that is open already. */
export function judgeOpen(open: OpenPosition, text: string, player?: number): Judgement {
  const { edition, position } = open;
  const turn = parseTurn(edition, text);
  if (!turn) return { legal: false, reason: { code: 'notation', step: 0, chairs: [], tables: [] } };
  const verdict = judgeTurn(edition, position, turn, player);
  if (!verdict.legal) return { legal: false, reason: reasonInWords(edition, verdict.reason) };
  return {
    legal: true,
    points: verdict.points,
    total: verdict.total,
    mono: verdict.mono,
    lines: verdict.lines.map((line) => lineInWords(edition, line)),
    next: closePosition({ ...open, position: verdict.next }),
    over: verdict.over,
  };
}

/** The position after a turn. Throws an `IllegalTurnError` with the reason. */
export function play(position: PositionInput, turn: string): PositionJson {
  const judgement = judge(position, turn);
  if (!judgement.legal) throw new IllegalTurnError(turn, judgement.reason);
  return judgement.next;
}

/** The final accounts of a position, over or not, in the order of the players. */
export function settle(position: PositionInput): readonly Account[] {
  const { edition, position: at } = value(openPosition(position));
  return settleAccounts(edition, at);
}

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new BadInputError(result);
  return result.value;
}
