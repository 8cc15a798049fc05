import type { HandView, TileView } from '../../src/flow/views.js';
import { guest as guestOf } from './panels.js';

/** A hand of the given tokens; `tiles` changes single tiles by their place. */
export function handView(
  tokens: readonly string[],
  hand: Partial<Omit<HandView, 'tiles'>> = {},
  tiles: Readonly<Record<number, Partial<TileView>>> = {},
): HandView {
  return {
    player: 0,
    name: 'Ann',
    active: true,
    out: false,
    limit: 5,
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
