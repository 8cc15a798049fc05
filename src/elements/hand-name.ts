import type { HandView, TileView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';

/** The accessible name of a hand; of a closed one it says how many guests it has, and nothing else. */
export function handName({ name, active, out, closed, size }: HandView, locale: Localizer): string {
  if (out) return locale.text('hand-out', { name });
  const text = locale.text(active ? 'hand-active' : 'hand-name', { name });
  return closed ? locale.text('hand-closed', { text, size }) : text;
}

/** The accessible name of a tile in it: who it is, and what can or cannot be done with it now. */
export function tileName(tile: TileView, active: boolean, locale: Localizer): string {
  const text = locale.text('hand-guest', { guest: tile.guest.token });
  if (tile.held) return locale.text('hand-held', { text });
  if (tile.placed) return locale.text('hand-placed', { text });
  return active && !tile.playable ? locale.text('hand-unplayable', { text }) : text;
}
