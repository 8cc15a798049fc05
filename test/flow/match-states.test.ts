import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor, type ActorRefFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  createLaw,
  createMatchMachine,
  openPorts,
  type MatchEvent,
  type StartedGame,
  type createTurnMachine,
} from '../../src/flow/index.js';
import { legalTurns } from '../../src/rules/index.js';
import type { MatchSnapshot } from './charts.js';
import { chartFor, editionOf, fixture, gameIn, momentsOf } from './played.js';

const saved = fixture('v1-bsw');
const edition = editionOf(saved);
const chart = chartFor(saved);
const START: MatchEvent = { type: 'START', seed: saved.save.seed };
const REMATCH: MatchEvent = { type: 'REMATCH' };

const moments = momentsOf(saved);
const over = moments.at(-1)!;
const almostOver = moments.at(-2)!;
const gameAt = ({ context }: MatchSnapshot): StartedGame => ({ ...context, position: context.position! });

const half = gameIn(fixture('v1-half-a-game'));
const finished = gameIn(fixture('v1-amigo-on-r2'));

function eventsAt({ context }: MatchSnapshot): MatchEvent[] {
  const turns = context.position ? legalTurns(edition, context.position) : [];
  const plays = turns.map((turn): MatchEvent => ({ type: 'PLAY', turn }));
  return [START, REMATCH, { type: 'LOAD', game: gameAt(almostOver) }, ...plays];
}

test('every state is reached, by the shortest way there is', () => {
  const paths = getShortestPaths(chart.machine, {
    input: { settings: saved.save, players: saved.save.players },
    events: eventsAt,
    serializeState: ({ value, context }) => JSON.stringify([value, context.log.length > 0]),
  });
  const lengths: Record<string, number> = {};
  for (const { state, weight } of paths) {
    const name = JSON.stringify(state.value);
    lengths[name] = Math.min(weight, lengths[name] ?? Infinity);
  }
  assert.deepEqual(lengths, { '"lobby"': 0, '{"playing":{"composing":"nothingTurned"}}': 1, '"over"': 2 });
});

test('each state has the tag that views ask for', () => {
  const tags = [chart.lobby, moments[0]!, over].map((snapshot) => [...snapshot.tags]);
  assert.deepEqual(tags, [['lobby'], ['composing'], ['over']]);
});

test('a game is taken up in every state, also in the middle of another turn', () => {
  for (const from of [chart.lobby, moments[0]!, moments[20]!, over]) {
    for (const [game, value] of [
      [half, { playing: { composing: 'nothingTurned' } }],
      [finished, 'over'],
    ] as const) {
      const { snapshot, emitted } = chart.ask(from, { type: 'LOAD', game });
      assert.deepEqual([snapshot.value, snapshot.context], [value, game]);
      assert.deepEqual(emitted, value === 'over' ? [{ type: 'over', found: true }] : []);
      assert.equal(snapshot.children['turn'] === undefined, value === 'over');
    }
  }
});

test('a running turn gives way to the turn of the game that is taken up', () => {
  const actor = createActor(createMatchMachine(createLaw(), openPorts), { input: chart.lobby.context });
  actor.start();
  actor.send(START);
  const composer = () => actor.getSnapshot().children['turn'] as ActorRefFrom<ReturnType<typeof createTurnMachine>>;
  const before = composer();
  before.send({ type: 'HOLD', index: 0 });
  actor.send({ type: 'LOAD', game: half });
  assert.notEqual(composer(), before);
  assert.equal(before.getSnapshot().status, 'stopped');
  const { held, position, settings } = composer().getSnapshot().context;
  assert.deepEqual({ held, position, settings }, { held: null, position: half.position, settings: half.settings });
  actor.stop();
});

test('a game that was dealt outside begins in every state, and is told of', () => {
  const game = { ...gameAt(moments[0]!), seed: 'outside' };
  for (const from of [chart.lobby, moments[20]!, over]) {
    const { snapshot, emitted } = chart.ask(from, { type: 'BEGIN', game });
    assert.deepEqual(
      [snapshot.value, snapshot.context, emitted],
      [{ playing: { composing: 'nothingTurned' } }, game, [{ type: 'started' }]],
    );
  }
});

test('the café closes when the last turn is played, and says so once', () => {
  const turn = over.context.log.at(-1)!.turn;
  const { snapshot, emitted } = chart.ask(almostOver, { type: 'PLAY', turn });
  assert.deepEqual([snapshot.value, emitted.map(({ type }) => type)], ['over', ['turnPlayed', 'over']]);
  assert.equal(snapshot.children['turn'], undefined);
});

test('once the café has closed no turn is played', () => {
  const turn = over.context.log.at(-1)!.turn;
  const { snapshot, emitted } = chart.ask(over, { type: 'PLAY', turn });
  assert.equal(snapshot, over);
  assert.deepEqual(emitted, [{ type: 'refused', reason: { code: 'gameOver', step: 0, chairs: [], tables: [] } }]);
});

test('a rematch leads the same people to the lobby, and to a new game under the same rules', () => {
  const { snapshot } = chart.ask(over, REMATCH);
  assert.deepEqual([snapshot.value, snapshot.context], ['lobby', chart.lobby.context]);
  const again = chart.ask(snapshot, START).snapshot;
  assert.deepEqual(again.context, moments[0]!.context);
});
