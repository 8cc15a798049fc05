/** When the café closes. `docs/rules.md 4.14`. */
import type { Edition } from './edition.js';
import { EMPTY, END_REASONS, bagSize, type EndReason, type Position } from './position.js';

const playersLeft = ({ players }: Position): number => players.reduce((n, player) => (player.out ? n : n + 1), 0);

const HOLDS: Readonly<Record<EndReason, (edition: Edition, position: Position) => boolean>> = {
  bar: (edition, { bar }) => bar.length >= edition.bar.length,
  chairs: (_, { guests }) => !guests.includes(EMPTY),
  bag: (edition, position) => bagSize(position) <= edition.ending.bagAt,
  emptyHand: (_, { players }) => players.some((p) => !p.out && p.hand.length === 0 && p.handLimit === 0),
  onePlayerLeft: (_, position) => position.players.length > 1 && playersLeft(position) === 1,
  allStuck: (_, position) => position.passes >= playersLeft(position),
};

/** The reason why the game is over, the first in order if several hold; null while it goes on. */
export function endOf(edition: Edition, position: Position): EndReason | null {
  return position.over ?? END_REASONS.find((reason) => HOLDS[reason](edition, position)) ?? null;
}
