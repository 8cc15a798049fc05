import { cleared } from './clearing.js';
import type { Table } from './floor.js';
import { seatedToken } from './notation.js';
import { guestsAt, sit, stand, type Room } from './room.js';
import type { Seat } from './types.js';

/** Does the house play the variant, and may this number of tiles be one of its turns (docs/rules.md 5.2)? */
export function mayBeSingleSex(room: Room, tiles: number): boolean {
  return room.rules.singleSexTables && (tiles === 3 || tiles === 4);
}

function isSingleSex(room: Room, table: Table): boolean {
  return room.ladies[table.index] === 4 || room.gentlemen[table.index] === 4;
}

/** Once a table is cleared before the last guest sits down, the table they were to make has lost guests. */
function clearsTooEarly(room: Room, left: number): boolean {
  return left > 0 && cleared(room) !== room;
}

/** The table of which these guests make a klatch or a regulars' table, or null. */
export function singleSexTable(room: Room, played: readonly Seat[]): Table | null {
  if (!mayBeSingleSex(room, played.length)) return null;
  const chairs = played.map(({ chair }) => room.floor.chairs.get(chair)!);
  // In the card game a turn that clears a table may use one chair twice, or one that was taken.
  if (new Set(chairs).size < chairs.length || chairs.some(({ index }) => room.guests[index] !== undefined)) return null;
  const [table] = room.floor.tables.filter((one) => chairs.every(({ tables }) => tables.includes(one)));
  if (!table || guestsAt(room, table) + played.length !== 4) return null;
  let early = false;
  played.forEach((seat, step) => {
    sit(room, chairs[step]!, seatedToken(seat));
    early ||= clearsTooEarly(room, played.length - 1 - step);
  });
  const single = isSingleSex(room, table) && !early;
  for (const chair of chairs) stand(room, chair);
  return single ? table : null;
}
