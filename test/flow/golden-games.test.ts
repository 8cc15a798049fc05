import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createActor, type ActorRefFrom } from 'xstate';
import {
  createLaw,
  createMatchMachine,
  openPorts,
  type MatchContext,
  type MatchEmitted,
  type MatchInput,
  type createTurnMachine,
} from '../../src/flow/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { parseTurn } from '../../src/notation/index.js';
import { lawOf, playTurn, startGame, type Game } from '../../src/referee/index.js';
import type { Edition, Turn } from '../../src/rules/index.js';
import { PRESET_NAMES } from '../helpers/house.js';
import { readText } from '../helpers/json-lines.js';
import { fixtures } from '../helpers/saves.js';
import { composed, matchChart } from './charts.js';
import { clicksFor } from './composer.js';

type Moment = Pick<MatchContext, 'position' | 'log'>;

/** A game as it was once played. */
interface Golden {
  readonly edition: string;
  readonly houseRules: HouseRules;
  readonly players: readonly string[];
  readonly seed: string;
  readonly turns: readonly string[];
}

const recorded = PRESET_NAMES.map(
  (preset) => [preset, JSON.parse(readText(`games/${preset}.json`)) as Golden] as const,
);
const saved = fixtures.map(({ name, save }) => [name, { ...save, players: save.players.map((p) => p.name) }] as const);

const inputOf = ({ edition, houseRules, players }: Golden): MatchInput => ({
  settings: { edition, houseRules },
  players: players.map((name) => ({ name })),
});

function lawFor(game: Golden): Edition {
  const law = lawOf(game);
  if (!law.ok) throw new Error(law.text);
  return law.value;
}

function turnsOf(game: Golden): Turn[] {
  const edition = lawFor(game);
  return game.turns.map((text) => parseTurn(edition, text)!);
}

const momentOf = ({ position, log }: Moment): Moment => ({ position, log });

/** The game after each turn, by the rules alone. */
function byTheRules(game: Golden): Game[] {
  const edition = lawFor(game);
  const games = [startGame(edition, game.players, game.seed)];
  for (const turn of turnsOf(game)) {
    const next = playTurn(edition, games.at(-1)!, turn);
    if (!next.ok) throw new Error(next.text);
    games.push(next.value);
  }
  return games;
}

/** The same through pure transitions: turns from outside, or turns that were composed. */
function byTransitions(game: Golden, origin: 'api' | 'human'): Moment[] {
  const chart = matchChart(inputOf(game));
  let snapshot = chart.after({ type: 'START', seed: game.seed });
  const moments = [momentOf(snapshot.context)];
  for (const turn of turnsOf(game)) {
    const answer = chart.ask(snapshot, origin === 'api' ? { type: 'PLAY', turn } : composed(turn));
    snapshot = answer.snapshot;
    const played = { type: 'turnPlayed', played: snapshot.context.log.at(-1), origin };
    assert.deepEqual(answer.emitted, [played, ...(snapshot.hasTag('over') ? [{ type: 'over', found: false }] : [])]);
    moments.push(momentOf(snapshot.context));
  }
  return moments;
}

/** The same through a running actor, click by click. */
function byClicks(game: Golden): { moments: Moment[]; news: MatchEmitted[] } {
  const edition = lawFor(game);
  const actor = createActor(createMatchMachine(createLaw(), openPorts), { input: inputOf(game) });
  const news: MatchEmitted[] = [];
  actor.on('*', (event) => news.push(event));
  actor.start();
  actor.send({ type: 'START', seed: game.seed });
  const moments = [momentOf(actor.getSnapshot().context)];
  for (const turn of turnsOf(game)) {
    const composer = actor.getSnapshot().children['turn'] as ActorRefFrom<ReturnType<typeof createTurnMachine>>;
    for (const click of clicksFor(edition, moments.at(-1)!.position!, turn)) composer.send(click);
    moments.push(momentOf(actor.getSnapshot().context));
  }
  actor.stop();
  return { moments, news };
}

for (const [name, game] of [...recorded, ...saved]) {
  test(`${name} goes the same way by the rules, by transitions and click by click`, () => {
    const games = byTheRules(game);
    const { moments, news } = byClicks(game);
    assert.deepEqual(byTransitions(game, 'api'), games);
    assert.deepEqual(byTransitions(game, 'human'), games);
    assert.deepEqual(moments, games);
    const { position, log } = games.at(-1)!;
    const told = log.map((played) => ({ type: 'turnPlayed', played, origin: 'human' }));
    assert.deepEqual(news, [{ type: 'started' }, ...told, ...(position.over ? [{ type: 'over', found: false }] : [])]);
  });
}
