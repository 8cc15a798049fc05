import type { Chair } from './floor.js';
import { seatedToken } from './notation.js';
import { hasCompany, isBalanced, roomOf, sit, type Room } from './room.js';
import { isJoker, nationOf } from './tiles.js';
import type { Code, Position, Seat } from './types.js';

/** Most guests that one turn may seat: two, or the opener's only one. */
export function mostSeats(room: Room, position: Position): number {
  return position.turn === 0 && room.rules.firstMove === 'loneRequired' ? 1 : 2;
}

/** Must a joker on this chair be named (docs/contract.md 8, Joker's name)? */
export function needsName(room: Room, chair: Chair | undefined): boolean {
  return room.rules.jokerNationality === 'assigned' && chair !== undefined && chair.nations.length > 1;
}

function nationRefusal(room: Room, chair: Chair, seat: Seat): Code | null {
  if (!isJoker(seat.guest)) return chair.nations.includes(nationOf(seat.guest)) ? null : 'nation';
  if (!needsName(room, chair)) return null;
  if (seat.nation === undefined) return 'jokerNeedsNation';
  return chair.nations.includes(seat.nation) ? null : 'nation';
}

/** Is the balance upset straight after a step, where the house checks it tile by tile (docs/rules.md 4.5)? */
export function upsetsNow(room: Room, chair: Chair): boolean {
  return room.rules.balanceCheck === 'perCard' && !isBalanced(room, chair);
}

/** Why the turn may not end with guests newly seated on these chairs. */
export function endRefusal(room: Room, position: Position, chairs: readonly Chair[]): Code | null {
  if (room.rules.balanceCheck === 'endOfTurn') {
    for (const chair of chairs) if (!isBalanced(room, chair)) return 'balance';
  }
  const loneOpener = position.turn === 0 && room.rules.firstMove !== 'noException' && chairs.length === 1;
  if (loneOpener) return null;
  for (const chair of chairs) if (!hasCompany(room, chair)) return 'isolated';
  return null;
}

/** Why these guests may not be seated in this order. */
export function seatsRefusal(position: Position, played: readonly Seat[]): Code | null {
  const room = roomOf(position);
  if (played.length > mostSeats(room, position)) return 'tooMany';
  const hand = [...position.players[position.toMove]!.hand];
  const chairs: Chair[] = [];
  for (const seat of played) {
    if (!hand.includes(seat.guest)) return 'notInHand';
    const chair = room.floor.chairs.get(seat.chair);
    if (!chair) return 'unknownChair';
    if (room.guests[chair.index]) return 'occupied';
    const refusal = nationRefusal(room, chair, seat);
    if (refusal) return refusal;
    sit(room, chair, seatedToken(seat));
    if (upsetsNow(room, chair)) return 'balance';
    hand.splice(hand.indexOf(seat.guest), 1);
    chairs.push(chair);
  }
  return endRefusal(room, position, chairs);
}
