import { copy } from './position.js';
import { apply } from './play.js';
import { turns } from './turns.js';
import type { Position } from './types.js';

/** Number of sequences of exactly `depth` legal turns, the bag drawn in its order (docs/contract.md 8, Perft). */
export function perft(position: Position, depth: number): number {
  const all = turns(position);
  if (depth === 1) return all.length;
  let sum = 0;
  for (const turn of all) {
    const next = copy(position);
    apply(next, turn);
    sum += perft(next, depth - 1);
  }
  return sum;
}
