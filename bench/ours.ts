import { openPosition, resolve, type OpenPosition } from '../src/referee/index.js';
import { deal, legalTurns, playLegal, type Edition } from '../src/rules/index.js';
import { pick, type Position, type Random } from './plain/index.js';

/** The engine of this project, as the benchmarks drive it. */

/** `board@1` under these house rules. */
export function editionFor(houseRules: Record<string, unknown>): Edition {
  const resolved = resolve('board@1', houseRules);
  if (!resolved.ok) throw new Error(resolved.text);
  return resolved.value.edition;
}

/** Plays one random game of two to its end; returns the number of turns. */
export function playout(edition: Edition, random: Random): number {
  let position = deal(edition, ['1', '2'], String(random()));
  for (;;) {
    const turns = legalTurns(edition, position);
    if (turns.length === 0) return position.turn;
    position = playLegal(edition, position, pick(turns, random)).next;
  }
}

/** A position of the plain referee, opened for the engine. */
export function open(position: Position): OpenPosition {
  const opened = openPosition(position);
  if (!opened.ok) throw new Error(opened.text);
  return opened.value;
}

/** Makes the list of legal turns and says how long it is. */
export function countTurns({ edition, position }: OpenPosition): number {
  return legalTurns(edition, position).length;
}
