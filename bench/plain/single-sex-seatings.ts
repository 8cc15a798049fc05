import type { Table } from './floor.js';
import { guestsAt, roomOf, type Room } from './room.js';
import { seat } from './scoring.js';
import { mostTiles, seatsRefusal } from './seating.js';
import type { Seating } from './seatings.js';
import { singleSexTable } from './single-sex.js';
import { sexOf } from './tiles.js';
import type { Position, Seat, Sex } from './types.js';
import { waysToSit, type Way } from './ways.js';

/** Every order in which tiles of the hand can take all free chairs of the table; they must be three or four. */
function fillings(room: Room, table: Table, hand: readonly string[]): Seat[][] {
  const free = 4 - guestsAt(room, table);
  if (table.chairs.length !== 4 || free < 3 || hand.length < free) return [];
  const ways = new Map(
    [...new Set(hand)].map((guest): [string, Way[]] => [guest, waysToSit(room, guest, table.chairs)]),
  );
  const found: Seat[][] = [];
  const goOn = (seats: Seat[], left: readonly string[]): void => {
    if (seats.length === free) found.push(seats);
    else for (const guest of new Set(left)) take(seats, left.toSpliced(left.indexOf(guest), 1), ways.get(guest)!);
  };
  const take = (seats: Seat[], left: readonly string[], ways: readonly Way[]): void => {
    for (const { seat } of ways) if (!seats.some(({ chair }) => chair === seat.chair)) goOn([...seats, seat], left);
  };
  goOn([], hand);
  return found;
}

/** Every klatch and every regulars' table that the player could make in this turn (docs/rules.md 5.2). */
export function singleSexSeatings(position: Position): Seating[] {
  const room = roomOf(position);
  if (!room.rules.singleSexTables || mostTiles(room, position) < 3) return [];
  const { hand } = position.players[position.toMove]!;
  const sexes = ['f', 'm'].map((sex) => hand.filter((tile) => sexOf(tile) === (sex as Sex)));
  return room.floor.tables
    .flatMap((table) => sexes.flatMap((tiles) => fillings(room, table, tiles)))
    .filter((seats) => singleSexTable(room, seats) && !seatsRefusal(position, seats))
    .map((seats) => ({ seats, completed: seat(position, seats).mono }));
}
