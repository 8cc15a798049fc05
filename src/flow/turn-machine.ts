/**
 * The turn chart: composes one turn out of steps. It knows no rule; every guard is a question to the rules. It has no
 * timers and invokes nothing, so that it can be walked.
 */
import { assign, emit, setup } from 'xstate';
import { draftOf, refusalAtEnd, refuse, type Refusal, type Step, type Turn } from '../rules/index.js';
import type { Law } from './law.js';
import {
  birthdaysOpen,
  drawsOpen,
  heldTile,
  mayDeclareEnd,
  mayEndNow,
  mayFollow,
  mustPass,
  namesOpen,
  seatStep,
  seatsThatStay,
  takenBack,
  turnToCompose,
  whyNot,
  withSeat,
  type TurnContext,
  type TurnInput,
} from './turn-context.js';

export type TurnEvent =
  /** Picks up the guest at this place of the hand, or puts it down again. */
  | { readonly type: 'HOLD'; readonly index: number }
  | { readonly type: 'SEAT'; readonly chair: number }
  | { readonly type: 'SWAP'; readonly chair: number }
  | { readonly type: 'BAR' }
  | { readonly type: 'PASS' }
  | { readonly type: 'NAME'; readonly nation: number }
  /** Takes guests back into the hand until `keep` are seated; without it the last one. */
  | { readonly type: 'TAKE_BACK'; readonly keep?: number }
  | { readonly type: 'CONFIRM' }
  /** Draws this many only, for good; null fills the hand up. */
  | { readonly type: 'DRAW'; readonly count: number | null }
  /** Draws a card in place of a turn. */
  | { readonly type: 'DRAW_CARD' }
  /** Lays the held card face down. */
  | { readonly type: 'DOWN' }
  /** Names the nation whose birthday it is. */
  | { readonly type: 'CELEBRATE'; readonly nation: number }
  /** Declares the end of the game. */
  | { readonly type: 'END' };

export interface RefusedEvent {
  readonly type: 'refused';
  readonly reason: Refusal;
}

interface Moment {
  readonly context: TurnContext;
  readonly event: TurnEvent;
}

/** The step that an event asks for, if a guest is held for it. */
function wishOf({ context, event }: Moment): Step | undefined {
  const guest = heldTile(context);
  switch (event.type) {
    case 'SEAT':
      return seatStep(context, event.chair);
    case 'NAME':
      return seatStep(context, context.naming ?? -1, event.nation);
    case 'SWAP':
      return guest === undefined ? undefined : { kind: 'swap', guest, chair: event.chair };
    case 'BAR':
      return guest === undefined ? undefined : { kind: 'bar', guest };
    case 'DOWN':
      return guest === undefined ? undefined : { kind: 'down', guest };
    case 'DRAW_CARD':
      return { kind: 'drawCard' };
    case 'PASS':
      return { kind: 'pass' };
    default:
      return undefined;
  }
}

/** What keeps the turn from ending here. */
function whyNotEnd(law: Law, { settings, position, seats, naming }: TurnContext): Refusal {
  const edition = law(settings);
  if (naming !== null) {
    return refuse('jokerNeedsNation', seats.length, [naming], edition.plan.tablesOf[naming]);
  }
  const breach = refusalAtEnd(draftOf(edition, position, seats));
  return breach ?? refuse('notInHand');
}

/** The context with one more word after the action. */
const withWord = ({ action }: TurnContext, word: Step): Partial<TurnContext> => ({ action: [...(action ?? []), word] });

const chart = (law: Law) =>
  setup({
    types: {
      context: {} as TurnContext,
      events: {} as TurnEvent,
      input: {} as TurnInput,
      output: {} as Turn,
      emitted: {} as RefusedEvent,
    },
    guards: {
      guestIsInHand: ({ context, event }) =>
        event.type === 'HOLD' &&
        heldTile({ ...context, held: event.index }) !== undefined &&
        !context.placed.includes(event.index),
      stepIsLegal: (moment) => whyNot(law, moment.context, wishOf(moment)) === undefined,
      jokerNeedsName: ({ context, event }) => event.type === 'SEAT' && namesOpen(law, context, event.chair).length > 0,
      nothingIsSeated: ({ context }) => context.seats.length === 0,
      turnMayNotEnd: ({ context }) => !mayEndNow(law, context),
      anotherMayFollow: ({ context }) => mayFollow(law, context),
      onlyPassIsLeft: ({ context }) => mustPass(law, context),
      refillIsAChoice: ({ context }) => drawsOpen(law, context).length > 0,
      birthdayIsDue: ({ context }) => birthdaysOpen(law, context).length > 0,
      nationCanCelebrate: ({ context, event }) =>
        event.type === 'CELEBRATE' && birthdaysOpen(law, context).includes(event.nation),
      endIsAChoice: ({ context }) => mayDeclareEnd(law, context),
      tableWasTurned: ({ context, event }) =>
        event.type === 'TAKE_BACK' && (takenBack(context, event.keep).seats ?? []).length < seatsThatStay(law, context),
      refillIsOpen: ({ context, event }) =>
        event.type === 'DRAW' && (event.count === null || drawsOpen(law, context).includes(event.count)),
    },
    actions: {
      hold: assign(({ context, event }) =>
        event.type === 'HOLD'
          ? { held: context.held === event.index ? null : event.index, naming: null, action: null }
          : {},
      ),
      seat: assign((moment) => withSeat(moment.context, wishOf(moment))),
      awaitName: assign(({ event }) => (event.type === 'SEAT' ? { naming: event.chair, action: null } : {})),
      takeBack: assign(({ context, event }) => takenBack(context, event.type === 'TAKE_BACK' ? event.keep : undefined)),
      actWithSeats: assign(({ context }) => ({ action: context.seats })),
      actWithStep: assign((moment) => ({ action: [wishOf(moment)].filter((step) => step !== undefined), held: null })),
      addDraw: assign(({ context, event }) =>
        event.type === 'DRAW' && event.count !== null ? withWord(context, { kind: 'draw', count: event.count }) : {},
      ),
      addBirthday: assign(({ context, event }) =>
        event.type === 'CELEBRATE' ? withWord(context, { kind: 'birthday', nation: event.nation }) : {},
      ),
      addEnd: assign(({ context }) => withWord(context, { kind: 'end' })),
      finish: assign(({ context }) => ({ turn: context.action })),
      refuseStep: emit((moment): RefusedEvent => {
        const reason = whyNot(law, moment.context, wishOf(moment));
        return { type: 'refused', reason: reason ?? whyNotEnd(law, moment.context) };
      }),
      refuseEnd: emit(({ context }): RefusedEvent => ({ type: 'refused', reason: whyNotEnd(law, context) })),
      refuseDraw: emit((): RefusedEvent => ({ type: 'refused', reason: refuse('drawCount') })),
      refuseBirthday: emit((): RefusedEvent => ({ type: 'refused', reason: refuse('birthday') })),
      refuseDeclaring: emit((): RefusedEvent => ({ type: 'refused', reason: refuse('mayNotEnd') })),
      refuseTakingBack: emit(({ context }): RefusedEvent => ({
        type: 'refused',
        reason: refuse('turnOver', context.seats.length),
      })),
    },
  });

/** A turn chart over `law`. Its output is the turn. */
export function createTurnMachine(law: Law) {
  return chart(law).createMachine({
    id: 'turn',
    context: ({ input }) => turnToCompose(law, input),
    initial: 'deciding',
    output: ({ context }) => context.turn ?? [],
    // What may be wished for in every state; states below say where an event means something more.
    on: {
      HOLD: [{ guard: 'guestIsInHand', target: '.deciding', actions: 'hold' }, { actions: 'refuseStep' }],
      SEAT: [
        { guard: 'jokerNeedsName', target: '.namingJoker', actions: 'awaitName' },
        { guard: 'stepIsLegal', target: '.deciding', actions: 'seat' },
        { actions: 'refuseStep' },
      ],
      SWAP: ACT,
      BAR: ACT,
      DOWN: ACT,
      DRAW_CARD: ACT,
      PASS: [{ guard: 'onlyPassIsLeft', target: '.closing', actions: 'actWithStep' }, { actions: 'refuseStep' }],
      NAME: { actions: 'refuseStep' },
      TAKE_BACK: [
        { guard: 'tableWasTurned', actions: 'refuseTakingBack' },
        { target: '.deciding', actions: 'takeBack' },
      ],
      CONFIRM: { actions: 'refuseEnd' },
      DRAW: { actions: 'refuseDraw' },
      CELEBRATE: { actions: 'refuseBirthday' },
      END: { actions: 'refuseDeclaring' },
    },
    states: {
      deciding: {
        always: [
          { guard: 'nothingIsSeated', target: 'choosing' },
          { guard: 'turnMayNotEnd', target: 'owingPartner' },
          { guard: 'anotherMayFollow', target: 'offeringMore' },
          { target: 'confirming' },
        ],
      },
      choosing: {},
      namingJoker: {
        on: { NAME: [{ guard: 'stepIsLegal', target: 'deciding', actions: 'seat' }, { actions: 'refuseStep' }] },
      },
      owingPartner: {},
      offeringMore: { tags: 'mayConfirm', on: { CONFIRM: CONFIRM } },
      confirming: { tags: 'mayConfirm', on: { CONFIRM: CONFIRM } },
      // The action stands; what is open are its words, in the order in which notation writes them.
      closing: { always: [{ guard: 'refillIsAChoice', target: 'choosingDraw' }, { target: 'celebrating' }] },
      choosingDraw: {
        on: {
          DRAW: [{ guard: 'refillIsOpen', target: 'celebrating', actions: 'addDraw' }, { actions: 'refuseDraw' }],
          CONFIRM: { actions: 'refuseDraw' },
        },
      },
      celebrating: { always: [{ guard: 'birthdayIsDue', target: 'choosingBirthday' }, { target: 'declaring' }] },
      choosingBirthday: {
        on: {
          CELEBRATE: [
            { guard: 'nationCanCelebrate', target: 'declaring', actions: 'addBirthday' },
            { actions: 'refuseBirthday' },
          ],
          CONFIRM: { actions: 'refuseBirthday' },
        },
      },
      declaring: { always: [{ guard: 'endIsAChoice', target: 'choosingEnd' }, { target: 'done' }] },
      choosingEnd: { on: { END: { target: 'done', actions: 'addEnd' }, CONFIRM: { target: 'done' } } },
      done: { type: 'final', entry: 'finish' },
    },
  });
}

const CONFIRM = { target: 'closing', actions: 'actWithSeats' } as const;

/** A step that is a whole action by itself. */
const ACT = [{ guard: 'stepIsLegal', target: '.closing', actions: 'actWithStep' }, { actions: 'refuseStep' }] as const;
