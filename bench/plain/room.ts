import { EDITIONS, type Edition } from './editions.js';
import { floorOf, type Chair, type Floor, type Table } from './floor.js';
import { rulesOf, type HouseRules } from './house-rules.js';
import { nationAt, sexOf } from './tiles.js';
import type { Position } from './types.js';

/** The dining room at one moment. Guests may be seated tentatively and asked to stand up again. */
export interface Room {
  edition: Edition;
  rules: HouseRules;
  floor: Floor;
  /** Token on each chair. */
  guests: (string | undefined)[];
  /** Ladies at each table. */
  ladies: number[];
  /** Gentlemen at each table. */
  gentlemen: number[];
  /** Nation of each table; none where the table cards ran out. */
  nations: (string | undefined)[];
  tableStack: string[];
  /** The nation that has its birthday. */
  birthday: string | undefined;
}

/** The room of a position, everybody seated. */
export function roomOf(position: Position): Room {
  const edition = EDITIONS[position.edition];
  const floor = floorOf(position);
  const room: Room = {
    edition,
    rules: rulesOf(position),
    floor,
    guests: Array<undefined>(floor.chairs.size).fill(undefined),
    ladies: floor.tables.map(() => 0),
    gentlemen: floor.tables.map(() => 0),
    nations: floor.tables.map(({ id, nation }) => (edition.tablesMove ? position.tables?.[id] : nation)),
    tableStack: [...(position.tableStack ?? [])],
    birthday: position.birthday?.nation,
  };
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

/** The nations that the tables at a chair show, each once. */
export function nationsAt(room: Room, chair: Chair): string[] {
  if (!room.edition.tablesMove) return chair.nations;
  return [...new Set(chair.tables.flatMap(({ index }) => room.nations[index] ?? []))];
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
  const own = room.nations[table.index]!;
  const tokens = table.chairs.flatMap((chair) => room.guests[chair.index] ?? []);
  const nations = tokens.map((token) => nationAt(token, own));
  const wanted = room.rules.monoBasis === 'tableNation' ? own : nations[0];
  return nations.every((nation) => nation === wanted);
}
