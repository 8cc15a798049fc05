import { isFull, stand, type Room } from './room.js';

/** Has a place no table any more? */
export function ranOut(room: Room): boolean {
  return room.nations.includes(undefined);
}

function copyRoom(room: Room): Room {
  return {
    ...room,
    guests: [...room.guests],
    ladies: [...room.ladies],
    gentlemen: [...room.gentlemen],
    nations: [...room.nations],
    tableStack: [...room.tableStack],
  };
}

/**
 * Where tables come and go, a room with every full table cleared and laid anew; else the same room. All guests leave
 * first, then the places get their table cards in the order of the plan (docs/rules.md 6.6; docs/contract.md 8, Card game).
 */
export function cleared(room: Room): Room {
  if (!room.edition.tablesMove) return room;
  const full = room.floor.tables.filter((table) => isFull(room, table));
  if (full.length === 0) return room;
  const after = copyRoom(room);
  for (const chair of full.flatMap((table) => table.chairs)) {
    if (after.guests[chair.index] !== undefined) stand(after, chair);
  }
  for (const { index } of full) after.nations[index] = after.tableStack.shift();
  return after;
}
