import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getShortestPaths, type StatePath } from 'xstate/graph';
import type { TurnContext, TurnEvent } from '../../src/flow/index.js';
import { opened } from '../helpers/opened.js';
import { ANY_SETTINGS, turnChart, type TurnSnapshot } from './charts.js';
import { WAYS, chair, hand, oneOfEach, seat } from './one-of-each.js';

const { edition, position } = opened(oneOfEach);
const chart = turnChart(edition, position);
const [GB, ES] = edition.plan.nations as [number, number];

const EVENTS: readonly TurnEvent[] = [
  ...Object.values(hand).map((index): TurnEvent => ({ type: 'HOLD', index })),
  ...Object.values(chair).flatMap((at): TurnEvent[] => [{ type: 'SEAT', chair: at }, { type: 'SWAP', chair: at }]),
  ...[GB, ES].map((nation): TurnEvent => ({ type: 'NAME', nation })),
  ...[null, 3, 4].map((count): TurnEvent => ({ type: 'DRAW', count })),
  { type: 'BAR' },
  { type: 'PASS' },
  { type: 'CONFIRM' },
  { type: 'TAKE_BACK' },
]; // prettier-ignore

/** The shortest path to every moment, moments with as many guests seated and the same guest held being one. */
const paths: readonly StatePath<TurnSnapshot, TurnEvent>[] = getShortestPaths(chart.machine, {
  input: { settings: ANY_SETTINGS, position },
  events: ({ status }) => (status === 'active' ? EVENTS : []),
  serializeState: ({ value, context: { seats, held } }) => JSON.stringify([value, seats.length, held]),
});

/** The moments on the way to the end of a path, its end included. */
const momentsOf = (path: StatePath<TurnSnapshot, TurnEvent>): TurnContext[] =>
  path.steps.map(({ state }) => state.context);

const open = paths.filter(({ state }) => state.status === 'active');

test('every state is reached, by the shortest way there is', () => {
  const lengths: Record<string, number> = {};
  for (const { state, weight } of paths) {
    lengths[state.value as string] = Math.min(weight, lengths[state.value as string] ?? Infinity);
  }
  const expected = {
    choosing: 0,
    namingJoker: 2,
    owingPartner: 2,
    offeringMore: 2,
    confirming: 4,
    choosingDraw: 3,
    done: 2,
  };
  assert.deepEqual(lengths, expected);
});

for (const [state, way] of Object.entries(WAYS)) {
  test(`the way into ${state}`, () => {
    assert.equal(chart.after(...way).value, state);
  });
}

test('only a turn that may end can be confirmed; elsewhere the reason is said', () => {
  const answers = Object.entries(WAYS).map(([state, way]) => {
    const from = chart.after(...way);
    const { snapshot, emitted } = chart.ask(from, { type: 'CONFIRM' });
    assert.equal(snapshot === from, emitted.length === 1);
    assert.equal(from.hasTag('mayConfirm'), emitted.length === 0);
    return [state, emitted[0]?.reason.code ?? snapshot.value];
  });
  assert.deepEqual(Object.fromEntries(answers), {
    choosing: 'notInHand',
    namingJoker: 'jokerNeedsNation',
    owingPartner: 'isolated',
    offeringMore: 'choosingDraw',
    confirming: 'choosingDraw',
    choosingDraw: 'drawCount',
  });
});

test('a turn without a choice of drawing is done when it is confirmed', () => {
  const end = chart.after(...seat('ESf', 'd'), ...seat('ESm', 'e'), { type: 'CONFIRM' });
  assert.equal(end.status, 'done');
  assert.deepEqual(end.output, end.context.seats);
});

test('the three ways to draw', () => {
  const outputs = [null, 3, 4].map((count) => {
    const { snapshot, emitted } = chart.ask(chart.after(...WAYS.choosingDraw), { type: 'DRAW', count });
    return emitted[0]?.reason.code ?? snapshot.output?.at(-1)?.kind;
  });
  // One guest was seated and one table completed: 1 is drawn, or 0 and the hand is shorter for good.
  assert.deepEqual(outputs, ['seat', 'drawCount', 'drawCount']);
  assert.deepEqual(chart.after(...WAYS.choosingDraw, { type: 'DRAW', count: 0 }).output?.at(-1), {
    kind: 'draw',
    count: 0,
  });
});

test('take-back leads from every state to an earlier moment, exactly', () => {
  assert.ok(open.length > 25);
  for (const path of open) {
    const { seats, naming, action } = path.state.context;
    for (let keep = 0; keep <= seats.length; keep += 1) {
      const { snapshot } = chart.ask(path.state, { type: 'TAKE_BACK', keep });
      const earlier = momentsOf(path).find((moment) => moment.seats.length === keep && moment.held === null);
      assert.deepEqual(snapshot.context, earlier);
    }
    const { snapshot } = chart.ask(path.state, { type: 'TAKE_BACK' });
    // What was only begun is given up first: a name, or the words after an action.
    const isOpen = naming !== null || action !== null;
    assert.equal(snapshot.context.seats.length, isOpen ? seats.length : Math.max(0, seats.length - 1));
  }
});

test('what was taken back can be done again, with the same end', () => {
  for (const path of open) {
    const { snapshot } = chart.ask(path.state, { type: 'TAKE_BACK', keep: 0 });
    assert.equal(snapshot.value, 'choosing');
    let again = snapshot;
    for (const { event } of path.steps.slice(1)) again = chart.ask(again, event).snapshot;
    assert.deepEqual([again.value, again.context], [path.state.value, path.state.context]);
  }
});

test('taking back while a joker waits for its name cancels the naming only', () => {
  const before = chart.after(...seat('ESf', 'd'));
  const naming = chart.after(...seat('ESf', 'd'), ...seat('Jm', 's'));
  assert.equal(naming.value, 'namingJoker');
  const { snapshot } = chart.ask(naming, { type: 'TAKE_BACK' });
  assert.deepEqual([snapshot.value, snapshot.context], [before.value, before.context]);
});

test('a name seats the joker; a nation that has no table there does not', () => {
  const naming = chart.after(...WAYS.namingJoker);
  const { snapshot } = chart.ask(naming, { type: 'NAME', nation: ES });
  assert.deepEqual([snapshot.context.seats.length, snapshot.context.held, snapshot.context.naming], [1, null, null]);
  const wrong = chart.ask(naming, { type: 'NAME', nation: ES + 1 });
  assert.deepEqual([wrong.snapshot === naming, wrong.emitted[0]?.reason.code], [true, 'nation']);
});

test('another wish ends the naming', () => {
  const naming = chart.after(...WAYS.namingJoker);
  const elsewhere = chart.ask(naming, { type: 'HOLD', index: hand.ESf }).snapshot;
  assert.deepEqual([elsewhere.value, elsewhere.context.held, elsewhere.context.naming], ['choosing', hand.ESf, null]);
  const putDown = chart.ask(naming, { type: 'HOLD', index: hand.Jm }).snapshot;
  assert.deepEqual([putDown.value, putDown.context], ['choosing', chart.start.context]);
});

test('holding a guest is a toggle, and one guest is held at a time', () => {
  for (const { state } of open) {
    const { placed, held, seats } = state.context;
    for (const index of Object.values(hand)) {
      const { snapshot, emitted } = chart.ask(state, { type: 'HOLD', index });
      if (placed.includes(index)) {
        assert.deepEqual([snapshot === state, emitted[0]?.reason.code], [true, 'notInHand']);
        continue;
      }
      assert.deepEqual([snapshot.context.held, snapshot.context.seats], [held === index ? null : index, seats]);
      const again = chart.ask(snapshot, { type: 'HOLD', index }).snapshot;
      assert.equal(again.context.held, held === index ? index : null);
    }
  }
});

test('without a guest in the hand nothing is seated, fetched or sent to the bar', () => {
  for (const way of [WAYS.choosing, WAYS.owingPartner, WAYS.choosingDraw]) {
    const from = chart.after(...way);
    for (const event of [
      { type: 'SEAT', chair: chair.e },
      { type: 'SWAP', chair: chair.a },
      { type: 'BAR' },
    ] as const) {
      const { snapshot, emitted } = chart.ask(from, event);
      assert.deepEqual([snapshot === from, emitted[0]?.reason.code], [true, 'notInHand']);
    }
  }
});
