/** Counting the tree: how many sequences of exactly `depth` legal turns there are, the bag drawn in its order. */
import type { Edition } from './edition.js';
import { legalTurns } from './legal.js';
import { playLegal } from './play.js';
import type { Position } from './position.js';

export function perft(edition: Edition, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const turns = legalTurns(edition, position);
  if (depth === 1) return turns.length;
  return turns.reduce((sum, turn) => sum + perft(edition, playLegal(edition, position, turn).next, depth - 1), 0);
}
