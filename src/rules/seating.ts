/**
 * The law of seating: who may sit where, and when a turn of seats may end. `docs/rules.md 4.3` to `4.6`.
 * Everything that asks about seats, from the highlight on a chair to perft, goes through `walkSeats`.
 */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import type { Position } from './position.js';
import { UNSOUND, seatChoices, type SeatChoices } from './seat-choices.js';
import { tileOf, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

/** Most guests that this turn may seat. */
export const mostSeats = (edition: Edition, position: Position): number =>
  position.turn === 0 ? edition.opening.most : edition.seating.most;

/** The opening turn may leave one guest alone, `docs/rules.md 4.3`. */
export const mayBeAlone = ({ edition, position, seats }: Draft): boolean =>
  position.turn === 0 && edition.opening.alone && seats.length === 1;

/** Whether a turn may end with the seats taken so far. */
export function mayEnd(draft: Draft): boolean {
  const { seats } = draft;
  if (seats.length === 0) return false;
  const alone = mayBeAlone(draft);
  for (let i = 0; i < seats.length; i += 1) {
    const { chair } = seats[i]!;
    if (!alone && !draft.hasCompany(chair)) return false;
    if (draft.edition.seating.balance === 'endOfTurn' && draft.unbalancedAt(chair) !== undefined) return false;
  }
  return true;
}

/** Whether a choice may be taken next, the end of the turn aside. */
const mayTake = (draft: Draft, step: SeatStep): boolean =>
  draft.isFree(step.chair) &&
  draft.holds(tileOf(step.guest)) &&
  (draft.edition.seating.balance === 'endOfTurn' || draft.unbalancedBy(step) === undefined);

/** Called wherever the turn may end, with its seats (a list of its own) and the one-nation tables they complete. */
export type Visit = (seats: readonly SeatStep[], completed: number) => boolean;

/**
 * Visits every way to go on by seats out of `choices` so that the turn may end there. Stops, and answers true, as soon as
 * `visit` does.
 */
export function walkSeats(draft: Draft, choices: SeatChoices, visit: Visit): boolean {
  const left = mostSeats(draft.edition, draft.position) - draft.seats.length;
  if (left <= 0) return false;
  if (left === 2 && draft.seats.length === 0) return walkPairs(draft, choices, visit);
  for (const step of choices.steps) {
    if (!mayTake(draft, step)) continue;
    draft.seat(step);
    const stop = (mayEnd(draft) && visit(draft.seats.slice(), draft.completed)) || walkSeats(draft, choices, visit);
    draft.takeBack();
    if (stop) return true;
  }
  return false;
}

/**
 * All turns of one or two seats. They are nearly all the work of the law, so nothing is tried on the draft here. Whoever is
 * alone or out of balance can only be helped at one of the same tables; elsewhere two seats have nothing to do with each
 * other, so there a pair is good if each of them is good alone.
 */
function walkPairs(draft: Draft, { steps, completes }: SeatChoices, visit: Visit): boolean {
  const { edition, position } = draft;
  const { areNeighbours, chairs } = edition.plan;
  const perCard = edition.seating.balance === 'perCard';
  const alone = position.turn === 0 && edition.opening.alone;
  for (let i = 0; i < steps.length; i += 1) {
    const first = steps[i]!;
    const sound = completes[i]!;
    const balanced = sound !== UNSOUND || draft.unbalancedBy(first) === undefined;
    if (perCard && !balanced) continue;
    if ((sound !== UNSOUND || (alone && balanced)) && visit([first], Math.max(0, sound))) return true;
    const row = first.chair * chairs.length;
    for (let j = 0; j < steps.length; j += 1) {
      const second = steps[j]!;
      if (areNeighbours[row + second.chair] === 1) {
        if (!draft.holdsBoth(first, second) || !draft.isPairBalanced(first, second)) continue;
        if (visit([first, second], draft.pairCompletes(first, second))) return true;
      } else if (sound !== UNSOUND && completes[j] !== UNSOUND && first.chair !== second.chair) {
        if (draft.holdsBoth(first, second) && visit([first, second], sound + completes[j]!)) return true;
      }
    }
  }
  return false;
}

/** The seats that may come next: legal by themselves, and with a way to a turn that may end. */
export function nextSeats(draft: Draft): readonly SeatStep[] {
  if (draft.seats.length >= mostSeats(draft.edition, draft.position)) return [];
  const choices = seatChoices(draft);
  return choices.steps.filter((step) => {
    if (!mayTake(draft, step)) return false;
    draft.seat(step);
    const leads = mayEnd(draft) || walkSeats(draft, choices, () => true);
    draft.takeBack();
    return leads;
  });
}

/** Whether any legal turn of seats exists, or one that seats a tile of this kind. */
export function canSeat(edition: Edition, position: Position, kind?: Tile): boolean {
  const draft = new Draft(edition, position);
  return walkSeats(
    draft,
    seatChoices(draft),
    (seats) => kind === undefined || seats.some(({ guest }) => tileOf(guest) === kind),
  );
}
