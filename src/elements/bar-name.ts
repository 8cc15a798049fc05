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
  const names = bar.stools.flatMap(({ guest }) => (guest ? [locale.text('guest-name', { guest: guest.token })] : []));
  if (names.length === 0) return undefined;
  return locale.text('bar-guests', { guests: new Intl.ListFormat(locale.lang, { type: 'conjunction' }).format(names) });
}
