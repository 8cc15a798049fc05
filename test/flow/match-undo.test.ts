import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatchContext, MatchEvent } from '../../src/flow/index.js';
import { lawOf } from '../../src/referee/index.js';
import { legalTurns } from '../../src/rules/index.js';
import { chartFor, fixture, gameIn, momentsOf } from './played.js';
import { matchChart, type MatchSnapshot } from './charts.js';

const EXACT: MatchEvent = { type: 'UNDO', free: false };
const FREE: MatchEvent = { type: 'UNDO', free: true };

const saved = fixture('v1-amigo');
const chart = chartFor(saved);
const moments = momentsOf(saved).filter(({ value }) => value !== 'over');
const played = moments.slice(1);

/** Nothing was drawn in the last turn. */
const isOpen = ({ log }: MatchContext): boolean => log.at(-1)!.drawn === 0;

const stepsBack = played.map((after, i) => ({ after, before: moments[i]! }));

test('a turn in which nothing was drawn is taken back, and nothing tells of it in the count', () => {
  const open = stepsBack.filter(({ after }) => isOpen(after.context));
  assert.ok(open.length > 5, 'swaps and small refills');
  for (const { after, before } of open) {
    for (const event of [EXACT, FREE]) {
      const { snapshot, emitted } = chart.ask(after, event);
      assert.deepEqual([snapshot.value, snapshot.context], [before.value, before.context]);
      assert.deepEqual(emitted, [{ type: 'turnUndone', played: after.context.log.at(-1), free: false }]);
    }
  }
});

test('a turn after which tiles were drawn is taken back only freely, and that is counted', () => {
  const drawn = stepsBack.filter(({ after }) => !isOpen(after.context));
  assert.ok(drawn.length > 30);
  for (const { after, before } of drawn) {
    const exact = chart.ask(after, EXACT);
    assert.deepEqual([exact.snapshot.context, exact.emitted], [after.context, []]);
    const { snapshot, emitted } = chart.ask(after, FREE);
    assert.deepEqual([snapshot.value, snapshot.context], [before.value, { ...before.context, undone: 1 }]);
    assert.deepEqual(emitted, [{ type: 'turnUndone', played: after.context.log.at(-1), free: true }]);
  }
});

test('open means: the hands were not filled up', () => {
  for (const { after, before } of stepsBack) {
    const tiles = ({ context }: MatchSnapshot) => context.position!.bag.length - context.position!.drawn;
    assert.equal(isOpen(after.context), tiles(after) === tiles(before));
  }
});

test('turn after turn can be taken back to the opening, and played again to the same end', () => {
  const half = played[30]!;
  let at = half;
  let count = 0;
  for (const { context } of [...played.slice(0, 31)].reverse()) {
    if (!isOpen(context)) count += 1;
    at = chart.ask(at, FREE).snapshot;
  }
  assert.deepEqual(at.context, { ...moments[0]!.context, undone: count });
  for (const { turn } of half.context.log) at = chart.ask(at, { type: 'PLAY', turn }).snapshot;
  assert.deepEqual(at.context, { ...half.context, undone: count });
});

test('before the first turn there is nothing to take back', () => {
  for (const from of [moments[0]!, chart.lobby]) {
    for (const event of [EXACT, FREE]) {
      const { snapshot, emitted } = chart.ask(from, event);
      assert.deepEqual([snapshot.value, snapshot.context, emitted], [from.value, from.context, []]);
    }
  }
});

test('a loaded game remembers its free undos, and counts on', () => {
  const half = gameIn(fixture('v1-half-a-game'));
  assert.equal(half.undone, 2);
  const loaded = chart.after({ type: 'LOAD', game: half });
  const { context } = chart.ask(loaded, FREE).snapshot;
  assert.equal(context.undone, half.log.at(-1)!.drawn > 0 ? 3 : 2);
  assert.equal(context.log.length, half.log.length - 1);
});

test('leaving with the hand put under the bag draws nothing, so it can be taken back', () => {
  const houseRules = { preset: 'amigo', eliminatedTiles: 'toBag', barValues: Array.from({ length: 20 }, () => -1) };
  const settings = { edition: 'board@1', houseRules };
  const three = matchChart({ settings, players: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }] });
  const start = three.after({ type: 'START', seed: '1' });
  const law = lawOf(settings);
  assert.ok(law.ok);
  const bar = legalTurns(law.value, start.context.position!).find(([step]) => step?.kind === 'bar');
  const left = three.ask(start, { type: 'PLAY', turn: bar! }).snapshot;
  assert.equal(left.context.log[0]!.left, true);
  assert.equal(left.context.log[0]!.drawn, 0);
  assert.deepEqual(three.ask(left, EXACT).snapshot.context, start.context);
});
