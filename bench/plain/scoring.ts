import type { Chair, Table } from './floor.js';
import { seatedToken } from './notation.js';
import { guestsAt, isFull, isOneNation, roomOf, sit, type Room } from './room.js';
import type { Position, Seat } from './types.js';

/** Points that the guest who has just sat down earns at all tables of the chair (docs/rules.md 4.7, 4.8). */
function pointsAt(room: Room, chair: Chair): number {
  let points = 0;
  for (const table of chair.tables) {
    const guests = guestsAt(room, table);
    if (guests === 1) {
      points += room.rules.loneGuestPoints;
    } else {
      const mayDouble = room.rules.monoDoubling === 'every' || isFull(room, table);
      points += mayDouble && isOneNation(room, table) ? 2 * guests : guests;
    }
  }
  return points;
}

/** One-nation tables completed by the guests newly seated on these chairs. */
export function completedTables(room: Room, chairs: readonly Chair[]): number {
  const completed: Table[] = [];
  for (const chair of chairs) {
    for (const table of chair.tables) {
      if (isFull(room, table) && !completed.includes(table) && isOneNation(room, table)) completed.push(table);
    }
  }
  return completed.length;
}

/** Points of every guest seated, in order, and the one-nation tables completed. */
export function scoreSeats(position: Position, played: readonly Seat[]): { points: number[]; mono: number } {
  const room = roomOf(position);
  const chairs = played.map((seat) => room.floor.chairs.get(seat.chair)!);
  const points = played.map((seat, step) => {
    sit(room, chairs[step]!, seatedToken(seat));
    return pointsAt(room, chairs[step]!);
  });
  return { points, mono: completedTables(room, chairs) };
}
