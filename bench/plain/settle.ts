import { houseRules } from './house-rules.js';
import { isJoker } from './tiles.js';
import type { Player, Position } from './types.js';

export interface Account {
  points: number;
  penalty: number;
  final: number;
  rank: number;
}

/** Minus 5 a guest and minus 10 a joker left in the hand (docs/rules.md 4.15). */
function penaltyOf(player: Player): number {
  return player.hand.reduce((sum, tile) => sum - (isJoker(tile) ? 10 : 5), 0);
}

/** The final accounts (docs/rules.md 4.15, 4.16; docs/contract.md 8, Settlement). */
export function settle(position: Position): Account[] {
  const rules = houseRules(position.houseRules);
  const finals = position.players.map((player) => player.points + penaltyOf(player));

  const isBetter = (a: number, b: number): boolean => {
    const one = position.players[a]!;
    const two = position.players[b]!;
    if (one.out || two.out) {
      return one.out && two.out ? (one.outTurn ?? 0) > (two.outTurn ?? 0) : !one.out;
    }
    if (finals[a] !== finals[b]) return finals[a]! > finals[b]!;
    return rules.tieBreak === 'fewestTiles' && one.hand.length < two.hand.length;
  };

  const seats = position.players.map((_, index) => index);
  return position.players.map((player, index) => ({
    points: player.points,
    penalty: penaltyOf(player),
    final: finals[index]!,
    rank: 1 + seats.filter((other) => isBetter(other, index)).length,
  }));
}
