import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor, type ActorRefFrom } from 'xstate';
import { createLaw, createMatchMachine, type MatchPorts, type createTurnMachine } from '../../src/flow/index.js';
import { parseTurn } from '../../src/notation/index.js';
import { lawOf, reasonInWords } from '../../src/referee/index.js';
import { judge, legalTurns, type Turn } from '../../src/rules/index.js';
import { composed, matchChart, type MatchSnapshot } from './charts.js';
import { clicksFor } from './composer.js';

const settings = { edition: 'board@1', houseRules: { preset: 'classic1989' } };
const players = [{ name: 'Ann' }, { name: 'Ben' }];
const START = { type: 'START', seed: 'tea' } as const;

const law = lawOf(settings);
if (!law.ok) throw new Error(law.text);
const edition = law.value;

const chart = matchChart({ settings, players });
const playing = chart.after(START);

const turnsAt = ({ context }: MatchSnapshot): Turn[] => legalTurns(edition, context.position!);

test('a legal turn from outside is played and told of', () => {
  for (const turn of turnsAt(playing)) {
    const { snapshot, emitted } = chart.ask(playing, { type: 'PLAY', turn });
    const verdict = judge(edition, playing.context.position!, turn);
    assert.deepEqual(snapshot.context.position, verdict.legal && verdict.next);
    assert.deepEqual(emitted, [{ type: 'turnPlayed', played: snapshot.context.log[0], origin: 'api' }]);
  }
});

test('an illegal turn from outside is refused for the reason of the judge, and changes nothing', () => {
  const texts = [
    'pass',
    'GBf>nowhere',
    'Jf=GB>s01',
    'bar Jf',
    'swap GBf>s01',
    'GBf>s01 GBf>s01 GBf>s01',
    'GBf>p01 draw 1',
  ];
  const odd: Turn[] = [[], [{ kind: 'draw', count: 1 }], ...texts.map((text) => parseTurn(edition, text)!)];
  for (const turn of odd) {
    const { snapshot, emitted } = chart.ask(playing, { type: 'PLAY', turn });
    const verdict = judge(edition, playing.context.position!, turn);
    assert.ok(!verdict.legal);
    assert.equal(snapshot, playing);
    assert.deepEqual(emitted, [{ type: 'refused', reason: reasonInWords(edition, verdict.reason) }]);
  }
});

test('without a game every turn is refused', () => {
  const { snapshot, emitted } = chart.ask(chart.lobby, { type: 'PLAY', turn: [{ kind: 'pass' }] });
  assert.equal(snapshot, chart.lobby);
  assert.deepEqual(emitted, [{ type: 'refused', reason: { code: 'gameOver', step: 0, chairs: [], tables: [] } }]);
});

/** Ports that note what they are asked, and answer `answer`. */
function asking(answer: boolean): { ports: MatchPorts; asked: unknown[][] } {
  const asked: unknown[][] = [];
  return { ports: { allows: (...question) => (asked.push(question), answer) }, asked };
}

test('the host is asked once before a turn counts, wherever it comes from', () => {
  const [turn] = turnsAt(playing) as [Turn];
  const player = playing.context.position!.toMove;
  for (const event of [{ type: 'PLAY', turn } as const, composed(turn)]) {
    const { ports, asked } = asking(true);
    const hosted = matchChart({ settings, players }, ports);
    const { snapshot } = hosted.ask(hosted.after(START), event);
    assert.deepEqual([asked, snapshot.context.log.length], [[[turn, player]], 1]);
  }
});

test('the host is not asked about a turn that the rules refuse', () => {
  const { ports, asked } = asking(true);
  const hosted = matchChart({ settings, players }, ports);
  hosted.ask(hosted.after(START), { type: 'PLAY', turn: [{ kind: 'pass' }] });
  assert.deepEqual(asked, []);
});

test('a veto against a composed turn sends its guests back into the hand', () => {
  const { ports, asked } = asking(false);
  const actor = createActor(createMatchMachine(createLaw(), ports), { input: { settings, players } });
  const news: string[] = [];
  actor.on('*', ({ type }) => news.push(type));
  actor.start();
  actor.send(START);
  const composer = () => actor.getSnapshot().children['turn'] as ActorRefFrom<ReturnType<typeof createTurnMachine>>;
  const first = composer();
  const before = { match: actor.getSnapshot().context, turn: first.getSnapshot().context };
  const turn = turnsAt(actor.getSnapshot()).at(-1)!;
  for (const click of clicksFor(edition, before.match.position!, turn)) first.send(click);
  assert.deepEqual([asked.length, news], [1, ['started']]);
  assert.deepEqual(actor.getSnapshot().context, before.match);
  assert.notEqual(composer(), first);
  assert.deepEqual(composer().getSnapshot().context, before.turn);
  actor.stop();
});

test('a veto against a turn from outside leaves everything as it was', () => {
  const hosted = matchChart({ settings, players }, asking(false).ports);
  const before = hosted.after(START);
  const { snapshot, emitted } = hosted.ask(before, { type: 'PLAY', turn: turnsAt(before)[0]! });
  assert.deepEqual([snapshot.value, snapshot.context, emitted], [before.value, before.context, []]);
});

test('a turn from outside ends the composing of another', () => {
  const actor = createActor(createMatchMachine(createLaw(), asking(true).ports), { input: { settings, players } });
  actor.start();
  actor.send(START);
  const composer = () => actor.getSnapshot().children['turn'] as ActorRefFrom<ReturnType<typeof createTurnMachine>>;
  composer().send({ type: 'HOLD', index: 2 });
  actor.send({ type: 'PLAY', turn: turnsAt(actor.getSnapshot())[0]! });
  const { context } = composer().getSnapshot();
  assert.deepEqual([context.held, context.position], [null, actor.getSnapshot().context.position]);
  actor.stop();
});
