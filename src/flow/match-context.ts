/** What the match chart keeps, and the questions its guards ask. Plain data only. */
import { lawOf, replay, type Participant, type Played, type Settings } from '../referee/index.js';
import type { Position } from '../rules/index.js';
import type { Law } from './law.js';

export interface MatchContext {
  readonly settings: Settings;
  readonly players: readonly Participant[];
  readonly seed: string;
  /** Null in the lobby. */
  readonly position: Position | null;
  readonly log: readonly Played[];
  /** Turns that were taken back although something hidden had been seen. */
  readonly undone: number;
}

/** What keeps the game from starting: a message id and its arguments. */
export interface LobbyProblem {
  readonly id: 'problem-few' | 'problem-many' | 'problem-unnamed' | 'problem-same-name';
  readonly args: Readonly<Record<string, string | number>>;
}

/** The first thing that keeps the game from starting; undefined if nothing does. */
export function lobbyProblem(law: Law, { settings, players }: MatchContext): LobbyProblem | undefined {
  const [min, max] = law(settings).players;
  if (players.length < min) return { id: 'problem-few', args: { min } };
  if (players.length > max) return { id: 'problem-many', args: { max } };
  if (players.some(({ name }) => name.trim() === '')) return { id: 'problem-unnamed', args: {} };
  const twin = players.find(({ name }, i) => players.findIndex((other) => other.name === name) < i);
  return twin ? { id: 'problem-same-name', args: { name: twin.name } } : undefined;
}

export const areValid = (settings: Settings): boolean => lawOf(settings).ok;

/** Whether no tile was drawn and no table turned in the last turn. */
function lastTurnIsOpen({ log }: MatchContext): boolean {
  const last = log.at(-1);
  return last?.drawn === 0 && last.turned === 0;
}

/** Whether taking back the last turn would tell nobody anything new: it is open, and no hands were opened at its end. */
export function showedNothing(law: Law, context: MatchContext): boolean {
  const openedHands = context.position?.over != null && !law(context.settings).hand.open;
  return lastTurnIsOpen(context) && !openedHands;
}

/** Whether the last turn may be taken back; `free` allows it although something hidden was seen since. */
export const mayUndo = (law: Law, context: MatchContext, free: boolean): boolean =>
  context.log.length > 0 && (free || showedNothing(law, context));

/** The game without its last turn, played anew from the start; `free` if something hidden was seen since. */
export function withoutLastTurn(law: Law, context: MatchContext, free: boolean): Partial<MatchContext> {
  const { settings, players, seed, log, undone } = context;
  const turns = log.slice(0, -1).map(({ text }) => text);
  const names = players.map(({ name }) => name);
  const game = replay(law(settings), names, seed, turns);
  if (!game.ok) throw new Error(game.text);
  return { ...game.value, undone: free ? undone + 1 : undone };
}
