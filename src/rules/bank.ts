/** The chips of the box: a bank that pays only what it has. `docs/contract.md` section 8. */
import type { Edition } from './edition.js';
import type { Position } from './position.js';
import type { ScoreLine } from './scoring.js';

/** What the bank has; endless where chips do not count. */
export const bankOf = ({ bank }: Edition, { players }: Position): number =>
  bank === null ? Infinity : Math.max(0, bank - players.reduce((sum, { points }) => sum + Math.max(0, points), 0));

/** The lines of each step, and a line for what the bank could not pay of it. */
export function paidOut(edition: Edition, position: Position, steps: readonly (readonly ScoreLine[])[]): ScoreLine[][] {
  let bank = bankOf(edition, position);
  return steps.map((lines, step) => {
    const earned = sumOf(lines);
    const short = earned - Math.min(earned, bank);
    const count = bank;
    bank -= earned - short;
    return short === 0 ? [...lines] : [...lines, { step, rule: 'chips', table: null, count, points: -short }];
  });
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);
