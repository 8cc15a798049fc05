import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLaw, createSelector, lobbyProblem, type MatchEvent } from '../../src/flow/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { matchChart } from './charts.js';

const settings = deepFreeze({ edition: 'board@1', houseRules: { preset: 'classic1989' } });
const named = (...names: string[]) => deepFreeze(names.map((name) => ({ name })));
const lobbyOf = (...names: string[]) => matchChart({ settings, players: named(...names) });
const START: MatchEvent = { type: 'START', seed: '7' };

const law = createLaw();
const problemOf = (...names: string[]) => lobbyProblem(law, lobbyOf(...names).lobby.context);

test('guests join up to the most that can play, leave, and change their names', () => {
  const chart = lobbyOf('Ann');
  const joins = ['Ben', 'Cem', 'Dot', 'Eve'].map((name): MatchEvent => ({ type: 'JOIN', name }));
  const full = chart.after(...joins);
  assert.deepEqual(full.context.players, named('Ann', 'Ben', 'Cem', 'Dot'));
  const fewer = chart.after(...joins, { type: 'LEAVE', player: 1 }, { type: 'RENAME', player: 1, name: 'Cemal' });
  assert.deepEqual(fewer.context.players, named('Ann', 'Cemal', 'Dot'));
  const others = chart.after({ type: 'INVITE', players: named('Flo', 'Gus') });
  assert.deepEqual(others.context.players, named('Flo', 'Gus'));
});

test('who is not there neither leaves nor changes the name', () => {
  const chart = lobbyOf('Ann', 'Ben');
  for (const player of [-1, 2, 0.5, NaN]) {
    const after = chart.after({ type: 'LEAVE', player }, { type: 'RENAME', player, name: 'Zoe' });
    assert.deepEqual(after.context.players, named('Ann', 'Ben'));
  }
});

test('every problem of the lobby, and none', () => {
  assert.equal(problemOf('Ann', 'Ben'), undefined);
  assert.equal(problemOf('Ann', 'Ben', 'Cem', 'Dot'), undefined);
  assert.deepEqual(problemOf(), { id: 'problem-few', args: { min: 2 } });
  assert.deepEqual(problemOf('Ann'), { id: 'problem-few', args: { min: 2 } });
  assert.deepEqual(problemOf('1', '2', '3', '4', '5'), { id: 'problem-many', args: { max: 4 } });
  assert.deepEqual(problemOf('Ann', ' \t'), { id: 'problem-unnamed', args: {} });
  assert.deepEqual(problemOf('Ann', 'Ben', 'Ann'), { id: 'problem-same-name', args: { name: 'Ann' } });
  assert.equal(problemOf('toString', '__proto__'), undefined);
});

test('with a problem the game does not start, and the lobby says so', () => {
  for (const names of [[], ['Ann'], ['1', '2', '3', '4', '5'], ['Ann', ''], ['Ann', 'Ann']]) {
    const { ask, lobby } = lobbyOf(...names);
    const { snapshot, emitted } = ask(lobby, START);
    assert.deepEqual([snapshot.value, snapshot.context, emitted], ['lobby', lobby.context, []]);
    const scene = { match: lobby.context, stage: 'lobby' as const, turn: undefined, turnStage: undefined };
    const view = createSelector(law)({ ...scene, refusal: undefined, preview: undefined, undo: 'turn' }).lobby;
    assert.deepEqual([view.canStart, view.problem], [false, problemOf(...names)]);
  }
});

test('the house rules can be chosen; bad ones are not taken up', () => {
  const { ask, lobby } = lobbyOf('Ann', 'Ben');
  const good = { edition: 'board@1', houseRules: { preset: 'amigo', boardLayout: 'r2' } };
  assert.deepEqual(ask(lobby, { type: 'CONFIGURE', settings: good }).snapshot.context.settings, good);
  const bad = [
    { edition: 'board@2', houseRules: {} },
    { edition: '', houseRules: {} },
    { edition: 'board@1', houseRules: { preset: 'nobody' } },
    { edition: 'board@1', houseRules: { preset: 'amigo', smoking: true } },
    { edition: 'board@1', houseRules: { boardLayout: 'r3' } },
    { edition: 'board@1', houseRules: { barValues: [1, 2, 3] } },
  ];
  for (const wrong of bad) {
    const { snapshot } = ask(lobby, { type: 'CONFIGURE', settings: wrong });
    assert.deepEqual([snapshot.value, snapshot.context], ['lobby', lobby.context]);
  }
});

test('a start deals, tells of it once, and lets the first player compose', () => {
  const { ask, lobby } = lobbyOf('Ann', 'Ben', 'Cem');
  const { snapshot, emitted } = ask(lobby, START);
  assert.deepEqual([snapshot.value, [...snapshot.tags]], [{ playing: { composing: 'nothingTurned' } }, ['composing']]);
  assert.deepEqual(emitted, [{ type: 'started' }]);
  const { position, log, seed, undone, players } = snapshot.context;
  assert.deepEqual(
    position?.players.map(({ name, hand }) => [name, hand.length]),
    [
      ['Ann', 5],
      ['Ben', 5],
      ['Cem', 5],
    ],
  );
  assert.deepEqual([log, seed, undone, players], [[], '7', 0, named('Ann', 'Ben', 'Cem')]);
  assert.deepEqual(snapshot.children['turn']?.getSnapshot().context.position, position);
});

test('the same seed and settings start the same game; another seed another', () => {
  const start = (seed: string) => lobbyOf('Ann', 'Ben').after({ type: 'START', seed }).context.position;
  assert.deepEqual(start('x'), start('x'));
  assert.notDeepEqual(start('x'), start('y'));
});

test('once the game is on, the lobby is closed', () => {
  const { ask, after } = lobbyOf('Ann', 'Ben');
  const playing = after(START);
  const late: MatchEvent[] = [
    { type: 'JOIN', name: 'Cem' },
    { type: 'LEAVE', player: 0 },
    { type: 'RENAME', player: 0, name: 'Zoe' },
    { type: 'INVITE', players: [] },
    { type: 'CONFIGURE', settings: { edition: 'board@1', houseRules: { preset: 'bsw' } } },
    { type: 'START', seed: 'other' },
    { type: 'REMATCH' },
  ];
  for (const event of late) {
    const { snapshot, emitted } = ask(playing, event);
    assert.deepEqual([snapshot.value, snapshot.context, emitted], [playing.value, playing.context, []]);
  }
});
