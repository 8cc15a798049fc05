import type { HouseRules } from './house-rules.js';

/** The situation at the refill: tiles in hand after the action, the limit, tiles in the bag, one-nation tables completed. */
export interface Refill {
  hand: number;
  limit: number;
  bag: number;
  completed: number;
}

/** Tiles drawn when this many reductions are accepted (docs/contract.md 8, Refill). */
export function drawn(refill: Refill, reductions: number): number {
  return Math.min(refill.bag, Math.max(0, refill.limit - reductions - refill.hand));
}

function mostReductions(rules: HouseRules, refill: Refill): number {
  if (rules.refillReduction === 'off') return 0;
  const room = rules.reductionCarryOver ? refill.limit : refill.limit - refill.hand;
  return Math.max(0, Math.min(refill.completed, refill.limit, room));
}

/** The numbers N for which `draw N` may be written. */
export function drawChoices(rules: HouseRules, refill: Refill): number[] {
  if (rules.refillReduction !== 'optional') return [];
  const choices = new Set<number>();
  for (let reductions = 1; reductions <= mostReductions(rules, refill); reductions++)
    choices.add(drawn(refill, reductions));
  return [...choices];
}

/** By how much the hand limit drops, given the word `draw N` or its absence. The word must be allowed. */
export function reductions(rules: HouseRules, refill: Refill, draw: number | undefined): number {
  const most = mostReductions(rules, refill);
  if (rules.refillReduction === 'mandatory') return most;
  if (draw === undefined) return 0;
  let accepted = most;
  while (drawn(refill, accepted) !== draw) accepted--;
  return accepted;
}
