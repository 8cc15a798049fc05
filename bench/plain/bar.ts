import { EDITIONS } from './editions.js';
import { rulesOf } from './house-rules.js';
import { seatings } from './seatings.js';
import { swaps } from './swap.js';
import { isJoker, sexOf } from './tiles.js';
import type { Code, Position, Seat } from './types.js';

/** What else could be done this turn; found only when a rule of the bar asks for it. */
export interface Alternatives {
  seatings(): readonly { seats: readonly Seat[] }[];
  swaps(): readonly unknown[];
}

/** Everything but the bar that the player could do. */
export function alternatives(position: Position): Alternatives {
  return { seatings: () => seatings(position), swaps: () => swaps(position) };
}

function isSeatable(joker: string, other: Alternatives): boolean {
  return other
    .seatings()
    .some(({ seats }) => seats.some(({ guest }) => isJoker(guest) && sexOf(guest) === sexOf(joker)));
}

/** Is there no legal seat, no swap and no ordinary guest that may drink? */
function isLastResort(position: Position, other: Alternatives): boolean {
  const { hand } = position.players[position.toMove]!;
  const mayDrink = (guest: string): boolean => !isJoker(guest) && !barRefusal(position, guest, other);
  return other.seatings().length === 0 && other.swaps().length === 0 && !hand.some(mayDrink);
}

/** Why this tile may not go to the bar (docs/rules.md 4.12; docs/contract.md 8, Bar and Opening). */
export function barRefusal(position: Position, guest: string, other = alternatives(position)): Code | null {
  const rules = rulesOf(position);
  if (!position.players[position.toMove]!.hand.includes(guest)) return 'notInHand';
  if (position.turn === 0 && !rules.openerAtBar) return 'mustSeat';
  if (isJoker(guest)) {
    if (rules.jokerAtBar === 'never') return 'jokerAtBar';
    if (rules.jokerAtBar === 'ifUnseatable' && isSeatable(guest, other)) return 'jokerAtBar';
    if (rules.jokerAtBar === 'ifNoOtherMove' && !isLastResort(position, other)) return 'jokerAtBar';
  }
  if (!rules.voluntaryBar && other.seatings().length > 0) return 'mustSeat';
  return position.bar.length >= EDITIONS[position.edition].stools ? 'barFull' : null;
}
