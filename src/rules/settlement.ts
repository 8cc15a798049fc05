/** The final account. `docs/rules.md 4.15`, `4.16` and `6.9`. */
import type { Edition } from './edition.js';
import type { Player, Position } from './position.js';
import { isJoker } from './tiles.js';

/** One player's account, in the order of the players. */
export interface Account {
  readonly points: number;
  /** Zero or negative: the guests left in the hand and those face down. */
  readonly penalty: number;
  readonly final: number;
  /** 1 + the number of players ranked better; equal ones share. */
  readonly rank: number;
}

/** Settles any position, over or not. */
export function settle(edition: Edition, { players }: Position): readonly Account[] {
  const { perGuest, perJoker, tie } = edition.settlement;
  const rows = players.map((player) => {
    const left = [...player.hand, ...player.faceDown];
    const penalty = left.reduce((sum, tile) => sum - (isJoker(tile) ? perJoker : perGuest), 0);
    return { player, points: player.points, penalty, final: player.points + penalty };
  });
  const isBetter = (a: Row, b: Row): boolean => {
    if (a.player.out || b.player.out) return leftLater(a.player, b.player);
    if (a.final !== b.final) return a.final > b.final;
    if (tie === 'leastPenalty') return a.penalty > b.penalty;
    return tie === 'fewestTiles' && a.player.hand.length < b.player.hand.length;
  };
  return rows.map((row) => ({
    points: row.points,
    penalty: row.penalty,
    final: row.final,
    rank: 1 + rows.filter((other) => isBetter(other, row)).length,
  }));
}

interface Row {
  readonly player: Player;
  readonly penalty: number;
  readonly final: number;
}

/** Whoever stays ranks above whoever left, and a later exit above an earlier one. */
function leftLater(a: Player, b: Player): boolean {
  if (!a.out || !b.out) return !a.out && b.out;
  return (a.outTurn ?? -1) > (b.outTurn ?? -1);
}
