import { rulesOf } from './house-rules.js';
import type { Position } from './types.js';

/** All that the chips are worth together (docs/rules.md 4.1). */
const CHIPS = 310;

function inTheBank(accounts: readonly number[]): number {
  return Math.max(0, CHIPS - accounts.reduce((sum, points) => sum + Math.max(0, points), 0));
}

/** What the player to move is paid for each step, as long as there are chips (docs/contract.md 8, Chips). */
export function paid(position: Position, points: readonly number[]): number[] {
  if (!rulesOf(position).chipCap) return [...points];
  const accounts = position.players.map((player) => player.points);
  return points.map((earned) => {
    const step = Math.min(earned, Math.max(0, inTheBank(accounts)));
    accounts[position.toMove]! += step;
    return step;
  });
}
