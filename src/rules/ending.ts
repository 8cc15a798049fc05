/** When the café closes. `docs/rules.md 4.14` and `6.8`. */
import type { Edition } from './edition.js';
import { EMPTY, bagSize, type EndReason, type Position } from './position.js';
import { isRoundOver } from './rounds.js';

const playersLeft = ({ players }: Position): number => players.reduce((n, player) => (player.out ? n : n + 1), 0);

const HOLDS: Readonly<Record<EndReason, (edition: Edition, position: Position) => boolean>> = {
  bar: (edition, { bar }) => bar.length >= edition.bar.length,
  chairs: (_, { guests }) => !guests.includes(EMPTY),
  bag: (edition, position) => bagSize(position) <= edition.ending.bagAt,
  emptyHand: ({ hand, ending }, { players }) =>
    (hand.filled === 'afterTurn' || ending.emptyHand === 'endsAtOnce') &&
    players.some((p) => !p.out && p.hand.length === 0 && (hand.filled === 'byDrawing' || p.handLimit === 0)),
  onePlayerLeft: (_, position) => position.players.length > 1 && playersLeft(position) === 1,
  allStuck: (edition, position) => position.passes >= passesOfAll(edition, playersLeft(position)),
  guestStack: (_, position) => bagSize(position) === 0,
  tableStack: (_, { flags }) => flags.includes(EMPTY),
  declared: () => false,
};

/** So many passes in a row that everybody must have passed; where rounds rotate, one can have two turns running. */
const passesOfAll = ({ turnOrder }: Edition, left: number): number => (turnOrder === 'rotating' ? 2 * left - 1 : left);

/** What is no longer to be had: under `finalRound` the round is played to its end. */
const WAITS: ReadonlySet<EndReason> = new Set(['bar', 'chairs', 'bag', 'emptyHand']);

/** The reason why the game is over, the first in order if several hold; null while it goes on. */
export function endOf(edition: Edition, position: Position): EndReason | null {
  if (position.over !== null) return position.over;
  const { reasons, finalRound } = edition.ending;
  const waits = finalRound && !isRoundOver(position);
  for (const reason of reasons) {
    if (HOLDS[reason](edition, position) && !(waits && WAITS.has(reason))) return reason;
  }
  return null;
}
