import { counts } from './balance.js';
import { cleared } from './clearing.js';
import type { Chair, Table } from './floor.js';
import { seatedToken } from './notation.js';
import { guestsAt, isFull, isOneNation, roomOf, sit, type Room } from './room.js';
import { singleSexTable } from './single-sex.js';
import type { Position, Seat } from './types.js';

/** Doubled for one nation, for a birthday, and again for both where they stack (docs/contract.md 8, Birthday). */
function doubled(room: Room, table: Table, points: number, oneNation: boolean): number {
  const birthday = room.birthday !== undefined && room.nations[table.index] === room.birthday;
  if (oneNation && birthday && room.rules.birthdayStacks) return 4 * points;
  return oneNation || birthday ? 2 * points : points;
}

/** What the guest who has just sat down earns at one table (docs/rules.md 4.7, 4.8, 5.6, 6.5). */
function pointsAtTable(room: Room, table: Table): number {
  const guests = guestsAt(room, table);
  if (guests === 1) return doubled(room, table, room.rules.loneGuestPoints, false);
  const mayDouble = room.rules.monoDoubling === 'every' || isFull(room, table);
  const points = room.edition.onlyOthersEarn ? guests - 1 : guests;
  return doubled(room, table, points, mayDouble && isOneNation(room, table));
}

/** 20 for four ladies or four gentlemen, once they are four (docs/rules.md 5.2). */
function award(room: Room, table: Table): number {
  return isFull(room, table) ? doubled(room, table, 20, isOneNation(room, table)) : 0;
}

/** What the guest who has just sat down earns at all tables of the chair. */
function pointsAt(room: Room, chair: Chair, single: Table | null): number {
  let points = 0;
  for (const table of chair.tables) {
    if (table === single) points += award(room, table);
    else if (counts(room, table, single)) points += pointsAtTable(room, table);
  }
  return points;
}

/** One-nation tables that the guest who has just sat down has completed. */
export function completedAt(room: Room, chair: Chair, single: Table | null): number {
  let completed = 0;
  for (const table of chair.tables) {
    const mayCount = table === single || counts(room, table, single);
    if (mayCount && isFull(room, table) && isOneNation(room, table)) completed++;
  }
  return completed;
}

/** The room once all have sat down, what every one of them earned, and the one-nation tables completed. */
export interface Seated {
  room: Room;
  points: number[];
  mono: number;
}

/** Seats guests, in order; the turn must be legal. */
export function seat(position: Position, played: readonly Seat[]): Seated {
  let room = roomOf(position);
  const single = singleSexTable(room, played);
  const points: number[] = [];
  let mono = 0;
  for (const one of played) {
    const chair = room.floor.chairs.get(one.chair)!;
    sit(room, chair, seatedToken(one));
    points.push(pointsAt(room, chair, single));
    mono += completedAt(room, chair, single);
    room = cleared(room);
  }
  return { room, points, mono };
}
