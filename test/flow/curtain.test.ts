import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getShortestPaths } from 'xstate/graph';
import { createLaw, createSelector, type MatchEvent, type StartedGame, type Views } from '../../src/flow/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { printGuest } from '../../src/notation/index.js';
import { legalTurns, type Turn } from '../../src/rules/index.js';
import { editionUnder } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';
import { composed, matchChart, type MatchSnapshot } from './charts.js';
import { playedAnew } from './hidden.js';
import { partsAt } from './parts.js';
import { randomMatch, type MatchMoment } from './random-match.js';

/** Games in which nobody sees another one's hand. */
const CLOSED: readonly (readonly [edition: string, houseRules: HouseRules])[] = [
  ['card@1', { faceDown: 'anytime' }],
  ['card@1', { cardTables: 7, singleSexTables: true }],
  ['board@1', { preset: 'amigo', openHands: false }],
  ['app12@1', { openHands: false }],
];

const players = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }];
const START: MatchEvent = { type: 'START', seed: 'veil' };
const READY: MatchEvent = { type: 'READY' };

const settings = { edition: 'card@1', houseRules: {} };
const chart = matchChart({ settings, players });
const veiled = chart.after(START);
const cards = editionUnder({}, 'card@1');

const turnsAt = ({ context }: MatchSnapshot): Turn[] => legalTurns(cards, context.position!);
const gameAt = ({ context }: MatchSnapshot): StartedGame => ({ ...context, position: context.position! });

/** A game of the card game that is over with its next turn. */
function almostOver(): StartedGame {
  let before = veiled;
  for (const { match } of randomMatch({}, randomFrom(8), 'card@1')) {
    if (match.hasTag('over')) return gameAt(before);
    before = match;
  }
  throw new Error('a game without an end');
}

test('every state is reached, by the shortest way there is', () => {
  const game = almostOver();
  const last = legalTurns(cards, game.position).map((turn): MatchEvent => ({ type: 'PLAY', turn }));
  const paths = getShortestPaths(chart.machine, {
    input: { settings, players },
    events: [START, READY, { type: 'REMATCH' }, { type: 'LOAD', game }, ...last],
    serializeState: ({ value, context }) => JSON.stringify([value, context.log.length > 0]),
  });
  const lengths: Record<string, number> = {};
  for (const { state, weight } of paths) {
    const name = JSON.stringify(state.value);
    lengths[name] = Math.min(weight, lengths[name] ?? Infinity);
  }
  assert.deepEqual(lengths, {
    '"lobby"': 0,
    '{"playing":"curtain"}': 1,
    '{"playing":{"composing":"nothingTurned"}}': 2,
    '"over"': 2,
  });
});

test('the curtain falls before every turn, whoever made the last one, and rises for whoever is ready', () => {
  const open = chart.ask(veiled, READY).snapshot;
  assert.deepEqual([open.value, open.context], [{ playing: { composing: 'nothingTurned' } }, veiled.context]);
  const [turn] = turnsAt(veiled) as [Turn];
  const undone = { type: 'UNDO', free: true } as const;
  const moments: MatchSnapshot[] = [
    veiled,
    chart.ask(open, composed(turn)).snapshot,
    chart.ask(open, { type: 'PLAY', turn }).snapshot,
    chart.ask(veiled, { type: 'PLAY', turn }).snapshot,
    chart.ask(open, { type: 'LOAD', game: gameAt(veiled) }).snapshot,
    chart.ask(open, { type: 'BEGIN', game: gameAt(veiled) }).snapshot,
    chart.ask(chart.ask(open, composed(turn)).snapshot, undone).snapshot,
    chart.ask(chart.ask(chart.ask(open, composed(turn)).snapshot, READY).snapshot, undone).snapshot,
  ];
  for (const moment of moments) {
    assert.deepEqual([moment.value, [...moment.tags]], [{ playing: 'curtain' }, ['curtain']]);
    assert.equal(moment.children['turn'], undefined);
  }
});

test('being ready says nothing where no curtain is up', () => {
  const open = chart.ask(veiled, READY).snapshot;
  for (const from of [chart.lobby, open]) {
    const { snapshot, emitted } = chart.ask(from, READY);
    assert.deepEqual([snapshot.value, snapshot.context, emitted], [from.value, from.context, []]);
  }
});

test('where hands lie open there is no curtain', () => {
  for (const [edition, houseRules] of [
    ['board@1', {}],
    ['app12@1', {}],
    ['board@1', { openHands: true }],
  ] as const) {
    const snapshot = matchChart({ settings: { edition, houseRules }, players }).after(START);
    assert.deepEqual(snapshot.value, { playing: { composing: 'nothingTurned' } });
  }
});

const TOKEN = /\b(?:[A-Z]{2}|J)[fm]\b/;

/** No token of a guest in anything that stands beside the café while a curtain is up. */
function checkCurtain({ hands, curtain, controls, scoreboard, result }: Views, { match }: MatchMoment): void {
  const { position } = match.context;
  const { toMove, players: people } = position!;
  assert.deepEqual([curtain?.player, curtain?.name], [toMove, people[toMove]!.name]);
  assert.deepEqual(
    [controls.prompt, controls.actions, result],
    [{ id: 'prompt-curtain', args: { name: curtain!.name } }, [], undefined],
  );
  assert.ok(hands.every(({ closed, tiles, active }) => closed && tiles.length === 0 && !active));
  assert.doesNotMatch(JSON.stringify([hands, curtain, controls, scoreboard]), TOKEN);
}

/** Every hand but the mover's is closed while he composes. */
function checkComposing({ hands }: Views, { match }: MatchMoment): void {
  const { toMove, players: people } = match.context.position!;
  for (const { player, closed, tiles, size } of hands) {
    assert.deepEqual([closed, size], [player !== toMove, people[player]!.hand.length]);
    const shown = player === toMove ? people[player]!.hand.map(printGuest) : [];
    assert.deepEqual(
      tiles.map(({ guest }) => guest.token),
      shown,
    );
  }
}

for (const [seed, [edition, houseRules]] of CLOSED.entries()) {
  test(`what nobody may see changes nothing that is drawn: ${edition} under ${JSON.stringify(houseRules)}`, () => {
    const [select, selectAnew] = [createSelector(createLaw()), createSelector(createLaw())];
    const [law, random] = [editionUnder(houseRules, edition), randomFrom(seed)];
    let [curtains, count] = [0, 0];
    for (const moment of randomMatch(houseRules, randomFrom(seed), edition)) {
      const parts = partsAt(moment, { undo: 'free' });
      if (parts.stage === 'lobby' || parts.stage === 'over') continue;
      // Every third moment of composing will do.
      if (parts.stage === 'composing' && (count += 1) % 3 > 0) continue;
      const seenBy = parts.stage === 'curtain' ? null : moment.match.context.position!.toMove;
      const views = select(parts);
      assert.deepEqual(selectAnew({ ...parts, ...playedAnew(law, parts, seenBy, random) }), views);
      if (parts.stage === 'curtain') checkCurtain(views, moment);
      else checkComposing(views, moment);
      curtains += Number(parts.stage === 'curtain');
    }
    assert.ok(curtains > 10);
  });
}

test('a wish that is refused while the curtain is up names no guest', () => {
  const refusal = { code: 'notInHand', step: 0, chairs: [], tables: [], guest: 'GBf' } as const;
  const select = createSelector(createLaw());
  const views = select(partsAt({ match: veiled, turn: undefined, emitted: [] }, { refusal }));
  assert.deepEqual(views.controls.refusal, { code: 'notInHand', chairs: [], tables: [], section: '6.4' });
});

test('a card that goes face down is `down` to everybody, in the log and in what is told', () => {
  const select = createSelector(createLaw());
  let downs = 0;
  for (const moment of randomMatch({ faceDown: 'anytime' }, randomFrom(2), 'card@1')) {
    const last = moment.match.context.log.at(-1);
    if (moment.emitted.length === 0 || last?.turn[0]?.kind !== 'down') continue;
    downs += 1;
    assert.match(last.text, /^down [A-Z]{2}[fm]( end)?$/);
    assert.deepEqual([last.seen, last.lines, last.points], [last.text.replace(/ \w{3}/, ''), [], []]);
    const entry = select(partsAt(moment)).log.at(-1)!;
    assert.deepEqual([entry.turn, entry.steps[0]], [last.seen, { kind: 'down' }]);
    assert.doesNotMatch(JSON.stringify(entry), TOKEN);
  }
  assert.ok(downs > 5);
});

test('when the café has closed, all hands and all cards face down are shown', () => {
  const moments = [...randomMatch({ faceDown: 'anytime' }, randomFrom(2), 'card@1')];
  const { hands, result, curtain } = createSelector(createLaw())(partsAt(moments.at(-1)!));
  const { players: people } = moments.at(-1)!.match.context.position!;
  assert.equal(curtain, undefined);
  for (const [i, { hand, faceDown }] of people.entries()) {
    const tokens = [...hand, ...faceDown].map(printGuest);
    assert.deepEqual([hands[i]?.closed, hands[i]?.faceDown, hands[i]?.size], [false, 0, tokens.length]);
    assert.deepEqual(
      hands[i]?.tiles.map(({ guest }) => guest.token),
      tokens,
    );
    assert.deepEqual(
      result?.accounts[i]?.left.map(({ token }) => token),
      tokens,
    );
  }
});
