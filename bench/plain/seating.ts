import { isBalanced, upsetsNow } from './balance.js';
import { cleared, ranOut } from './clearing.js';
import type { Chair, Table } from './floor.js';
import { seatedToken } from './notation.js';
import { hasCompany, nationsAt, roomOf, sit, type Room } from './room.js';
import { mayBeSingleSex, singleSexTable } from './single-sex.js';
import { isJoker, nationOf } from './tiles.js';
import type { Code, Position, Seat } from './types.js';

function isLoneRequired(room: Room, position: Position): boolean {
  return position.turn === 0 && room.rules.firstMove === 'loneRequired';
}

/** Most guests that an ordinary turn may seat, or the opener's only one. */
export function mostSeats(room: Room, position: Position): number {
  return isLoneRequired(room, position) ? 1 : room.edition.mostSeats;
}

/** Most guests that any turn may seat: four where a klatch or a regulars' table could be made. */
export function mostTiles(room: Room, position: Position): number {
  if (isLoneRequired(room, position)) return 1;
  return room.rules.singleSexTables ? 4 : room.edition.mostSeats;
}

/** Must a joker on this chair be named (docs/contract.md 8, Joker's name)? */
export function needsName(room: Room, chair: Chair | undefined): boolean {
  return room.rules.jokerNationality === 'assigned' && chair !== undefined && chair.nations.length > 1;
}

function nationRefusal(room: Room, chair: Chair, seat: Seat): Code | null {
  const nations = nationsAt(room, chair);
  if (!isJoker(seat.guest)) return nations.includes(nationOf(seat.guest)) ? null : 'nation';
  if (!needsName(room, chair)) return null;
  if (seat.nation === undefined) return 'jokerNeedsNation';
  return nations.includes(seat.nation) ? null : 'nation';
}

/** Hand, chair and nation: may this guest have this chair, whoever sits next to it? */
function fitRefusal(room: Room, hand: readonly string[], seat: Seat): Code | null {
  if (!hand.includes(seat.guest)) return 'notInHand';
  const chair = room.floor.chairs.get(seat.chair);
  if (!chair) return 'unknownChair';
  if (room.guests[chair.index]) return 'occupied';
  return nationRefusal(room, chair, seat);
}

/** Where nobody may wait for company: must the next guest join the one on `lonely`, and does he? */
export function failsToJoin(lonely: Chair | null, chair: Chair): boolean {
  return lonely !== null && !chair.tables.some((table) => lonely.tables.includes(table));
}

/** The chair of a guest who has just sat down alone where company is asked for at once, or null. */
export function lonelyChair(room: Room, chair: Chair): Chair | null {
  return room.edition.tablesMove && !hasCompany(room, chair) ? chair : null;
}

/** Why the turn may not end with guests newly seated on these chairs; on `lonely` the last one sits alone. */
export function endRefusal(
  room: Room,
  position: Position,
  chairs: readonly Chair[],
  lonely: Chair | null,
  single: Table | null = null,
): Code | null {
  if (room.rules.balanceCheck === 'endOfTurn') {
    for (const chair of chairs) if (!isBalanced(room, chair, single)) return 'balance';
  }
  if (lonely) return 'mustScore';
  const loneOpener = position.turn === 0 && room.rules.firstMove !== 'noException' && chairs.length === 1;
  if (loneOpener || room.edition.tablesMove) return null;
  for (const chair of chairs) if (!hasCompany(room, chair)) return 'isolated';
  return null;
}

/** Why these guests may not sit down in this order, for an ordinary turn or to make a table of one sex. */
function stepsRefusal(position: Position, played: readonly Seat[], single: Table | null): Code | null {
  let room = roomOf(position);
  const hand = [...position.players[position.toMove]!.hand];
  const chairs: Chair[] = [];
  let lonely: Chair | null = null;
  for (const seat of played) {
    if (ranOut(room)) return 'turnOver';
    const refusal = fitRefusal(room, hand, seat);
    if (refusal) return refusal;
    const chair = room.floor.chairs.get(seat.chair)!;
    if (failsToJoin(lonely, chair)) return 'mustJoin';
    sit(room, chair, seatedToken(seat));
    if (upsetsNow(room, chair, single)) return 'balance';
    hand.splice(hand.indexOf(seat.guest), 1);
    chairs.push(chair);
    lonely = single ? null : lonelyChair(room, chair);
    room = cleared(room);
  }
  return endRefusal(room, position, chairs, lonely, single);
}

/** Hand, chair and nation of all of them, before anything else is looked at. */
function allFitRefusal(position: Position, played: readonly Seat[]): Code | null {
  const room = roomOf(position);
  const hand = [...position.players[position.toMove]!.hand];
  for (const seat of played) {
    const refusal = fitRefusal(room, hand, seat);
    if (refusal) return refusal;
    sit(room, room.floor.chairs.get(seat.chair)!, seatedToken(seat));
    hand.splice(hand.indexOf(seat.guest), 1);
  }
  return null;
}

/** Why these guests may not be seated in this order (docs/contract.md 8, Order of checks). */
export function seatsRefusal(position: Position, played: readonly Seat[]): Code | null {
  const room = roomOf(position);
  if (played.length > mostTiles(room, position)) return 'tooMany';
  if (!mayBeSingleSex(room, played.length)) return stepsRefusal(position, played, null);
  const refusal = allFitRefusal(position, played);
  const single = refusal ? null : singleSexTable(room, played);
  if (single) return stepsRefusal(position, played, single);
  const mayBeOrdinary = played.length <= room.edition.mostSeats;
  return mayBeOrdinary ? stepsRefusal(position, played, null) : (refusal ?? 'notSingleSex');
}
