import type { HandView, TileView } from '../../src/flow/views.js';
import { guest as guestOf } from './panels.js';

/** A hand of the given tokens; `tiles` changes single tiles by their place. */
export function handView(
  tokens: readonly string[],
  hand: Partial<Omit<HandView, 'tiles' | 'closed'>> = {},
  tiles: Readonly<Record<number, Partial<TileView>>> = {},
): HandView {
  return {
    player: 0,
    name: 'Ann',
    active: true,
    out: false,
    limit: 5,
    closed: false,
    size: tokens.length,
    faceDown: 0,
    ...hand,
    tiles: tokens.map((token, index) => ({
      guest: guestOf(token),
      index,
      held: false,
      placed: false,
      playable: true,
      ...tiles[index],
    })),
  };
}

/** A hand of so many guests, whom nobody but its owner may see now. */
export const closedHand = (size: number, hand: Partial<Omit<HandView, 'tiles' | 'closed'>> = {}): HandView => ({
  ...handView([], { active: false, limit: 12, size, ...hand }),
  closed: true,
});
