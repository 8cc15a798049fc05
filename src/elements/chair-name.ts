import type { ChairOffer, ChairView } from '../flow/views.js';
import type { Localizer, MessageArgs } from '../i18n/messages.js';
import { tableToken } from './table-token.js';

const WHERE = ['chair-at-one', 'chair-at-two', 'chair-at-three'] as const;

/** The accessible name of a chair: where it stands, who sits there, and what it offers, as one sentence. */
export function chairName(chair: ChairView, locale: Localizer): string {
  let text = locale.text(WHERE[chair.places.length - 1] ?? WHERE[0], places(chair));
  const say = (id: string, args: MessageArgs = {}): void => {
    text = locale.text(id, { ...args, text });
  };
  if (chair.guest === undefined) say('chair-free');
  else say(chair.tentative ? 'chair-tentative' : 'chair-taken', { guest: chair.guest.token });
  if (chair.fresh) say('chair-fresh');
  if (chair.marked) say('chair-marked');
  if (chair.offer !== undefined) say(offerId(chair.offer), { points: chair.offer.points });
  if (chair.preview !== undefined) say('chair-preview', { guest: chair.preview.token });
  return text;
}

function offerId({ kind, needsPartner }: ChairOffer): string {
  if (kind === 'swap') return 'chair-offer-swap';
  return needsPartner ? 'chair-offer-partner' : 'chair-offer';
}

function places({ places }: ChairView): MessageArgs {
  const args = places.map((place, at) => ({
    [`seat${at + 1}`]: place.seat,
    [`table${at + 1}`]: tableToken(place),
  }));
  return Object.assign({}, ...args) as MessageArgs;
}
