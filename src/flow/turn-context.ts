/** What the turn chart keeps, and the questions its guards ask of the rules. */
import type { Settings } from '../referee/index.js';
import {
  EMPTY,
  draftOf,
  draws,
  isNamed,
  mayEnd,
  mover,
  named,
  needOf,
  nextSteps,
  refillFor,
  refusalOfNext,
  refuse,
  replacedTables,
  seatsOf,
  tileOf,
  type NextStep,
  type Position,
  type Refusal,
  type SeatStep,
  type Step,
  type Tile,
  type Turn,
} from '../rules/index.js';
import type { Law } from './law.js';

/** What the turn chart starts from. */
export interface TurnInput {
  readonly settings: Settings;
  readonly position: Position;
  /** A turn that was composed before and did not count. */
  readonly composed?: Turn;
}

export interface TurnContext extends Omit<TurnInput, 'composed'> {
  /** Guests seated in this turn so far. */
  readonly seats: readonly SeatStep[];
  /** Where in the hand these guests came from. */
  readonly placed: readonly number[];
  /** Place in the hand of the guest that is held. */
  readonly held: number | null;
  /** The chair where a joker waits for a name. */
  readonly naming: number | null;
  /** What is done in this turn, once only its words are open: a smaller refill, a birthday, the end. */
  readonly action: Turn | null;
  /** The whole turn, once it is composed. */
  readonly turn: Turn | null;
}

/** The turn that begins; of one that was composed before only what has turned up a table card. */
export function turnToCompose(law: Law, { settings, position, composed = [] }: TurnInput): TurnContext {
  const all = seatsOf(composed);
  const empty = emptyTurn(settings, position);
  return withSeats(empty, all.slice(0, seatsThatStay(law, { ...empty, seats: all })));
}

/** The context with these guests seated, each out of the first place of the hand that has one. */
function withSeats(context: TurnContext, seats: readonly SeatStep[]): TurnContext {
  const placed = seats.reduce<readonly number[]>((taken, { guest }) => {
    const index = mover(context.position).hand.findIndex((tile, i) => tile === tileOf(guest) && !taken.includes(i));
    return [...taken, index];
  }, []);
  return { ...context, seats, placed };
}

const emptyTurn = (settings: Settings, position: Position): TurnContext => ({
  settings,
  position,
  seats: [],
  placed: [],
  held: null,
  naming: null,
  action: null,
  turn: null,
});

export const heldTile = ({ position, held }: TurnContext): Tile | undefined =>
  held === null ? undefined : mover(position).hand[held];

/** What may come next. */
export const prospects = (law: Law, { settings, position, seats, action }: TurnContext): readonly NextStep[] =>
  nextSteps(law(settings), position, action ?? seats);

export const mayEndNow = (law: Law, { settings, position, seats }: TurnContext): boolean =>
  mayEnd(draftOf(law(settings), position, seats));

export const mayFollow = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'seat');

export const mustPass = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'pass');

/** The smaller refills that this turn leaves open. */
export const drawsOpen = (law: Law, { settings, position, seats }: TurnContext): readonly number[] =>
  draws(law(settings), position, seats).map(({ count }) => count);

/** How many tiles fill the hand up after this turn. */
export function fullDraw(law: Law, { settings, position, seats }: TurnContext): number {
  const edition = law(settings);
  return refillFor(edition, needOf(edition, position, seats))?.draw ?? 0;
}

/** The nations one of which must be named with the action, or none. */
export const birthdaysOpen = (law: Law, context: TurnContext): readonly number[] =>
  prospects(law, context).flatMap((step) => (step.kind === 'birthday' ? [step.nation] : []));

export const mayDeclareEnd = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'end');

/** How many of the seats taken cannot be taken back: a table card was turned up with the last of them. */
export function seatsThatStay(law: Law, { settings, position, seats }: TurnContext): number {
  const edition = law(settings);
  const last = replacedTables(edition, position, seats).findLast(({ by }) => by !== EMPTY);
  return last ? last.step + 1 : 0;
}

/** The seats of the held joker on this chair under the names it may take there; none where it needs no name. */
export function namesOpen(law: Law, context: TurnContext, chair: number): readonly SeatStep[] {
  const tile = heldTile(context);
  return prospects(law, context).filter(
    (step): step is SeatStep =>
      step.kind === 'seat' && step.chair === chair && isNamed(step.guest) && tileOf(step.guest) === tile,
  );
}

/** The step that seats the held guest on `chair`, under the name of `nation` if one is given. */
export function seatStep(context: TurnContext, chair: number, nation?: number): SeatStep | undefined {
  const tile = heldTile(context);
  if (tile === undefined) return undefined;
  return { kind: 'seat', guest: nation === undefined ? tile : named(tile, nation), chair };
}

/**
 * Why a step may not come next; a wish without a guest in the hand is one that is not there. A joker without the name
 * that its chair asks for is refused for what bars it under any name: where some name will do, the chart asks for it.
 */
export function whyNot(law: Law, context: TurnContext, step: Step | undefined): Refusal | undefined {
  if (!step) return refuse('notInHand', context.seats.length);
  const { settings, position, seats } = context;
  const edition = law(settings);
  const refusal = refusalOfNext(edition, position, seats, step);
  const [nation] =
    refusal?.code === 'jokerNeedsNation' && step.kind === 'seat'
      ? draftOf(edition, position, seats).floor.nationsAt(step.chair)
      : [];
  if (nation === undefined || step.kind !== 'seat') return refusal;
  return refusalOfNext(edition, position, seats, { ...step, guest: named(step.guest, nation) });
}

/** The context with the held guest seated by `step`. */
export function withSeat(context: TurnContext, step: Step | undefined): Partial<TurnContext> {
  if (step?.kind !== 'seat' || context.held === null) return {};
  return {
    seats: [...context.seats, step],
    placed: [...context.placed, context.held],
    held: null,
    naming: null,
    action: null,
  };
}

/**
 * The context with only the first `keep` guests seated. A joker that waits for a name goes back first; where an action
 * waits for its last words, it is given up and the guests stay.
 */
export function takenBack(context: TurnContext, keep?: number): Partial<TurnContext> {
  const isOpen = context.naming !== null || context.action !== null;
  const last = isOpen ? context.seats.length : context.seats.length - 1;
  const rest = Math.max(0, keep ?? last);
  const seats = context.seats.slice(0, rest);
  return { seats, placed: context.placed.slice(0, rest), held: null, naming: null, action: null };
}
