import { rulesOf } from './house-rules.js';
import { isJoker } from './tiles.js';
import type { EditionId, Player, Position } from './types.js';

export interface Account {
  points: number;
  penalty: number;
  final: number;
  rank: number;
}

/** What is left over costs (docs/rules.md 4.15, 6.9; docs/contract.md 8, The 12-table game). */
function penaltyOf(edition: EditionId, { hand, faceDown = [] }: Player): number {
  switch (edition) {
    case 'board@1':
      return hand.reduce((sum, tile) => sum - (isJoker(tile) ? 10 : 5), 0);
    case 'card@1':
      return 0 - 2 * (hand.length + faceDown.length);
    case 'app12@1':
      return 0;
  }
}

function leftover(player: Player): number {
  return player.hand.length + (player.faceDown?.length ?? 0);
}

/** The final accounts (docs/rules.md 4.15, 4.16, 6.9; docs/contract.md 8, Settlement). */
export function settle(position: Position): Account[] {
  const { edition } = position;
  const mayBreakTies = edition === 'card@1' || rulesOf(position).tieBreak === 'fewestTiles';
  const penalties = position.players.map((player) => penaltyOf(edition, player));
  const finals = position.players.map((player, index) => player.points + penalties[index]!);

  const isBetter = (a: number, b: number): boolean => {
    const one = position.players[a]!;
    const two = position.players[b]!;
    if (one.out || two.out) {
      return one.out && two.out ? (one.outTurn ?? 0) > (two.outTurn ?? 0) : !one.out;
    }
    if (finals[a] !== finals[b]) return finals[a]! > finals[b]!;
    return mayBreakTies && leftover(one) < leftover(two);
  };

  const seats = position.players.map((_, index) => index);
  return position.players.map((player, index) => ({
    points: player.points,
    penalty: penalties[index]!,
    final: finals[index]!,
    rank: 1 + seats.filter((other) => isBetter(other, index)).length,
  }));
}
