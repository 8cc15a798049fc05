import type { Localizer } from '../i18n/messages.js';

/** A name for somebody who gives none: "Player 3", or the next number that is free. */
export function nextName(locale: Localizer, players: readonly { readonly name: string }[]): string {
  const taken = new Set(players.map(({ name }) => name));
  for (let number = players.length + 1; ; number += 1) {
    const name = locale.text('lobby-default-name', { number });
    if (!taken.has(name)) return name;
  }
}
