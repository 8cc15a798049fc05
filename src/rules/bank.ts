/** The chips of the box: a bank that pays only what it has. `docs/contract.md` section 8. */
import type { Edition } from './edition.js';
import type { Position } from './position.js';
import type { ScoreLine } from './scoring.js';

/** What the bank has once the mover has earned `earned`; endless where chips do not count. */
function bankOf({ bank }: Edition, { players, toMove }: Position, earned: number): number {
  if (bank === null) return Infinity;
  const accounts = players.map(({ points }, player) => points + (player === toMove ? earned : 0));
  return Math.max(0, bank - accounts.reduce((sum, points) => sum + Math.max(0, points), 0));
}

/** The lines of each step, and a line for what the bank could not pay of it. */
export function paidOut(
  edition: Edition,
  position: Position,
  steps: readonly (readonly ScoreLine[])[],
): readonly (readonly ScoreLine[])[] {
  if (edition.bank === null) return steps;
  let paid = 0;
  return steps.map((lines, step) => {
    const earned = sumOf(lines);
    const count = bankOf(edition, position, paid);
    const short = earned - Math.min(earned, count);
    paid += earned - short;
    return short === 0 ? [...lines] : [...lines, { step, rule: 'chips', table: null, count, points: -short }];
  });
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);
