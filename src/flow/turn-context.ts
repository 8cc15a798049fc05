/** What the turn chart keeps, and the questions its guards ask of the rules. */
import type { Settings } from '../referee/index.js';
import {
  draftOf,
  draws,
  isNamed,
  mover,
  named,
  nationsAt,
  needOf,
  nextSteps,
  refillFor,
  refusalOfNext,
  refuse,
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
}

export interface TurnContext extends TurnInput {
  /** Guests seated in this turn so far. */
  readonly seats: readonly SeatStep[];
  /** Where in the hand these guests came from. */
  readonly placed: readonly number[];
  /** Place in the hand of the guest that is held. */
  readonly held: number | null;
  /** The chair where a joker waits for a name. */
  readonly naming: number | null;
  /** The whole turn, once it is composed. */
  readonly turn: Turn | null;
}

export const emptyTurn = ({ settings, position }: TurnInput): TurnContext => ({
  settings,
  position,
  seats: [],
  placed: [],
  held: null,
  naming: null,
  turn: null,
});

export const heldTile = ({ position, held }: TurnContext): Tile | undefined =>
  held === null ? undefined : mover(position).hand[held];

/** What may come next. */
export const prospects = (law: Law, { settings, position, seats }: TurnContext): readonly NextStep[] =>
  nextSteps(law(settings), position, seats);

export const mayEndNow = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'done');

export const mayFollow = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'seat');

export const mustPass = (law: Law, context: TurnContext): boolean =>
  prospects(law, context).some(({ kind }) => kind === 'pass');

/** The smaller refills that this turn leaves open. */
export const drawsOpen = (law: Law, { settings, position, seats }: TurnContext): readonly number[] =>
  draws(draftOf(law(settings), position, seats)).map(({ count }) => count);

/** How many tiles fill the hand up after this turn. */
export function fullDraw(law: Law, { settings, position, seats }: TurnContext): number {
  const edition = law(settings);
  return refillFor(edition, needOf(draftOf(edition, position, seats)))?.draw ?? 0;
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
    refusal?.code === 'jokerNeedsNation' && step.kind === 'seat' ? nationsAt(edition, position, step.chair) : [];
  if (nation === undefined || step.kind !== 'seat') return refusal;
  return refusalOfNext(edition, position, seats, { ...step, guest: named(step.guest, nation) });
}

/** The context with the held guest seated by `step`. */
export function withSeat(context: TurnContext, step: Step | undefined): Partial<TurnContext> {
  if (step?.kind !== 'seat' || context.held === null) return {};
  return { seats: [...context.seats, step], placed: [...context.placed, context.held], held: null, naming: null };
}

/** The context with only the first `keep` guests seated. A joker that waits for a name goes back first. */
export function takenBack(context: TurnContext, keep?: number): Partial<TurnContext> {
  const last = context.naming === null ? context.seats.length - 1 : context.seats.length;
  const rest = Math.max(0, keep ?? last);
  return { seats: context.seats.slice(0, rest), placed: context.placed.slice(0, rest), held: null, naming: null };
}
