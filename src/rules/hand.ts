/** What is done with the hand in place of seating: drawing a card, and laying one face down. `docs/rules.md 6.7`. */
import type { Edition } from './edition.js';
import { mover, type Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import type { DownStep, DrawCardStep } from './turn.js';

/** Why no card may be drawn; undefined if one may. */
export function refusalOfDraw(position: Position): Refusal | undefined {
  const { hand, handLimit } = mover(position);
  return hand.length >= handLimit ? refuse('handLimit') : undefined;
}

/** Why this card may not go face down; undefined if it may. */
export function refusalOfDown(edition: Edition, position: Position, { guest }: DownStep): Refusal | undefined {
  const { hand, handLimit } = mover(position);
  if (!hand.includes(guest)) return refuse('notInHand');
  return edition.hand.faceDown === 'onlyAtLimit' && hand.length < handLimit ? refuse('notAtLimit') : undefined;
}

/** Every legal turn of this kind; none in an edition that fills hands after the turn. */
export function handTurns(edition: Edition, position: Position): readonly (DrawCardStep | DownStep)[] {
  if (edition.hand.filled === 'afterTurn') return [];
  const draw: DrawCardStep = { kind: 'drawCard' };
  const downs = [...new Set(mover(position).hand)].map((guest): DownStep => ({ kind: 'down', guest }));
  return [
    ...(refusalOfDraw(position) ? [] : [draw]),
    ...downs.filter((step) => !refusalOfDown(edition, position, step)),
  ];
}
