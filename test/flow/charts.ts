/** The charts moved by pure transitions: no actor runs, and every moment can be gone back to. */
import { initialTransition, transition, type ExecutableActionObject, type SnapshotFrom } from 'xstate';
import {
  createLaw,
  createMatchMachine,
  createTurnMachine,
  openPorts,
  type MatchEmitted,
  type MatchEvent,
  type MatchInput,
  type MatchPorts,
  type TurnEvent,
} from '../../src/flow/index.js';
import type { Settings } from '../../src/referee/index.js';
import type { Edition, Position, Refusal, Turn } from '../../src/rules/index.js';

export type TurnSnapshot = SnapshotFrom<ReturnType<typeof createTurnMachine>>;
export type MatchSnapshot = SnapshotFrom<ReturnType<typeof createMatchMachine>>;

/** What an event did. */
export interface Answer<Snapshot, Emitted> {
  readonly snapshot: Snapshot;
  readonly emitted: readonly Emitted[];
}

/** For charts whose law does not look at the settings. */
export const ANY_SETTINGS = { edition: 'board@1', houseRules: {} };

const emittedIn = (actions: readonly ExecutableActionObject[]): unknown[] =>
  actions.filter(({ type }) => type === 'xstate.emit').map(({ params }) => (params as { event: unknown }).event);

/** The turn chart at a position. */
export function turnChart(edition: Edition, position: Position, settings: Settings = ANY_SETTINGS) {
  const machine = createTurnMachine(() => edition);
  const [start] = initialTransition(machine, { settings, position });
  return {
    machine,
    start,
    ask: (from: TurnSnapshot, event: TurnEvent): Answer<TurnSnapshot, { readonly reason: Refusal }> => {
      const [snapshot, actions] = transition(machine, from, event);
      return { snapshot, emitted: emittedIn(actions) as { reason: Refusal }[] };
    },
    /** The moment after some events from the start. */
    after: (...events: TurnEvent[]): TurnSnapshot =>
      events.reduce((from, event) => transition(machine, from, event)[0], start),
  };
}

/** How the match chart hears of a turn that was composed. */
export const composed = (turn: Turn): MatchEvent =>
  ({ type: 'xstate.done.actor.turn', actorId: 'turn', output: turn }) as unknown as MatchEvent;

/** The match chart in the lobby. */
export function matchChart(input: MatchInput, ports: MatchPorts = openPorts) {
  const machine = createMatchMachine(createLaw(), ports);
  const [lobby] = initialTransition(machine, input);
  return {
    machine,
    lobby,
    ask: (from: MatchSnapshot, event: MatchEvent): Answer<MatchSnapshot, MatchEmitted> => {
      const [snapshot, actions] = transition(machine, from, event);
      return { snapshot, emitted: emittedIn(actions) as MatchEmitted[] };
    },
    after: (...events: MatchEvent[]): MatchSnapshot =>
      events.reduce((from, event) => transition(machine, from, event)[0], lobby),
  };
}
