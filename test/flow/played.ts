/** Matches played through the chart by turns from outside. */
import { parseTurn } from '../../src/notation/index.js';
import { lawOf } from '../../src/referee/index.js';
import type { MatchEvent, StartedGame } from '../../src/flow/index.js';
import type { Edition } from '../../src/rules/index.js';
import { parseSave } from '../../src/save/index.js';
import { fixtures, type Fixture } from '../helpers/saves.js';
import { matchChart, type MatchSnapshot } from './charts.js';

export const fixture = (name: string): Fixture => fixtures.find((known) => known.name === name)!;

export function editionOf({ save: { edition, houseRules } }: Fixture): Edition {
  const law = lawOf({ edition, houseRules });
  if (!law.ok) throw new Error(law.text);
  return law.value;
}

export function chartFor({ save: { edition, houseRules, players } }: Fixture) {
  return matchChart({ settings: { edition, houseRules }, players: players.map(({ name }) => ({ name })) });
}

/** The moment after each of the saved turns, the start first. */
export function momentsOf(saved: Fixture): MatchSnapshot[] {
  const chart = chartFor(saved);
  const edition = editionOf(saved);
  const moments = [chart.after({ type: 'START', seed: saved.save.seed })];
  for (const text of saved.save.turns) {
    const event: MatchEvent = { type: 'PLAY', turn: parseTurn(edition, text)! };
    moments.push(chart.ask(moments.at(-1)!, event).snapshot);
  }
  return moments;
}

/** What a save holds, as the chart takes it up. */
export function gameIn({ save }: Fixture): StartedGame {
  const game = parseSave(save);
  if (!game.ok) throw new Error(game.text);
  return game.value;
}
