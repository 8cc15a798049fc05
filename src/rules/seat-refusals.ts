/**
 * Why seats are refused, in the order of `docs/contract.md` section 8. The generator decides; everything here only says what
 * is wrong with what it does not have.
 */
import { Draft, draftOf } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { nextSteps } from './legal.js';
import { EMPTY, type Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import { asksForName } from './seat-choices.js';
import { isOrdinary, joins, mayBeAlone, mostSeats, walkSeats } from './seating.js';
import { mayMakeSingleSex, singleSexTable } from './single-sex.js';
import { isJoker, isNamed, ownNation, tileOf } from './tiles.js';
import type { SeatStep } from './turn.js';

/** A name written on a joker where the rules ask for none. */
export const namedForNothing = (draft: Draft, { guest, chair }: SeatStep): boolean =>
  isNamed(guest) && !asksForName(draft, chair);

/** The first breach of the seats of a turn; undefined if they are legal. */
export function refusalOfSeats(edition: Edition, position: Position, seats: readonly SeatStep[]): Refusal | undefined {
  const most = mostOf(edition, position);
  if (seats.length > most) return refuse('tooMany', most, knownChairs(edition, seats.slice(most)));
  if (isListed(edition, position, seats)) return undefined;
  const isKlatch = singleSexTable(edition, position, seats) !== undefined;
  return isKlatch || seats.length > mostSeats(edition, position)
    ? breachOfKlatch(edition, position, seats)
    : breachOf(new Draft(edition, position), seats);
}

/** Why a seat may not follow these, which are legal so far; undefined if it may. */
export function refusalOfNextSeat(
  edition: Edition,
  position: Position,
  seats: readonly SeatStep[],
  step: SeatStep,
): Refusal | undefined {
  if (endOf(edition, position)) return refuse('gameOver');
  if (nextSteps(edition, position, seats).some((next) => next.kind === 'seat' && isSame(next, step))) return undefined;
  const draft = draftOf(edition, position, seats);
  if (seats.length >= mostOf(edition, position)) return refuse('tooMany', seats.length, knownChairs(edition, [step]));
  if (namedForNothing(draft, step)) return refuse('notation', seats.length);
  if (isOrdinary(draft)) {
    return seats.length < mostSeats(edition, position)
      ? breachOf(draft, [step])
      : breachOfKlatch(edition, position, [...seats, step]);
  }
  // A klatch is begun: what stands already is no breach yet, so only the wish is looked at.
  return refusalByNation(draft, step) ?? refuse('notSingleSex', seats.length, knownChairs(edition, [...seats, step]));
}

/** Most guests of a turn, a klatch included. */
const mostOf = (edition: Edition, position: Position): number =>
  mayMakeSingleSex(edition, position) ? CHAIRS_AT_TABLE : mostSeats(edition, position);

const knownChairs = ({ plan }: Edition, seats: readonly SeatStep[]): readonly number[] =>
  seats.map(({ chair }) => chair).filter((chair) => chair in plan.chairs);

function isListed(edition: Edition, position: Position, seats: readonly SeatStep[]): boolean {
  return walkSeats(
    new Draft(edition, position),
    (listed) => listed.length === seats.length && listed.every((seat, i) => isSame(seat, seats[i]!)),
  );
}

const isSame = (one: SeatStep, other: SeatStep): boolean => one.guest === other.guest && one.chair === other.chair;

/** The first breach of seats that follow those of the draft and that the generator does not have. */
function breachOf(draft: Draft, seats: readonly SeatStep[]): Refusal {
  for (const seat of seats) {
    const refusal = refusalOfSeat(draft, seat);
    if (refusal) return refusal;
    draft.seat(seat);
  }
  const refusal = refusalAtEnd(draft);
  if (!refusal) throw new Error('A turn is refused and no rule says why.');
  return refusal;
}

function refusalOfSeat(draft: Draft, seat: SeatStep): Refusal | undefined {
  const step = draft.seats.length;
  const refusal = refusalByNation(draft, seat);
  if (refusal) return refusal;
  const { seating } = draft.edition;
  if (seating.company === 'atOnce' && !joins(draft, seat)) return refuse('mustJoin', step, [seat.chair]);
  const table = seating.balance === 'perCard' ? draft.floor.unbalancedBy(seat) : undefined;
  return table === undefined ? undefined : unbalanced(draft, table, step);
}

/** What hand, chair and nation say against a seat. */
function refusalByNation(draft: Draft, { chair, guest }: SeatStep): Refusal | undefined {
  const step = draft.seats.length;
  const tables = draft.floor.tablesAt(chair);
  if (draft.floor.isSpent) return refuse('turnOver', step);
  if (!draft.holds(tileOf(guest))) return refuse('notInHand', step);
  if (tables.length === 0) return refuse('unknownChair', step);
  if (!draft.floor.isFree(chair)) return refuse('occupied', step, [chair]);
  if (isJoker(guest) && !isNamed(guest) && asksForName(draft, chair)) {
    return refuse('jokerNeedsNation', step, [chair], tables);
  }
  const nation = ownNation(guest);
  return nation === undefined || draft.floor.welcomes(nation, chair)
    ? undefined
    : refuse('nation', step, [chair], tables);
}

/**
 * The first breach of seats that were meant for a klatch or a regulars' table. Hand, chair and nation of all of them are
 * looked at first, as the café was before the turn.
 */
function breachOfKlatch(edition: Edition, position: Position, seats: readonly SeatStep[]): Refusal {
  const draft = new Draft(edition, position);
  for (const seat of seats) {
    const refusal = refusalByNation(draft, seat);
    if (refusal) return refusal;
    draft.sit(seat);
  }
  const table = singleSexTable(edition, position, seats);
  if (table === undefined) return refuse('notSingleSex', seats.length - 1, knownChairs(edition, seats));
  return breachBeside(edition, position, seats, table);
}

/** What the tables beside a klatch have against it. */
function breachBeside(edition: Edition, position: Position, seats: readonly SeatStep[], table: number): Refusal {
  const draft = new Draft(edition, position);
  const perCard = edition.seating.balance === 'perCard';
  for (const [step, seat] of seats.entries()) {
    const other = perCard ? draft.floor.unbalancedBy(seat, table) : undefined;
    if (other !== undefined) return unbalanced(draft, other, step);
    draft.seat(seat);
  }
  for (const [step, { chair }] of seats.entries()) {
    const other = draft.floor.unbalancedAt(chair, table);
    if (other !== undefined) return unbalanced(draft, other, step);
  }
  throw new Error('A klatch is refused and no rule says why.');
}

/** What keeps a turn from ending with the seats of the draft. */
export function refusalAtEnd(draft: Draft): Refusal | undefined {
  const { edition, seats } = draft;
  if (!isOrdinary(draft))
    return refuse(
      'notSingleSex',
      seats.length - 1,
      seats.map(({ chair }) => chair),
    );
  const last = seats.length - 1;
  if (edition.seating.company === 'atOnce') {
    return draft.owesCompany ? lonely(draft, 'mustScore', last) : undefined;
  }
  if (edition.seating.balance === 'endOfTurn') {
    for (const [step, { chair }] of seats.entries()) {
      const table = draft.floor.unbalancedAt(chair);
      if (table !== undefined) return unbalanced(draft, table, step);
    }
  }
  if (mayBeAlone(draft)) return undefined;
  const alone = seats.findIndex(({ chair }) => !draft.floor.hasCompany(chair));
  return alone < 0 ? undefined : lonely(draft, 'isolated', alone);
}

function lonely(draft: Draft, code: 'isolated' | 'mustScore', step: number): Refusal {
  const chair = draft.seats[step]?.chair ?? EMPTY;
  return refuse(code, step, [chair], draft.floor.tablesAt(chair));
}

/** Names the table and everybody who sits round it. */
function unbalanced(draft: Draft, table: number, step: number): Refusal {
  const chairs = draft.edition.plan.chairsOf[table] ?? [];
  return refuse(
    'balance',
    step,
    chairs.filter((chair) => draft.floor.guestAt(chair) !== EMPTY),
    [table],
  );
}
