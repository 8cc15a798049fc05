/**
 * The law of seating: who may sit where, and when a turn of seats may end. `docs/rules.md 4.3` to `4.6`.
 * Everything that asks about seats, from the highlight on a chair to perft, goes through `walkSeats`.
 */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { EMPTY, mover, type Position } from './position.js';
import { isJoker, named, ownNation, tileOf, type Nation, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

/** Most guests that this turn may seat. */
export const mostSeats = (edition: Edition, position: Position): number =>
  position.turn === 0 ? edition.opening.most : edition.seating.most;

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
export function seatsByNation(draft: Draft): readonly SeatStep[] {
  const { hand } = mover(draft.position);
  const seats: SeatStep[] = [];
  for (let i = 0; i < hand.length; i += 1) {
    const tile = hand[i]!;
    if (hand.indexOf(tile) < i) continue;
    if (isJoker(tile)) jokerSeats(draft, tile, seats);
    else guestSeats(draft, tile, seats);
  }
  return seats;
}

function guestSeats(draft: Draft, guest: Tile, seats: SeatStep[]): void {
  const chairs = chairsFor(draft.edition, draft.position, ownNation(guest) ?? EMPTY);
  for (let i = 0; i < chairs.length; i += 1) {
    const chair = chairs[i]!;
    if (draft.isFree(chair)) seats.push({ kind: 'seat', guest, chair });
  }
}

function jokerSeats(draft: Draft, joker: Tile, seats: SeatStep[]): void {
  const { edition, position } = draft;
  for (let chair = 0; chair < position.guests.length; chair += 1) {
    if (!draft.isFree(chair)) continue;
    const nations = nationsAt(edition, position, chair);
    if (!edition.jokers.named || nations.length === 1) seats.push({ kind: 'seat', guest: joker, chair });
    else for (const nation of nations) seats.push({ kind: 'seat', guest: named(joker, nation), chair });
  }
}

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

/**
 * Visits every way to go on by seats out of `choices` so that the turn may end there; the draft shows it during the visit.
 * Stops, and answers true, as soon as `visit` does.
 */
export function walkSeats(draft: Draft, choices: readonly SeatStep[], visit: (draft: Draft) => boolean): boolean {
  const left = mostSeats(draft.edition, draft.position) - draft.seats.length;
  if (left <= 0) return false;
  // Whoever is alone before the last seat can only be helped by a guest at one of the same tables.
  const lonely = left === 1 ? draft.seats.filter(({ chair }) => !draft.hasCompany(chair)) : [];
  for (let i = 0; i < choices.length; i += 1) {
    const step = choices[i]!;
    if (lonely.length > 0 && !joinsAll(draft.edition, lonely, step)) continue;
    if (!maySit(draft, step)) continue;
    draft.seat(step);
    const stop = (mayEnd(draft) && visit(draft)) || (left > 1 && walkSeats(draft, choices, visit));
    draft.takeBack();
    if (stop) return true;
  }
  return false;
}

/** Whether a seat of `seatsByNation` may be taken next, the end of the turn aside. */
const maySit = (draft: Draft, step: SeatStep): boolean =>
  draft.isFree(step.chair) &&
  draft.holds(tileOf(step.guest)) &&
  (draft.edition.seating.balance === 'endOfTurn' || draft.unbalancedBy(step) === undefined);

function joinsAll({ plan }: Edition, lonely: readonly SeatStep[], { chair }: SeatStep): boolean {
  for (let i = 0; i < lonely.length; i += 1) {
    if (plan.neighbours[lonely[i]!.chair * plan.chairs.length + chair] === 0) return false;
  }
  return true;
}

/** The seats that may come next: legal by themselves, and with a way to a turn that may end. */
export function nextSeats(draft: Draft): readonly SeatStep[] {
  const choices = seatsByNation(draft);
  const left = mostSeats(draft.edition, draft.position) - draft.seats.length;
  if (left <= 0) return [];
  return choices.filter((step) => {
    if (!maySit(draft, step)) return false;
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
    seatsByNation(draft),
    ({ seats }) => kind === undefined || seats.some(({ guest }) => tileOf(guest) === kind),
  );
}
