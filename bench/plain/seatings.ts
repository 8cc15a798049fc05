import type { Chair } from './floor.js';
import { seatedToken } from './notation.js';
import { roomOf, sit, stand, type Room } from './room.js';
import { completedTables } from './scoring.js';
import { endRefusal, mostSeats, needsName, upsetsNow } from './seating.js';
import { isJoker, nationOf } from './tiles.js';
import type { Position, Seat } from './types.js';

/** A legal way to seat guests in one turn. */
export interface Seating {
  seats: Seat[];
  /** One-nation tables that it completes. */
  completed: number;
}

interface Way {
  seat: Seat;
  chair: Chair;
  token: string;
}

function waysOnChair(room: Room, guest: string, chair: Chair): Seat[] {
  if (!isJoker(guest)) return chair.nations.includes(nationOf(guest)) ? [{ guest, chair: chair.id }] : [];
  if (!needsName(room, chair)) return [{ guest, chair: chair.id }];
  return chair.nations.map((nation) => ({ guest, chair: chair.id, nation }));
}

/** All free chairs that suit this guest; company and balance are judged once somebody sits. */
function waysToSit(room: Room, guest: string): Way[] {
  const ways: Way[] = [];
  for (const chair of room.floor.chairs.values()) {
    if (room.guests[chair.index]) continue;
    for (const seat of waysOnChair(room, guest, chair)) ways.push({ seat, chair, token: seatedToken(seat) });
  }
  return ways;
}

/** Every legal way to seat guests in this turn, each order by itself: try them all. */
export function seatings(position: Position, room = roomOf(position)): Seating[] {
  const { hand } = position.players[position.toMove]!;
  const ways = new Map([...new Set(hand)].map((guest) => [guest, waysToSit(room, guest)]));
  const most = mostSeats(room, position);
  const found: Seating[] = [];

  const seats: Seat[] = [];
  const chairs: Chair[] = [];

  const goOn = (left: readonly string[]): void => {
    if (!endRefusal(room, position, chairs))
      found.push({ seats: [...seats], completed: completedTables(room, chairs) });
    if (seats.length < most) explore(left);
  };

  const explore = (hand: readonly string[]): void => {
    for (const guest of new Set(hand)) {
      const left = hand.toSpliced(hand.indexOf(guest), 1);
      for (const { seat, chair, token } of ways.get(guest)!) {
        if (room.guests[chair.index]) continue;
        sit(room, chair, token);
        seats.push(seat);
        chairs.push(chair);
        if (!upsetsNow(room, chair)) goOn(left);
        chairs.pop();
        seats.pop();
        stand(room, chair);
      }
    }
  };

  explore(hand);
  return found;
}
