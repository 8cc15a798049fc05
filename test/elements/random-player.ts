/** Somebody who plays at random and knows nothing of the rules: whatever is lit or not off can be pressed. */
import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, type Random } from '../helpers/random.js';
import { inside, maybeAction, press, type Press } from './play-tools.js';

const MOST_CLICKS = 4000;

/** Plays until the café closes. `by` presses the buttons. */
export async function playAtRandom(el: CafeInternational, random: Random, by: Press = press): Promise<void> {
  for (let clicks = 0; maybeAction(el, 'rematch') === undefined; clicks += 1) {
    expect(clicks, 'the café closes at last').to.be.below(MOST_CLICKS);
    await by(nextButton(el, random));
  }
}

/** What this player presses next. */
export function nextButton(el: CafeInternational, random: Random): HTMLElement {
  const ready = maybeAction(el, 'ready');
  if (ready) return ready;
  const [back] = buttons(inside(el, 'cafe-controls'), '[data-action="take-back"]:not([aria-disabled])');
  const on = buttons(inside(el, 'cafe-controls'), '.on button:not([aria-disabled])');
  if (back && random() < 0.05) return back;
  const hand = inside(el, 'cafe-hand.hand');
  const [held] = buttons(hand, '.held button');
  if (held) {
    const places = [...litPlaces(el), ...on.filter(({ dataset }) => dataset.action === 'down')];
    return places.length > 0 ? pick(random, places) : held;
  }
  const goesDown = maybeAction(el, 'down') !== undefined;
  const tiles = buttons(hand, goesDown ? '.tile:not(.placed) button' : '.tile:not(.placed, .unplayable) button');
  if (tiles.length > 0 && (on.length === 0 || random() < 0.75)) return pick(random, tiles);
  return on.length > 0 ? pick(random, on) : (back ?? expect.fail('there is nothing to press'));
}

/** The chairs, and the bar, that are lit for the held guest. */
export function litPlaces(el: CafeInternational): HTMLElement[] {
  const board = inside(el, 'cafe-board');
  return [...board.querySelectorAll('cafe-chair, cafe-bar')].flatMap((place) =>
    buttons(place.shadowRoot!, ':is(.offered, .lit) button'),
  );
}

const buttons = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
