/** The law of fetching a joker, `docs/rules.md 4.10`. */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { EMPTY, mover, type Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import { isJoker, isNamed, ownNation, sexOf } from './tiles.js';
import type { SwapStep } from './turn.js';

/** Why this guest may not take that chair from a joker; undefined if it may. The checks stand in the contract's order. */
export function refusalOfSwap(draft: Draft, { guest, chair }: SwapStep): Refusal | undefined {
  const { edition } = draft;
  const tables = draft.floor.tablesAt(chair);
  if (!draft.holds(guest)) return refuse('notInHand');
  if (tables.length === 0) return refuse('unknownChair');
  const seated = draft.floor.guestAt(chair);
  const isFetched = seated !== EMPTY && isJoker(seated) && edition.jokers.swapNation !== 'never';
  if (!isFetched) return refuse('noJoker', 0, [chair], tables);
  const nation = ownNation(guest) ?? EMPTY;
  const strict = edition.jokers.swapNation === 'assignedOnly' && isNamed(seated);
  const welcome = strict ? ownNation(seated) === nation : draft.floor.welcomes(nation, chair);
  if (!welcome) return refuse('nation', 0, [chair], tables);
  if (sexOf(seated) !== sexOf(guest)) {
    if (edition.jokers.swapGender === 'same') return refuse('gender', 0, [chair], tables);
    const unbalanced = draft.floor.unbalancedByReplacing(chair, guest);
    if (unbalanced !== undefined) return refuse('balance', 0, [chair], [unbalanced]);
  }
  return draft.floor.hasCompany(chair) ? undefined : refuse('isolated', 0, [chair], tables);
}

/** Every legal exchange. */
export function swaps(edition: Edition, position: Position): readonly SwapStep[] {
  const chairs = chairsOfJokers(position);
  if (chairs.length === 0) return [];
  const draft = new Draft(edition, position);
  const steps: SwapStep[] = [];
  for (const guest of new Set(mover(position).hand)) {
    if (isJoker(guest)) continue;
    for (const chair of chairs) {
      const step: SwapStep = { kind: 'swap', guest, chair };
      if (!refusalOfSwap(draft, step)) steps.push(step);
    }
  }
  return steps;
}

function chairsOfJokers({ guests }: Position): readonly number[] {
  const chairs: number[] = [];
  for (let chair = 0; chair < guests.length; chair += 1) if (isJoker(guests[chair]!)) chairs.push(chair);
  return chairs;
}
