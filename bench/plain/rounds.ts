import { rulesOf } from './house-rules.js';
import type { Position } from './types.js';

/** Does any rule of the house ask who began the round? */
export function hasRounds(position: Position): boolean {
  const { turnOrder, finalRound } = rulesOf(position);
  return turnOrder === 'rotating' || finalRound;
}

/** Who began the current round (docs/contract.md 8, Rounds). */
export function roundStarter({ roundStarter: named, toMove, turn, players }: Position): number {
  const count = players.length;
  return named ?? (((toMove - turn) % count) + count) % count;
}

/** The seats clockwise after this one, once round the table; it comes last itself. */
function seatsAfter(position: Position, seat: number): number[] {
  return position.players.map((_, step) => (seat + 1 + step) % position.players.length);
}

function isIn(position: Position, seat: number): boolean {
  return !position.players[seat]!.out;
}

/** The first player from the starter of the round on who is not out. */
export function firstOfRound(position: Position): number {
  const starter = roundStarter(position);
  return [starter, ...seatsAfter(position, starter)].find((seat) => isIn(position, seat)) ?? starter;
}

/** Passes the turn on to the next player who is not out; perhaps a new round begins. */
export function moveOn(position: Position): void {
  const starter = roundStarter(position);
  const seats = seatsAfter(position, position.toMove);
  const next = seats.find((seat) => isIn(position, seat));
  position.turn += 1;
  if (next === undefined) return;
  const isNewRound = seats.indexOf(starter) <= seats.indexOf(next);
  const isRotating = rulesOf(position).turnOrder === 'rotating';
  const newStarter =
    isNewRound && isRotating ? seatsAfter(position, starter).find((seat) => isIn(position, seat)) : null;
  position.toMove = newStarter ?? next;
  if (hasRounds(position)) position.roundStarter = newStarter ?? starter;
}
