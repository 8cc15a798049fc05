import type { Chair, Table } from './floor.js';
import type { Room } from './room.js';

function isTableBalanced(ladies: number, gentlemen: number): boolean {
  return ladies <= 2 && gentlemen <= 2 && Math.abs(ladies - gentlemen) <= 1;
}

/** Does this table count in a turn that makes a klatch or a regulars' table of `single`: for balance and for points? */
export function counts(room: Room, table: Table, single: Table | null): boolean {
  return single === null || (table !== single && room.rules.singleSexNeighbours === 'strict');
}

/** At every table here at most two of each sex and a difference of at most one (docs/rules.md 4.5). */
export function isBalanced(room: Room, chair: Chair, single: Table | null = null): boolean {
  for (const table of chair.tables) {
    const { index } = table;
    if (counts(room, table, single) && !isTableBalanced(room.ladies[index]!, room.gentlemen[index]!)) return false;
  }
  return true;
}

/** Is the balance upset straight after a step, where the house checks it tile by tile? */
export function upsetsNow(room: Room, chair: Chair, single: Table | null = null): boolean {
  return room.rules.balanceCheck === 'perCard' && !isBalanced(room, chair, single);
}
