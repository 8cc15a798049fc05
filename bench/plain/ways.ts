import type { Chair } from './floor.js';
import { seatedToken } from './notation.js';
import { nationsAt, type Room } from './room.js';
import { needsName } from './seating.js';
import { isJoker, nationOf } from './tiles.js';
import type { Seat } from './types.js';

/** A guest on a chair that suits him. */
export interface Way {
  seat: Seat;
  chair: Chair;
  token: string;
}

function seatsOn(room: Room, guest: string, chair: Chair): Seat[] {
  const nations = nationsAt(room, chair);
  if (!isJoker(guest)) return nations.includes(nationOf(guest)) ? [{ guest, chair: chair.id }] : [];
  if (!needsName(room, chair)) return [{ guest, chair: chair.id }];
  return nations.map((nation) => ({ guest, chair: chair.id, nation }));
}

/** All free chairs among these that suit this guest; company and balance are judged once somebody sits. */
export function waysToSit(room: Room, guest: string, chairs: Iterable<Chair>): Way[] {
  const ways: Way[] = [];
  for (const chair of chairs) {
    if (room.guests[chair.index]) continue;
    for (const seat of seatsOn(room, guest, chair)) ways.push({ seat, chair, token: seatedToken(seat) });
  }
  return ways;
}
