/** The seats that the nations allow in a position, and what can be said of each before any of them is taken. */
import type { Draft } from './draft.js';
import { mover } from './position.js';
import { isJoker, named, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

export interface SeatChoices {
  readonly steps: readonly SeatStep[];
  /** Per step how many one-nation tables it completes; `UNSOUND` if it needs another guest for company or balance. */
  readonly completes: readonly number[];
}

export const UNSOUND = -1;

/** Whether the rules ask for a name if a joker sits down here, `docs/contract.md` section 8. */
export const asksForName = (draft: Draft, chair: number): boolean =>
  draft.edition.jokers.named && draft.floor.nationsAt(chair).length > 1;

/** Every seat on a free chair that the nations allow, for each kind of tile that the mover holds. */
export function seatChoices(draft: Draft): SeatChoices {
  const steps = stepsByNation(draft);
  const completes: number[] = [];
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i]!;
    const isSound = draft.floor.wouldHaveCompany(step.chair) && draft.floor.unbalancedBy(step) === undefined;
    completes.push(isSound ? draft.wouldComplete(step) : UNSOUND);
  }
  return { steps, completes };
}

/** The same seats, without a word on each of them. */
export function stepsByNation(draft: Draft): readonly SeatStep[] {
  const { hand } = mover(draft.position);
  const steps: SeatStep[] = [];
  for (let i = 0; i < hand.length; i += 1) {
    const tile = hand[i]!;
    if (hand.indexOf(tile) < i) continue;
    if (isJoker(tile)) jokerSteps(draft, tile, steps);
    else guestSteps(draft, tile, steps);
  }
  return steps;
}

function guestSteps(draft: Draft, guest: Tile, steps: SeatStep[]): void {
  const { plan } = draft.edition;
  const nation = guest >> 1;
  if (draft.floor.flags === plan.nations) {
    const chairs = plan.chairsFor[nation] ?? [];
    for (let i = 0; i < chairs.length; i += 1) {
      const chair = chairs[i]!;
      if (draft.floor.isFree(chair)) steps.push({ kind: 'seat', guest, chair });
    }
  } else {
    for (let chair = 0; chair < plan.chairs.length; chair += 1) {
      if (draft.floor.isFree(chair) && draft.floor.welcomes(nation, chair)) steps.push({ kind: 'seat', guest, chair });
    }
  }
}

function jokerSteps(draft: Draft, joker: Tile, steps: SeatStep[]): void {
  for (let chair = 0; chair < draft.edition.plan.chairs.length; chair += 1) {
    if (!draft.floor.isFree(chair)) continue;
    if (!asksForName(draft, chair)) steps.push({ kind: 'seat', guest: joker, chair });
    else
      for (const nation of draft.floor.nationsAt(chair))
        steps.push({ kind: 'seat', guest: named(joker, nation), chair });
  }
}
