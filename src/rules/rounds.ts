/** Who comes next, and when a round is over. `docs/contract.md` section 8. */
import type { Edition } from './edition.js';
import type { Player, Position } from './position.js';

type Order = Pick<Position, 'toMove' | 'roundStarter'>;

/** The next player in the game clockwise after `player`; `player` itself if nobody else is left. */
function nextIn(players: readonly Player[], player: number): number {
  let next = player;
  do next = (next + 1) % players.length;
  while (players[next]?.out && next !== player);
  return next;
}

/** Passes the turn on, also when the game ends. `players` are those after the turn. */
export function passOn(edition: Edition, { toMove, roundStarter }: Position, players: readonly Player[]): Order {
  const next = nextIn(players, toMove);
  if (edition.turnOrder === 'clockwise') return { toMove: next, roundStarter };
  const count = players.length;
  const stepsTo = (player: number): number => (player - toMove + count) % count || count;
  if (stepsTo(roundStarter) > stepsTo(next)) return { toMove: next, roundStarter };
  const starter = nextIn(players, roundStarter);
  return { toMove: starter, roundStarter: starter };
}

/** Everybody who is left has had as many turns as the others. */
export function isRoundOver({ players, toMove, roundStarter }: Position): boolean {
  return toMove === (players[roundStarter]?.out ? nextIn(players, roundStarter) : roundStarter);
}
