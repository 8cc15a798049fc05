/** The match chart: sequences turns and people, from the lobby to the result and back. It knows no rule. */
import { and, assign, emit, not, setup, type DoneActorEvent, type SnapshotEvent, type SnapshotFrom } from 'xstate';
import {
  playTurn,
  reasonInWords,
  startGame,
  type Participant,
  type Played,
  type ReasonInWords,
  type Settings,
  type StartedGame,
} from '../referee/index.js';
import { refusalOf, refuse, type Turn } from '../rules/index.js';
import type { Law } from './law.js';
import { areValid, lobbyProblem, mayUndo, showedNothing, withoutLastTurn, type MatchContext } from './match-context.js';
import type { MatchPorts } from './ports.js';
import { seatsThatStay } from './turn-context.js';
import { createTurnMachine } from './turn-machine.js';

export interface MatchInput {
  readonly settings: Settings;
  readonly players: readonly Participant[];
}

/** Where a turn came from. */
export type Origin = 'human' | 'api';

export type MatchEvent =
  | { readonly type: 'JOIN'; readonly name: string }
  | { readonly type: 'LEAVE'; readonly player: number }
  | { readonly type: 'RENAME'; readonly player: number; readonly name: string }
  | { readonly type: 'CONFIGURE'; readonly settings: Settings }
  /** Replaces everybody in the lobby. */
  | { readonly type: 'INVITE'; readonly players: readonly Participant[] }
  | { readonly type: 'START'; readonly seed: string }
  /** The next player has the table to himself. */
  | { readonly type: 'READY' }
  /** A whole turn from outside. */
  | { readonly type: 'PLAY'; readonly turn: Turn }
  /** Takes the last turn back; `free` allows it although tiles were drawn since. */
  | { readonly type: 'UNDO'; readonly free: boolean }
  /** Goes on with a game that was played before. */
  | { readonly type: 'LOAD'; readonly game: StartedGame }
  /** Begins a game that was dealt outside, also in the middle of another. */
  | { readonly type: 'BEGIN'; readonly game: StartedGame }
  | { readonly type: 'REMATCH' };

export type MatchEmitted =
  | { readonly type: 'started' }
  | { readonly type: 'turnPlayed'; readonly played: Played; readonly origin: Origin }
  | { readonly type: 'turnUndone'; readonly played: Played; readonly free: boolean }
  /** The café closes, or is found closed when a finished game is taken up. */
  | { readonly type: 'over'; readonly found: boolean }
  | { readonly type: 'refused'; readonly reason: ReasonInWords };

type Done = DoneActorEvent<Turn>;
type Composing = SnapshotEvent<SnapshotFrom<ReturnType<typeof createTurnMachine>>>;

/** The turn that an event brings, composed or from outside. */
function turnIn(event: MatchEvent | Done | Composing): { turn: Turn; origin: Origin } | undefined {
  if (event.type === 'PLAY') return { turn: event.turn, origin: 'api' };
  return event.type === 'xstate.done.actor.turn' ? { turn: event.output, origin: 'human' } : undefined;
}

/** The seats of the turn that was composed and did not count. */
function uncounted({ log }: MatchContext, event: MatchEvent | Done): Turn {
  const turn = turnIn(event)?.turn ?? [];
  return log.at(-1)?.turn === turn ? [] : turn;
}

/** Whether the turn that is being composed has turned up a table card. */
const turnsTable = (law: Law, event: MatchEvent | Composing): boolean =>
  event.type === 'xstate.snapshot.turn' && seatsThatStay(law, event.snapshot.context) > 0;

const chart = (law: Law, ports: MatchPorts) => {
  const verdictOn = (context: MatchContext, event: MatchEvent) => {
    const turn = turnIn(event)?.turn;
    if (!turn || !context.position) return undefined;
    return refusalOf(law(context.settings), context.position, turn);
  };
  const played = (context: MatchContext, event: MatchEvent): Partial<MatchContext> => {
    const turn = turnIn(event)?.turn;
    if (!turn || !context.position) return {};
    const game = playTurn(law(context.settings), { position: context.position, log: context.log }, turn);
    return game.ok ? game.value : {};
  };
  return setup({
    types: {
      context: {} as MatchContext,
      events: {} as MatchEvent,
      input: {} as MatchInput,
      emitted: {} as MatchEmitted,
    },
    actors: { composeTurn: createTurnMachine(law) },
    guards: {
      settingsAreValid: ({ event }) => event.type === 'CONFIGURE' && areValid(event.settings),
      everybodyIsThere: ({ context }) => lobbyProblem(law, context) === undefined,
      thereIsRoom: ({ context }) => context.players.length < law(context.settings).players[1],
      turnIsLegal: ({ context, event }) => verdictOn(context, event) === undefined,
      hostAllows: ({ context, event }) => ports.allows(turnIn(event)?.turn ?? [], context.position?.toMove ?? 0),
      gameIsOver: ({ context }) => context.position?.over != null,
      handsAreClosed: ({ context }) => !law(context.settings).hand.open,
      mayUndo: ({ context, event }) => event.type === 'UNDO' && mayUndo(law, context, event.free),
      mayUndoFreely: ({ context, event }) => event.type === 'UNDO' && event.free && context.log.length > 0,
      tableWasTurned: ({ event }) => turnsTable(law, event),
    },
    actions: {
      join: assign(({ context, event }) =>
        event.type === 'JOIN' ? { players: [...context.players, { name: event.name }] } : {},
      ),
      leave: assign(({ context, event }) =>
        event.type === 'LEAVE' ? { players: context.players.filter((_, i) => i !== event.player) } : {},
      ),
      rename: assign(({ context, event }) =>
        event.type === 'RENAME'
          ? { players: context.players.map((p, i) => (i === event.player ? { ...p, name: event.name } : p)) }
          : {},
      ),
      invite: assign(({ event }) => (event.type === 'INVITE' ? { players: event.players } : {})),
      configure: assign(({ event }) => (event.type === 'CONFIGURE' ? { settings: event.settings } : {})),
      deal: assign(({ context, event }) => {
        const seed = event.type === 'START' ? event.seed : context.seed;
        const names = context.players.map(({ name }) => name);
        return { ...startGame(law(context.settings), names, seed), seed, undone: 0 };
      }),
      play: assign(({ context, event }) => played(context, event)),
      undo: assign(({ context }, { turned }: Seen) =>
        withoutLastTurn(law, context, turned || !showedNothing(law, context)),
      ),
      takeUp: assign(({ event }) => (event.type === 'LOAD' || event.type === 'BEGIN' ? { ...event.game } : {})),
      clear: assign({ position: null, log: [], seed: '', undone: 0 }),
      tellStart: emit({ type: 'started' } as const),
      tellTurn: emit(({ context, event }): MatchEmitted => ({
        type: 'turnPlayed',
        played: context.log.at(-1)!,
        origin: turnIn(event)?.origin ?? 'api',
      })),
      tellUndo: emit(({ context }, { turned }: Seen): MatchEmitted => ({
        type: 'turnUndone',
        played: context.log.at(-1)!,
        free: turned || !showedNothing(law, context),
      })),
      tellOver: emit(({ event }): MatchEmitted => ({ type: 'over', found: event.type === 'LOAD' })),
      refuse: emit(({ context, event }): MatchEmitted => ({
        type: 'refused',
        reason: reasonInWords(law(context.settings), verdictOn(context, event) ?? refuse('gameOver')),
      })),
    },
  });
};

/** Whether a table card was turned up since the last turn. */
interface Seen {
  readonly turned: boolean;
}

const undo = (turned: boolean) =>
  [
    { type: 'tellUndo', params: { turned } },
    { type: 'undo', params: { turned } },
  ] as const;

/** A match chart over `law`, which asks `ports` before a turn counts. */
export function createMatchMachine(law: Law, ports: MatchPorts) {
  return chart(law, ports).createMachine({
    id: 'match',
    context: ({ input }) => ({ ...input, seed: '', position: null, log: [], undone: 0 }),
    initial: 'lobby',
    on: {
      LOAD: { target: '.playing', actions: 'takeUp', reenter: true },
      BEGIN: { target: '.playing', actions: ['takeUp', 'tellStart'], reenter: true },
    },
    states: {
      lobby: {
        tags: 'lobby',
        on: {
          JOIN: { guard: 'thereIsRoom', actions: 'join' },
          LEAVE: { actions: 'leave' },
          RENAME: { actions: 'rename' },
          INVITE: { actions: 'invite' },
          CONFIGURE: { guard: 'settingsAreValid', actions: 'configure' },
          START: { guard: 'everybodyIsThere', target: 'playing', actions: ['deal', 'tellStart'] },
          PLAY: { actions: 'refuse' },
        },
      },
      playing: {
        initial: 'judging',
        states: {
          judging: {
            always: [
              { guard: 'gameIsOver', target: '#match.over' },
              { guard: 'handsAreClosed', target: 'curtain' },
              { target: 'composing' },
            ],
          },
          curtain: { tags: 'curtain', on: { READY: 'composing' } },
          composing: {
            tags: 'composing',
            invoke: {
              id: 'turn',
              src: 'composeTurn',
              // What has turned up a table card stays, also where the page does not let the turn count.
              input: ({ context, event }) => ({
                settings: context.settings,
                position: context.position!,
                composed: uncounted(context, event),
              }),
              onSnapshot: { guard: 'tableWasTurned', target: '.tableTurned' },
              onDone: [
                { guard: and(['turnIsLegal', 'hostAllows']), target: 'judging', actions: ['play', 'tellTurn'] },
                { target: 'composing', reenter: true },
              ],
            },
            initial: 'nothingTurned',
            states: {
              nothingTurned: {},
              // The turn that is being composed has shown a table card: going back before it would tell something.
              tableTurned: {
                on: { UNDO: [{ guard: 'mayUndoFreely', target: '#match.playing.judging', actions: undo(true) }, {}] },
              },
            },
          },
        },
        on: {
          PLAY: [
            { guard: not('turnIsLegal'), actions: 'refuse' },
            { guard: 'hostAllows', target: '.judging', actions: ['play', 'tellTurn'] },
          ],
          UNDO: { guard: 'mayUndo', target: '.judging', actions: undo(false) },
        },
      },
      over: {
        tags: 'over',
        entry: 'tellOver',
        on: {
          REMATCH: { target: 'lobby', actions: 'clear' },
          PLAY: { actions: 'refuse' },
          UNDO: { guard: 'mayUndo', target: 'playing', actions: undo(false) },
        },
      },
    },
  });
}
