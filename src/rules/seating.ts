/**
 * The law of seating: who may sit where, and when a turn of seats may end. `docs/rules.md 4.3` to `4.6` and `6.3` to `6.6`.
 * Everything that asks about seats, from the highlight on a chair to perft, goes through `walkSeats`.
 */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import type { Position } from './position.js';
import { UNSOUND, seatChoices, stepsByNation, type SeatChoices } from './seat-choices.js';
import { singleSexTable, walkSingleSex } from './single-sex.js';
import { tileOf, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

/** Most guests that this turn may seat, a klatch aside. */
export const mostSeats = (edition: Edition, position: Position): number =>
  position.turn === 0 ? edition.opening.most : edition.seating.most;

/** The opening turn may leave one guest alone, `docs/rules.md 4.3`. */
export const mayBeAlone = ({ edition, position, seats }: Draft): boolean =>
  position.turn === 0 && edition.opening.alone && seats.length === 1;

/** Whether a turn may end with the seats taken so far, which were legal one by one. */
export function mayEnd(draft: Draft): boolean {
  const { edition, position, seats } = draft;
  if (!edition.singleSex.allowed) return endsWell(draft);
  return (isOrdinary(draft) && endsWell(draft)) || singleSexTable(edition, position, seats) !== undefined;
}

/** Whether the seats of the draft are those of an ordinary turn so far, and no beginning of a klatch. */
export function isOrdinary({ edition, position, seats }: Draft): boolean {
  if (!edition.singleSex.allowed) return true;
  if (seats.length > mostSeats(edition, position)) return false;
  const draft = new Draft(edition, position);
  return seats.every((step) => {
    const may = mayTake(draft, step);
    if (may) draft.seat(step);
    return may;
  });
}

/** Whether an ordinary turn may end with the seats taken so far. */
function endsWell(draft: Draft): boolean {
  const { edition, seats } = draft;
  if (seats.length === 0) return false;
  if (edition.seating.company === 'atOnce') return !draft.owesCompany;
  const alone = mayBeAlone(draft);
  for (let i = 0; i < seats.length; i += 1) {
    const { chair } = seats[i]!;
    if (!alone && !draft.floor.hasCompany(chair)) return false;
    if (edition.seating.balance === 'endOfTurn' && draft.floor.unbalancedAt(chair) !== undefined) return false;
  }
  return true;
}

/** Whether a choice may be taken next in an ordinary turn, its end aside. */
const mayTake = (draft: Draft, step: SeatStep): boolean =>
  draft.floor.isFree(step.chair) &&
  draft.holds(tileOf(step.guest)) &&
  (draft.edition.seating.balance === 'endOfTurn' || draft.floor.unbalancedBy(step) === undefined) &&
  (draft.edition.seating.company === 'endOfTurn' || joins(draft, step));

/** Whoever sits alone must be joined by the next guest, `docs/rules.md 6.4`. */
export const joins = (draft: Draft, { chair }: SeatStep): boolean =>
  !draft.owesCompany || draft.floor.areNeighbours(draft.seats.at(-1)!.chair, chair);

/** Called wherever the turn may end, with its seats (a list of its own) and the one-nation tables they complete. */
export type Visit = (seats: readonly SeatStep[], completed: number) => boolean;

/**
 * Visits every way to go on by seats so that the turn may end there. Stops, and answers true, as soon as `visit` does.
 */
export const walkSeats = (draft: Draft, visit: Visit): boolean =>
  walkOrdinary(draft, choicesFor(draft), visit) || walkSingleSex(draft, visit);

/** Where company is asked for at once, nothing is said of a seat beforehand. */
const choicesFor = (draft: Draft): SeatChoices =>
  draft.edition.seating.company === 'atOnce' ? { steps: stepsByNation(draft), completes: [] } : seatChoices(draft);

function walkOrdinary(draft: Draft, choices: SeatChoices, visit: Visit): boolean {
  const left = mostSeats(draft.edition, draft.position) - draft.seats.length;
  if (left <= 0) return false;
  if (draft.edition.seating.company === 'atOnce') return walkAtOnce(draft, choices.steps, left, visit);
  if (left === 2 && draft.seats.length === 0) return walkPairs(draft, choices, visit);
  for (const step of choices.steps) {
    if (!mayTake(draft, step)) continue;
    draft.seat(step);
    const stop =
      (endsWell(draft) && visit(draft.seats.slice(), draft.completed)) || walkOrdinary(draft, choices, visit);
    draft.takeBack();
    if (stop) return true;
  }
  return false;
}

/** Turns in which company is asked for at once; new tables bring new choices. */
function walkAtOnce(draft: Draft, steps: readonly SeatStep[], left: number, visit: Visit): boolean {
  if (draft.floor.isSpent) return false;
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i]!;
    if (!mayTake(draft, step)) continue;
    const isAlone = !draft.floor.wouldHaveCompany(step.chair);
    if (left === 1) {
      // The last guest need not be tried on the floor: nearly all the work of the law is here.
      if (!isAlone && visit([...draft.seats, step], draft.completed)) return true;
      continue;
    }
    const { turned } = draft.floor;
    draft.seat(step);
    const stop =
      (!isAlone && visit(draft.seats.slice(), draft.completed)) ||
      walkAtOnce(draft, draft.floor.turned === turned ? steps : stepsByNation(draft), left - 1, visit);
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
    const balanced = sound !== UNSOUND || draft.floor.unbalancedBy(first) === undefined;
    if (perCard && !balanced) continue;
    if ((sound !== UNSOUND || (alone && balanced)) && visit([first], Math.max(0, sound))) return true;
    const row = first.chair * chairs.length;
    for (let j = 0; j < steps.length; j += 1) {
      const second = steps[j]!;
      if (areNeighbours[row + second.chair] === 1) {
        if (!draft.holdsBoth(first, second) || !draft.floor.isPairBalanced(first, second)) continue;
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
  if (draft.floor.isSpent) return [];
  const choices = choicesFor(draft);
  const more = isOrdinary(draft) && draft.seats.length < mostSeats(draft.edition, draft.position);
  return choices.steps.filter(
    (step) => (more && mayTake(draft, step) && leadsOn(draft, choices, step)) || beginsKlatch(draft, step),
  );
}

/** Whether an ordinary turn can end with this seat, or later. */
function leadsOn(draft: Draft, choices: SeatChoices, step: SeatStep): boolean {
  const { turned } = draft.floor;
  draft.seat(step);
  const next = draft.floor.turned === turned ? choices : choicesFor(draft);
  const leads = endsWell(draft) || walkOrdinary(draft, next, () => true);
  draft.takeBack();
  return leads;
}

/** Whether a klatch or a regulars' table can be made with this seat. */
const beginsKlatch = (draft: Draft, step: SeatStep): boolean => walkSingleSex(draft, () => true, step);

/** Whether any legal turn of seats exists, or one that seats a tile of this kind. */
export const canSeat = (edition: Edition, position: Position, kind?: Tile): boolean =>
  walkSeats(
    new Draft(edition, position),
    (seats) => kind === undefined || seats.some(({ guest }) => tileOf(guest) === kind),
  );
