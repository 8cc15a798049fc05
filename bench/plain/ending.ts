import { EDITIONS } from './editions.js';
import { floorOf } from './floor.js';
import { rulesOf } from './house-rules.js';
import { firstOfRound } from './rounds.js';
import type { EndReason, Player, Position } from './types.js';

function passesToStick(position: Position, left: number): number {
  return rulesOf(position).turnOrder === 'rotating' ? 2 * left - 1 : left;
}

function isEmptyHanded({ hand, handLimit }: Player, position: Position): boolean {
  if (position.edition === 'card@1') return hand.length === 0 && rulesOf(position).emptyHand === 'endsAtOnce';
  return hand.length === 0 && handLimit === 0;
}

/** Does this end condition hold, whoever has had how many turns (docs/rules.md 4.14, 6.8; docs/contract.md 8, End)? */
function holds(reason: EndReason, position: Position): boolean {
  const { players, bar, bag, seats, passes } = position;
  const left = players.filter((player) => !player.out);
  switch (reason) {
    case 'tableStack':
      return floorOf(position).tables.some(({ id }) => !position.tables?.[id]);
    case 'guestStack':
      return bag.length === 0;
    case 'declared':
      return false;
    case 'bar':
      return bar.length >= EDITIONS[position.edition].stools;
    case 'chairs':
      return Object.keys(seats).length >= floorOf(position).chairs.size;
    case 'bag':
      return bag.length <= rulesOf(position).bagEndAt;
    case 'emptyHand':
      return left.some((player) => isEmptyHanded(player, position));
    case 'onePlayerLeft':
      return left.length === 1 && players.length > 1;
    case 'allStuck':
      return passes >= passesToStick(position, left.length);
  }
}

/** Does the final round keep the café open, although this reason holds (docs/contract.md 8, Final round)? */
function mustWait(reason: EndReason, position: Position): boolean {
  const waits = ['bar', 'chairs', 'bag', 'emptyHand'].includes(reason);
  return waits && rulesOf(position).finalRound && position.toMove !== firstOfRound(position);
}

/** Why the café is closed, or null while it is open. */
export function endReason(position: Position): EndReason | null {
  if (position.over) return position.over;
  const { ends } = EDITIONS[position.edition];
  return ends.find((reason) => holds(reason, position) && !mustWait(reason, position)) ?? null;
}
