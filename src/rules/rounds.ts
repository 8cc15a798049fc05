/** Who comes next, and when a round is over. `docs/contract.md` section 8. */
import type { Edition } from './edition.js';
import type { Player, Position } from './position.js';

type Order = Pick<Position, 'toMove' | 'roundStarter'>;

/** The next player in the game clockwise after `seat`; `seat` itself if nobody else is left. */
function nextIn(players: readonly Player[], seat: number): number {
  let next = seat;
  do next = (next + 1) % players.length;
  while (players[next]?.out && next !== seat);
  return next;
}

/** Passes the turn on, also when the game ends. `players` are those after the turn. */
export function passOn(edition: Edition, { toMove, roundStarter }: Position, players: readonly Player[]): Order {
  const next = nextIn(players, toMove);
  if (edition.turnOrder === 'clockwise') return { toMove: next, roundStarter };
  const seats = players.length;
  const stepsTo = (seat: number): number => (seat - toMove + seats) % seats || seats;
  if (stepsTo(roundStarter) > stepsTo(next)) return { toMove: next, roundStarter };
  const starter = nextIn(players, roundStarter);
  return { toMove: starter, roundStarter: starter };
}

/** Everybody who is left has had as many turns as the others. */
export function isRoundOver({ players, toMove, roundStarter }: Position): boolean {
  return toMove === (players[roundStarter]?.out ? nextIn(players, roundStarter) : roundStarter);
}
