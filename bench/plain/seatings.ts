import { upsetsNow } from './balance.js';
import { cleared, ranOut } from './clearing.js';
import type { Chair } from './floor.js';
import { roomOf, sit, stand, type Room } from './room.js';
import { completedAt } from './scoring.js';
import { endRefusal, failsToJoin, lonelyChair, mostSeats } from './seating.js';
import { singleSexSeatings } from './single-sex-seatings.js';
import type { Position, Seat } from './types.js';
import { waysToSit, type Way } from './ways.js';

/** A legal way to seat guests in one turn. */
export interface Seating {
  seats: Seat[];
  /** One-nation tables that it completes. */
  completed: number;
}

type Ways = Map<string, Way[]>;

function allWays(room: Room, hand: readonly string[]): Ways {
  const chairs = [...room.floor.chairs.values()];
  return new Map([...new Set(hand)].map((guest) => [guest, waysToSit(room, guest, chairs)]));
}

/** What has come of the turn so far, but for `seats` and `chairs`. */
interface Moment {
  room: Room;
  ways: Ways;
  hand: readonly string[];
  completed: number;
  lonely: Chair | null;
}

/** Every ordinary way to seat guests in this turn, each order by itself: try them all. */
function ordinarySeatings(position: Position): Seating[] {
  const most = mostSeats(roomOf(position), position);
  const found: Seating[] = [];
  const seats: Seat[] = [];
  const chairs: Chair[] = [];

  const goOn = (moment: Moment): void => {
    const { room, completed, lonely } = moment;
    if (!endRefusal(room, position, chairs, lonely)) found.push({ seats: [...seats], completed });
    if (seats.length < most && !ranOut(room)) explore(moment);
  };

  const seated = (before: Moment, chair: Chair, hand: readonly string[]): Moment => {
    const completed = before.completed + completedAt(before.room, chair, null);
    const lonely = lonelyChair(before.room, chair);
    const room = cleared(before.room);
    const ways = room === before.room ? before.ways : allWays(room, hand);
    return { room, ways, hand, completed, lonely };
  };

  const explore = (moment: Moment): void => {
    const { room, ways, hand, lonely } = moment;
    for (const guest of new Set(hand)) {
      const left = hand.toSpliced(hand.indexOf(guest), 1);
      for (const { seat, chair, token } of ways.get(guest)!) {
        if (room.guests[chair.index] || failsToJoin(lonely, chair)) continue;
        sit(room, chair, token);
        seats.push(seat);
        chairs.push(chair);
        if (!upsetsNow(room, chair)) goOn(seated(moment, chair, left));
        chairs.pop();
        seats.pop();
        stand(room, chair);
      }
    }
  };

  const room = roomOf(position);
  const { hand } = position.players[position.toMove]!;
  explore({ room, ways: allWays(room, hand), hand, completed: 0, lonely: null });
  return found;
}

/** Every legal way to seat guests in this turn. */
export function seatings(position: Position): Seating[] {
  return [...ordinarySeatings(position), ...singleSexSeatings(position)];
}
