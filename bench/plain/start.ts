import { supply } from './tiles.js';
import type { Position } from './types.js';

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

/** A new game: five tiles each, the first player opens (docs/rules.md 4.1). */
export function start(houseRules: Record<string, unknown>, players: number, random: Random): Position {
  const bag = shuffle(supply(), random);
  return {
    edition: 'board@1',
    houseRules,
    seats: {},
    bar: [],
    players: Array.from({ length: players }, (_, index) => ({
      name: String(index + 1),
      points: 0,
      hand: bag.splice(0, 5),
      handLimit: 5,
    })),
    toMove: 0,
    turn: 0,
    passes: 0,
    bag,
  };
}
