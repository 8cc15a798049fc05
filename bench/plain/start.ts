import { EDITIONS } from './editions.js';
import { floorOf } from './floor.js';
import { supply, tableCards } from './tiles.js';
import type { EditionId, Position } from './types.js';

/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** mulberry32: small and fast, and good enough to deal tiles and to pick turns. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of `choices`, each as likely as the others. */
export function pick<T>(choices: readonly T[], random: Random): T {
  return choices[Math.floor(random() * choices.length)]!;
}

function shuffle<T>(items: T[], random: Random): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

/** Table cards at all places, the rest in the stack. */
function layTables(position: Position, random: Random): void {
  const stack = shuffle(tableCards(), random);
  position.tables = Object.fromEntries(floorOf(position).tables.map(({ id }) => [id, stack.shift()!]));
  position.tableStack = stack;
}

/** A new game; the first player opens (docs/rules.md 4.1, 6.1; docs/contract.md 8, The 12-table game). */
export function start(
  houseRules: Record<string, unknown>,
  players: number,
  random: Random,
  edition: EditionId = 'board@1',
): Position {
  const { dealt, handLimit, tablesMove } = EDITIONS[edition];
  const bag = shuffle(supply(edition), random);
  const position: Position = {
    edition,
    houseRules,
    seats: {},
    bar: [],
    players: Array.from({ length: players }, (_, index) => ({
      name: String(index + 1),
      points: 0,
      hand: bag.splice(0, dealt),
      handLimit,
    })),
    toMove: 0,
    turn: 0,
    passes: 0,
    bag,
  };
  if (tablesMove) layTables(position, random);
  return position;
}
