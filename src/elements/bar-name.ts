import type { BarView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';

/** The accessible name of the bar: how full it is, what the next visit is worth, whether the held guest may go there. */
export function barName(bar: BarView, locale: Localizer): string {
  const next = bar.stools.find(({ guest }) => guest === undefined);
  let text =
    next === undefined
      ? locale.text('bar-full', { stools: bar.stools.length })
      : locale.text('bar-open', {
          taken: bar.stools.filter(({ guest }) => guest !== undefined).length,
          stools: bar.stools.length,
          sign: next.value < 0 ? 'fine' : 'gain',
          points: Math.abs(next.value),
        });
  if (bar.marked) text = locale.text('bar-marked', { text });
  if (bar.offer !== undefined) text = locale.text('bar-offer', { text });
  return bar.preview === undefined ? text : locale.text('bar-preview', { text, guest: bar.preview.token });
}

/** Who drinks at the bar, as a sentence; undefined while nobody does. */
export function barGuests(bar: BarView, locale: Localizer): string | undefined {
  const guests = bar.stools.flatMap(({ guest }) => (guest ? [guest.token] : []));
  return guests.length === 0 ? undefined : locale.text('bar-guests', { guests: guests.join(' ') });
}
