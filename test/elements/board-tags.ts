import { CafeBar } from '../../src/elements/cafe-bar.js';
import { CafeBoard } from '../../src/elements/cafe-board.js';
import { CafeChair } from '../../src/elements/cafe-chair.js';
import { CafeGuest } from '../../src/elements/cafe-guest.js';
import { CafeHand } from '../../src/elements/cafe-hand.js';
import { CafeTable } from '../../src/elements/cafe-table.js';
import { CafeRequestEvent, type CafeRequest } from '../../src/elements/requests.js';

customElements.define('cafe-bar', CafeBar);
customElements.define('cafe-board', CafeBoard);
customElements.define('cafe-chair', CafeChair);
customElements.define('cafe-guest', CafeGuest);
customElements.define('cafe-hand', CafeHand);
customElements.define('cafe-table', CafeTable);

/** The requests that `source` sends while `act` runs. */
export function requestsOf(source: EventTarget, act: () => void): CafeRequest[] {
  const requests: CafeRequest[] = [];
  const listen = (event: Event): void => {
    if (event instanceof CafeRequestEvent) requests.push(event.request);
  };
  source.addEventListener(CafeRequestEvent.type, listen);
  act();
  source.removeEventListener(CafeRequestEvent.type, listen);
  return requests;
}
