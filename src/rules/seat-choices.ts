/** The seats that the nations allow in a position, and what can be said of each before any of them is taken. */
import type { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { EMPTY, mover, type Position } from './position.js';
import { isJoker, named, ownNation, type Nation, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

export interface SeatChoices {
  readonly steps: readonly SeatStep[];
  /** Per step how many one-nation tables it completes; `UNSOUND` if it needs another guest for company or balance. */
  readonly completes: readonly number[];
}

export const UNSOUND = -1;

/** The different nations shown at the chair. */
export function nationsAt(edition: Edition, position: Position, chair: number): readonly Nation[] {
  const { plan } = edition;
  if (position.flags === plan.nations) return plan.nationsAt[chair] ?? [];
  return [...new Set((plan.tablesOf[chair] ?? []).map((table) => position.flags[table] ?? EMPTY))];
}

/** Whether the rules ask for a name if a joker sits down here, `docs/contract.md` section 8. */
export const asksForName = (edition: Edition, position: Position, chair: number): boolean =>
  edition.jokers.named && nationsAt(edition, position, chair).length > 1;

function chairsFor(edition: Edition, position: Position, nation: Nation): readonly number[] {
  const { plan } = edition;
  if (position.flags === plan.nations) return plan.chairsFor[nation] ?? [];
  return plan.chairs.flatMap((_, chair) => (nationsAt(edition, position, chair).includes(nation) ? [chair] : []));
}

/** Every seat on a free chair that the nations allow, for each kind of tile that the mover holds. */
export function seatChoices(draft: Draft): SeatChoices {
  const steps = stepsByNation(draft);
  const completes: number[] = [];
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i]!;
    const isSound = draft.wouldHaveCompany(step.chair) && draft.unbalancedBy(step) === undefined;
    completes.push(isSound ? draft.wouldComplete(step) : UNSOUND);
  }
  return { steps, completes };
}

function stepsByNation(draft: Draft): readonly SeatStep[] {
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
  const chairs = chairsFor(draft.edition, draft.position, ownNation(guest) ?? EMPTY);
  for (let i = 0; i < chairs.length; i += 1) {
    const chair = chairs[i]!;
    if (draft.isFree(chair)) steps.push({ kind: 'seat', guest, chair });
  }
}

function jokerSteps(draft: Draft, joker: Tile, steps: SeatStep[]): void {
  const { edition, position } = draft;
  for (let chair = 0; chair < position.guests.length; chair += 1) {
    if (!draft.isFree(chair)) continue;
    const nations = nationsAt(edition, position, chair);
    if (!edition.jokers.named || nations.length === 1) steps.push({ kind: 'seat', guest: joker, chair });
    else for (const nation of nations) steps.push({ kind: 'seat', guest: named(joker, nation), chair });
  }
}
