import { floorOf } from './floor.js';
import { houseRules, STOOLS } from './house-rules.js';
import type { EndReason, Position } from './types.js';

/** Why the café is closed, or null while it is open (docs/rules.md 4.14; docs/contract.md 8, End). */
export function endReason(position: Position): EndReason | null {
  if (position.over) return position.over;
  const rules = houseRules(position.houseRules);
  const left = position.players.filter((player) => !player.out);
  if (position.bar.length >= STOOLS) return 'bar';
  if (Object.keys(position.seats).length >= floorOf(position.plan, rules.boardLayout).chairs.size) return 'chairs';
  if (position.bag.length <= rules.bagEndAt) return 'bag';
  if (left.some((player) => player.hand.length === 0 && player.handLimit === 0)) return 'emptyHand';
  if (left.length === 1 && position.players.length > 1) return 'onePlayerLeft';
  if (position.passes >= left.length) return 'allStuck';
  return null;
}
