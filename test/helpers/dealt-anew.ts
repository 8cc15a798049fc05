/** The same position with everything else in it that one player cannot see. */
import type { Player, Position, Tile } from '../../src/rules/index.js';
import type { Random } from './random.js';

/** A list in another order. */
function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!);
}

interface Knowing {
  /** The player who looks; null for nobody in particular, who sees no hand at all. */
  readonly seenBy: number | null;
  /** He also knows what he laid face down himself. */
  readonly down?: boolean;
  /** Table cards that were turned up in the turn that is being composed; they stay. */
  readonly turned?: number;
}

/**
 * The position with the bag, the table stack, all cards that lie face down and every hand but his own dealt anew: whatever
 * is shown to this player has to be the same.
 */
export function dealtAnew(position: Position, { seenBy, down = false, turned = 0 }: Knowing, random: Random): Position {
  const { bag, drawn, players, tableStack } = position;
  const knowsHand = (i: number): boolean => i === seenBy;
  const knowsDown = (i: number): boolean => down && i === seenBy;
  const hidden = (player: Player, i: number): readonly Tile[] => [
    ...(knowsHand(i) ? [] : player.hand),
    ...(knowsDown(i) ? [] : player.faceDown),
  ];
  const deck = shuffled([...bag.slice(drawn), ...players.flatMap(hidden)], random);
  const take = (tiles: readonly Tile[]): Tile[] => deck.splice(0, tiles.length);
  return {
    ...position,
    bag: [...bag.slice(0, drawn), ...take(bag.slice(drawn))],
    tableStack: [...tableStack.slice(0, turned), ...shuffled(tableStack.slice(turned), random)],
    players: players.map((player, i) => ({
      ...player,
      hand: knowsHand(i) ? player.hand : take(player.hand),
      faceDown: knowsDown(i) ? player.faceDown : take(player.faceDown),
    })),
  };
}
