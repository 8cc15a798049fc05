/**
 * The law of seating: who may sit where, and when a turn of seats may end. `docs/rules.md 4.3` to `4.6`.
 * Everything that asks about seats, from the highlight on a chair to perft, goes through `walkSeats`.
 */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import type { Position } from './position.js';
import { seatChoices, type SeatChoices } from './seat-choices.js';
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
  if (left === 1 && draft.seats.length === 1) return walkPartners(draft, choices, visit);
  for (let i = 0; i < choices.steps.length; i += 1) if (walkFrom(draft, choices, i, visit)) return true;
  return false;
}

function walkFrom(draft: Draft, choices: SeatChoices, index: number, visit: Visit): boolean {
  const step = choices.steps[index]!;
  if (!mayTake(draft, step)) return false;
  draft.seat(step);
  const stop = (mayEnd(draft) && visit(draft.seats.slice(), draft.completed)) || walkSeats(draft, choices, visit);
  draft.takeBack();
  return stop;
}

/**
 * The second of two seats. Whoever is alone or out of balance can only be helped at one of the same tables; elsewhere the
 * two have nothing to do with each other, so there a pair is good if each of them is good alone.
 */
function walkPartners(draft: Draft, choices: SeatChoices, visit: Visit): boolean {
  const { plan } = draft.edition;
  const [first] = draft.seats as [SeatStep];
  for (const chair of plan.neighboursOf[first.chair]!) {
    for (const i of choices.at[chair]!) if (walkFrom(draft, choices, i, visit)) return true;
  }
  if (!draft.hasCompany(first.chair) || draft.unbalancedAt(first.chair) !== undefined) return false;
  const { completed } = draft;
  for (let i = 0; i < choices.sound.length; i += 1) {
    const step = choices.sound[i]!;
    if (!draft.isFree(step.chair) || !draft.holds(tileOf(step.guest))) continue;
    if (plan.areNeighbours[first.chair * plan.chairs.length + step.chair] === 1) continue;
    if (visit([first, step], completed + choices.completes[i]!)) return true;
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
