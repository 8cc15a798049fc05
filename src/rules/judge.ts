/**
 * The judge: whether a turn is legal, and if not, the first breach in the order of `docs/contract.md` section 8. Seats are
 * legal if the generator has them; the checks here only say why it has not.
 */
import { refusalAtBar } from './bar.js';
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { refusalOfDown, refusalOfDraw } from './hand.js';
import { legalTurns } from './legal.js';
import { playLegal, type Outcome } from './play.js';
import type { EndReason, Position } from './position.js';
import { refuse, type Refusal } from './refusal.js';
import { namedForNothing, refusalOfNextSeat, refusalOfSeats } from './seat-refusals.js';
import { refusalOfSwap } from './swapping.js';
import { isWellFormed, seatsOf, type SeatStep, type Step, type Turn } from './turn.js';
import { refusalOfWords } from './words.js';

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
  if (!isWellFormed(edition.hand.filled, turn)) return refuse('notation');
  const draft = new Draft(edition, position);
  const needless = seatsOf(turn).findIndex((seat) => namedForNothing(draft, seat));
  if (needless >= 0) return refuse('notation', needless);
  if (player !== position.toMove) return refuse('notYourTurn');
  if (endOf(edition, position)) return refuse('gameOver');
  return refusalOfAction(edition, position, turn) ?? refusalOfWords(edition, position, turn);
}

function refusalOfAction(edition: Edition, position: Position, turn: Turn): Refusal | undefined {
  const [first] = turn;
  switch (first?.kind) {
    case 'seat':
      return refusalOfSeats(edition, position, seatsOf(turn));
    case 'swap':
      return refusalOfSwap(new Draft(edition, position), first);
    case 'bar':
      return refusalAtBar(edition, position, first);
    case 'drawCard':
      return refusalOfDraw(position);
    case 'down':
      return refusalOfDown(edition, position, first);
    default:
      return legalTurns(edition, position)[0]?.[0]?.kind === 'pass' ? undefined : refuse('mayNotPass');
  }
}

/** Why `step` may not follow the seats of a turn that is being composed; undefined if it may. */
export function refusalOfNext(
  edition: Edition,
  position: Position,
  seats: readonly SeatStep[],
  step: Step,
): Refusal | undefined {
  if (step.kind === 'seat') return refusalOfNextSeat(edition, position, seats, step);
  if (seats.length === 0 && !isWellFormed(edition.hand.filled, [step])) return refuse('notation');
  if (endOf(edition, position)) return refuse('gameOver');
  return seats.length > 0 ? refuse('turnOver', seats.length) : refusalOfAction(edition, position, [step]);
}
