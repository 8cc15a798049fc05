import { floorOf, type Chair, type Floor, type Table } from './floor.js';
import { houseRules, type HouseRules } from './house-rules.js';
import { nationAt, sexOf } from './tiles.js';
import type { Position } from './types.js';

/** The dining room at one moment. Guests may be seated tentatively and asked to stand up again. */
export interface Room {
  rules: HouseRules;
  floor: Floor;
  /** Token on each chair. */
  guests: (string | undefined)[];
  /** Ladies at each table. */
  ladies: number[];
  /** Gentlemen at each table. */
  gentlemen: number[];
}

/** The room of a position, everybody seated. */
export function roomOf(position: Position): Room {
  const rules = houseRules(position.houseRules);
  const floor = floorOf(position.plan, rules.boardLayout);
  const empty = floor.tables.map(() => 0);
  const guests = Array<string | undefined>(floor.chairs.size).fill(undefined);
  const room = { rules, floor, guests, ladies: empty, gentlemen: [...empty] };
  for (const id in position.seats) sit(room, floor.chairs.get(id)!, position.seats[id]!);
  return room;
}

function count(room: Room, chair: Chair, token: string, change: 1 | -1): void {
  const counts = sexOf(token) === 'f' ? room.ladies : room.gentlemen;
  for (const { index } of chair.tables) counts[index]! += change;
}

/** Seats somebody on a free chair. */
export function sit(room: Room, chair: Chair, token: string): void {
  room.guests[chair.index] = token;
  count(room, chair, token, 1);
}

/** Frees a chair. */
export function stand(room: Room, chair: Chair): void {
  count(room, chair, room.guests[chair.index]!, -1);
  room.guests[chair.index] = undefined;
}

/** Number of guests at a table. */
export function guestsAt(room: Room, table: Table): number {
  return room.ladies[table.index]! + room.gentlemen[table.index]!;
}

/** At every table here at most two of each sex and a difference of at most one (docs/rules.md 4.5). */
export function isBalanced(room: Room, chair: Chair): boolean {
  for (const { index } of chair.tables) {
    const ladies = room.ladies[index]!;
    const gentlemen = room.gentlemen[index]!;
    if (ladies > 2 || gentlemen > 2 || Math.abs(ladies - gentlemen) > 1) return false;
  }
  return true;
}

/** Does whoever sits on this chair share one of its tables with somebody (docs/rules.md 4.6)? */
export function hasCompany(room: Room, chair: Chair): boolean {
  for (const table of chair.tables) if (guestsAt(room, table) > 1) return true;
  return false;
}

/** Is every chair of the table taken? */
export function isFull(room: Room, table: Table): boolean {
  return guestsAt(room, table) === table.chairs.length;
}

/** Are all guests there of the table's own nation, or under `anyNation` of any single one (docs/rules.md 4.8, A9)? */
export function isOneNation(room: Room, table: Table): boolean {
  const tokens = table.chairs.flatMap((chair) => room.guests[chair.index] ?? []);
  const nations = tokens.map((token) => nationAt(token, table.nation));
  const wanted = room.rules.monoBasis === 'tableNation' ? table.nation : nations[0];
  return nations.every((nation) => nation === wanted);
}
