/** How many people an edition is for. */
import { failure, type Edition, type Failure } from '../rules/index.js';

/** Why so many cannot play; undefined if they can. Its code is `bad-players`; doors that have another one give it theirs. */
export function faultInParty({ id, players: [least, most] }: Edition, count: number): Failure | undefined {
  if (count >= least && count <= most) return undefined;
  const text = `The game ${id} is for ${String(least)} to ${String(most)} players, not ${String(count)}.`;
  return failure('bad-players', text, 'players');
}
