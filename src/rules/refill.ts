/** Filling the hand up again, and the smaller refill that one-nation tables earn. `docs/rules.md 4.11`. */
import type { Edition } from './edition.js';

/** What is known when the guests have been played and nothing has been drawn yet. */
export interface Need {
  readonly hand: number;
  readonly limit: number;
  readonly bag: number;
  /** One-nation tables completed in this turn. */
  readonly completed: number;
}

export interface Refill {
  readonly draw: number;
  readonly limit: number;
}

const refillAfter = ({ hand, limit, bag }: Need, reductions: number): Refill => ({
  draw: Math.min(bag, Math.max(0, limit - reductions - hand)),
  limit: limit - reductions,
});

/** How many reductions may be accepted at the most. */
function mostReductions(edition: Edition, { hand, limit, completed }: Need): number {
  if (edition.refill.reduction === 'off') return 0;
  const most = Math.min(completed, limit);
  return edition.refill.carryOver ? most : Math.max(0, Math.min(most, limit - hand));
}

/** The numbers that a `draw` word may give; none where the rules leave no choice. */
export function drawChoices(edition: Edition, need: Need): readonly number[] {
  if (edition.refill.reduction !== 'optional') return [];
  const choices = new Set<number>();
  for (let j = 1; j <= mostReductions(edition, need); j += 1) choices.add(refillAfter(need, j).draw);
  return [...choices];
}

/**
 * The refill of a turn. `word` is the number of its `draw` word and means the largest reduction that draws just as many.
 * Undefined if no reduction does.
 */
export function refillFor(edition: Edition, need: Need, word?: number): Refill | undefined {
  const most = mostReductions(edition, need);
  if (word === undefined) return refillAfter(need, edition.refill.reduction === 'mandatory' ? most : 0);
  if (edition.refill.reduction !== 'optional') return undefined;
  for (let j = most; j >= 1; j -= 1) {
    const refill = refillAfter(need, j);
    if (refill.draw === word) return refill;
  }
  return undefined;
}
