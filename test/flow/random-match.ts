/** Random games played through the match chart, click by click: every moment on the way, and everything that was told. */
import type { MatchEmitted } from '../../src/flow/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { legalTurns, type Edition } from '../../src/rules/index.js';
import { editionUnder } from '../helpers/house.js';
import { NAMES } from '../helpers/games.js';
import { pick, type Random } from '../helpers/random.js';
import { composed, matchChart, turnChart, type MatchSnapshot, type TurnSnapshot } from './charts.js';
import { clicksFor } from './composer.js';

export interface MatchMoment {
  readonly match: MatchSnapshot;
  /** Absent in the lobby and when the café has closed. */
  readonly turn: TurnSnapshot | undefined;
  /** What led here. */
  readonly emitted: readonly MatchEmitted[];
}

/** The moments of a random game of two to four. */
export function* randomMatch(houseRules: HouseRules, random: Random, id = 'board@1'): Generator<MatchMoment> {
  const edition = editionUnder(houseRules, id);
  const players = NAMES.slice(0, pick(random, [2, 3, 4])).map((name) => ({ name }));
  const chart = matchChart({ settings: { edition: edition.id, houseRules }, players });
  yield { match: chart.lobby, turn: undefined, emitted: [] };
  let { snapshot: match, emitted } = chart.ask(chart.lobby, { type: 'START', seed: String(random()) });
  while (!match.hasTag('over')) {
    if (match.hasTag('curtain')) {
      yield { match, turn: undefined, emitted };
      ({ snapshot: match, emitted } = chart.ask(match, { type: 'READY' }));
    }
    const turn = yield* composing(edition, match, emitted, random);
    ({ snapshot: match, emitted } = chart.ask(match, composed(turn)));
  }
  yield { match, turn: undefined, emitted };
}

function* composing(edition: Edition, match: MatchSnapshot, emitted: readonly MatchEmitted[], random: Random) {
  const position = match.context.position!;
  const turn = pick(random, legalTurns(edition, position));
  const chart = turnChart(edition, position, match.context.settings);
  let at = chart.start;
  yield { match, turn: at, emitted };
  for (const click of clicksFor(edition, position, turn)) {
    at = chart.ask(at, click).snapshot;
    if (at.status === 'active') yield { match, turn: at, emitted: [] };
  }
  if (!at.output) throw new Error('the clicks make no turn');
  return at.output;
}
