/** The law of the bar: who may drink, and what it costs. `docs/rules.md 4.12` and `4.13`. */
import type { Edition } from './edition.js';
import { mover, type Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import { canSeat } from './seating.js';
import { swaps } from './swapping.js';
import { isJoker, type Tile } from './tiles.js';
import type { BarStep } from './turn.js';

/** Why this guest may not go to the bar; undefined if it may. */
export function refusalAtBar(edition: Edition, position: Position, { guest }: BarStep): Refusal | undefined {
  if (!mover(position).hand.includes(guest)) return refuse('notInHand');
  if (isClosedToOpener(edition, position)) return refuse('mustSeat');
  if (isJoker(guest) && !mayJokerDrink(edition, position, guest)) return refuse('jokerAtBar');
  if (!edition.barVisit.voluntary && canSeat(edition, position)) return refuse('mustSeat');
  return isFull(edition, position) ? refuse('barFull') : undefined;
}

/** Every legal visit, one for each kind of tile. */
export function barVisits(edition: Edition, position: Position): readonly BarStep[] {
  if (edition.bar.length === 0) return [];
  return [...new Set(mover(position).hand)]
    .map((guest): BarStep => ({ kind: 'bar', guest }))
    .filter((step) => !refusalAtBar(edition, position, step));
}

const isFull = (edition: Edition, position: Position): boolean => position.bar.length >= edition.bar.length;

const isClosedToOpener = (edition: Edition, position: Position): boolean => position.turn === 0 && !edition.opening.bar;

function mayJokerDrink(edition: Edition, position: Position, joker: Tile): boolean {
  switch (edition.jokers.atBar) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'ifUnseatable':
      return !canSeat(edition, position, joker);
    case 'ifNoOtherMove':
      return (
        (isFull(edition, position) || mover(position).hand.every(isJoker)) &&
        !canSeat(edition, position) &&
        swaps(edition, position).length === 0
      );
  }
}

/** What a visit comes to for an account of `points`: the change, and whether the player must leave. */
export interface Bill {
  readonly change: number;
  readonly leaves: boolean;
}

export function billFor(edition: Edition, position: Position): Bill {
  const value = edition.bar[position.bar.length] ?? 0;
  const { points } = mover(position);
  if (value >= 0 || points + value >= 0) return { change: value, leaves: false };
  switch (edition.barVisit.cannotPay) {
    case 'eliminate':
      return { change: 0, leaves: true };
    case 'debt':
      return { change: value, leaves: false };
    case 'zero':
      return { change: 0 - Math.max(0, points), leaves: false };
  }
}
