/**
 * The judge: whether a turn is legal, and if not, the first breach in the order of `docs/contract.md` section 8. Seats are
 * legal if the generator has them; the checks here only say why it has not.
 */
import { refusalAtBar } from './bar.js';
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { drawChoices } from './refill.js';
import { draftOf, legalTurns, needOf, nextSteps } from './legal.js';
import { playLegal, type Outcome } from './play.js';
import { EMPTY, type EndReason, type Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import { asksForName, nationsAt, seatChoices } from './seat-choices.js';
import { mayBeAlone, mostSeats, walkSeats } from './seating.js';
import { refusalOfSwap } from './swapping.js';
import { isJoker, isNamed, ownNation, tileOf } from './tiles.js';
import { drawWord, isWellFormed, seatsOf, type NextStep, type SeatStep, type Step, type Turn } from './turn.js';

export type Verdict = LegalVerdict | { readonly legal: false; readonly reason: Refusal };

export interface LegalVerdict extends Outcome {
  readonly legal: true;
  readonly over: EndReason | null;
}

/** Judges a turn; `player` asks whether it is that player's to make. */
export function judge(edition: Edition, position: Position, turn: Turn, player = position.toMove): Verdict {
  const reason = refusalOf(edition, position, turn, player);
  if (reason) return { legal: false, reason };
  const outcome = playLegal(edition, position, turn);
  return { legal: true, ...outcome, over: outcome.next.over };
}

/** The first breach of a turn; undefined if it is legal. */
export function refusalOf(
  edition: Edition,
  position: Position,
  turn: Turn,
  player = position.toMove,
): Refusal | undefined {
  if (!isWellFormed(turn)) return refuse('notation');
  const needless = seatsOf(turn).findIndex((seat) => namedForNothing(edition, position, seat));
  if (needless >= 0) return refuse('notation', needless);
  if (player !== position.toMove) return refuse('notYourTurn');
  if (endOf(edition, position)) return refuse('gameOver');
  return refusalOfAction(edition, position, turn) ?? refusalOfBirthday(turn);
}

function refusalOfBirthday(turn: Turn): Refusal | undefined {
  const step = turn.findIndex(({ kind }) => kind === 'birthday');
  return step < 0 ? undefined : refuse('birthday', step);
}

function refusalOfAction(edition: Edition, position: Position, turn: Turn): Refusal | undefined {
  const [first] = turn;
  switch (first?.kind) {
    case 'seat':
      return refusalOfSeats(edition, position, turn);
    case 'swap':
      return refusalOfSwap(new Draft(edition, position), first) ?? drawWithoutCause(turn);
    case 'bar':
      return refusalAtBar(edition, position, first) ?? drawWithoutCause(turn);
    default:
      return legalTurns(edition, position)[0]?.[0]?.kind === 'pass' ? drawWithoutCause(turn) : refuse('mayNotPass');
  }
}

const drawWithoutCause = (turn: Turn): Refusal | undefined =>
  drawWord(turn) === undefined ? undefined : refuse('drawCount', 1);

const knownChairs = ({ plan }: Edition, seats: readonly SeatStep[]): readonly number[] =>
  seats.map(({ chair }) => chair).filter((chair) => chair in plan.chairs);

function namedForNothing(edition: Edition, position: Position, { guest, chair }: SeatStep): boolean {
  return isNamed(guest) && !asksForName(edition, position, chair);
}

function refusalOfSeats(edition: Edition, position: Position, turn: Turn): Refusal | undefined {
  const seats = seatsOf(turn);
  const most = mostSeats(edition, position);
  if (seats.length > most) return refuse('tooMany', most, knownChairs(edition, seats.slice(most)));
  if (!isListed(edition, position, seats)) return breachOf(new Draft(edition, position), seats);
  const word = drawWord(turn);
  if (word === undefined) return undefined;
  const choices = drawChoices(edition, needOf(draftOf(edition, position, seats)));
  return choices.includes(word) ? undefined : refuse('drawCount', seats.length);
}

/** Whether the generator has these seats: this decides; everything below only says what is wrong. */
function isListed(edition: Edition, position: Position, seats: readonly SeatStep[]): boolean {
  const draft = new Draft(edition, position);
  return walkSeats(draft, seatChoices(draft), (listed) => areSame(listed, seats));
}

const areSame = (a: readonly SeatStep[], b: readonly SeatStep[]): boolean =>
  a.length === b.length && a.every(({ guest, chair }, i) => guest === b[i]!.guest && chair === b[i]!.chair);

/** The first breach of seats that follow those of the draft and that the generator does not have. */
function breachOf(draft: Draft, seats: readonly SeatStep[]): Refusal {
  for (const seat of seats) {
    const refusal = refusalOfSeat(draft, seat, draft.seats.length);
    if (refusal) return refusal;
  }
  const refusal = refusalAtEnd(draft);
  if (!refusal) throw new Error('A turn is refused and no rule says why.');
  return refusal;
}

/** Tries one seat on the draft; it stays seated there if the law allows it. */
function refusalOfSeat(draft: Draft, seat: SeatStep, step: number): Refusal | undefined {
  const { edition, position } = draft;
  const { chair, guest } = seat;
  const tables = draft.tablesAt(chair);
  if (!draft.holds(tileOf(guest))) return refuse('notInHand', step);
  if (tables.length === 0) return refuse('unknownChair', step);
  if (!draft.isFree(chair)) return refuse('occupied', step, [chair]);
  if (isJoker(guest) && !isNamed(guest) && asksForName(edition, position, chair)) {
    return refuse('jokerNeedsNation', step, [chair], tables);
  }
  const nation = ownNation(guest);
  if (nation !== undefined && !nationsAt(edition, position, chair).includes(nation)) {
    return refuse('nation', step, [chair], tables);
  }
  const table = edition.seating.balance === 'perCard' ? draft.unbalancedBy(seat) : undefined;
  if (table !== undefined) return unbalanced(draft, table, step);
  draft.seat(seat);
  return undefined;
}

/** What keeps a turn from ending with the seats of the draft. */
export function refusalAtEnd(draft: Draft): Refusal | undefined {
  const { edition, seats } = draft;
  if (edition.seating.balance === 'endOfTurn') {
    for (const [step, { chair }] of seats.entries()) {
      const table = draft.unbalancedAt(chair);
      if (table !== undefined) return unbalanced(draft, table, step);
    }
  }
  if (mayBeAlone(draft)) return undefined;
  const lonely = seats.findIndex(({ chair }) => !draft.hasCompany(chair));
  const chair = seats[lonely]?.chair;
  return chair === undefined ? undefined : refuse('isolated', lonely, [chair], draft.tablesAt(chair));
}

/** Names the table and everybody who sits round it. */
function unbalanced(draft: Draft, table: number, step: number): Refusal {
  const chairs = draft.edition.plan.chairsOf[table] ?? [];
  return refuse(
    'balance',
    step,
    chairs.filter((chair) => draft.guestAt(chair) !== EMPTY),
    [table],
  );
}

/** Why `step` may not follow the seats of a turn that is being composed; undefined if it may. */
export function refusalOfNext(
  edition: Edition,
  position: Position,
  seats: readonly SeatStep[],
  step: Step,
): Refusal | undefined {
  if (endOf(edition, position)) return refuse('gameOver');
  if (step.kind !== 'seat')
    return seats.length > 0 ? refuse('turnOver', seats.length) : refusalOf(edition, position, [step]);
  if (nextSteps(edition, position, seats).some((next) => isSameSeat(next, step))) return undefined;
  const most = mostSeats(edition, position);
  if (seats.length >= most) return refuse('tooMany', most, knownChairs(edition, [step]));
  if (namedForNothing(edition, position, step)) return refuse('notation', seats.length);
  return breachOf(draftOf(edition, position, seats), [step]);
}

const isSameSeat = (next: NextStep, { guest, chair }: SeatStep): boolean =>
  next.kind === 'seat' && next.guest === guest && next.chair === chair;
