import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSelector, type TurnStage, type Views } from '../../src/flow/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { seatsOf, type Edition, type Position, type Turn } from '../../src/rules/index.js';
import { wholeGame } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { pick, randomFrom } from '../helpers/random.js';
import { ANY_SETTINGS, turnChart, type TurnSnapshot } from './charts.js';
import { clicksFor } from './composer.js';

/** In sampled games: guests are taken back as long as no table card goes back to the stack with them, and no further. */

const HOUSES: readonly (readonly [edition: string, houseRules: HouseRules])[] = [
  ['card@1', { faceDown: 'anytime' }],
  ['card@1', { cardTables: 7, singleSexTables: true, singleSexNeighbours: 'exempt', emptyHand: 'endsAtOnce' }],
  ['app12@1', { openHands: false }],
];
const TURNS = 25;

interface Way {
  readonly chart: ReturnType<typeof turnChart>;
  readonly viewsAt: (at: TurnSnapshot) => Views;
  /** The moment after each guest, the start first; then the one in which the end is asked for, if it is. */
  readonly moments: readonly TurnSnapshot[];
}

/** The turn, click by click. */
function wayOf(edition: Edition, position: Position, turn: Turn): Way {
  const chart = turnChart(edition, position);
  const select = createSelector(() => edition);
  const match = { settings: ANY_SETTINGS, players: position.players, seed: '', position, log: [], undone: 0 };
  const viewsAt = ({ context, value }: TurnSnapshot): Views =>
    select({
      ...{ match, turn: context, turnStage: value as TurnStage, stage: 'composing', undo: 'turn' },
      ...{ refusal: undefined, preview: undefined },
    });
  const moments = [chart.start];
  let at = chart.start;
  for (const click of clicksFor(edition, position, turn)) {
    at = chart.ask(at, click).snapshot;
    if (at.status === 'active' && click.type !== 'HOLD') moments.push(at);
  }
  return { chart, viewsAt, moments };
}

/** Looks at one moment; says how many of its guests stay. */
function checkMoment({ chart, viewsAt, moments }: Way, at: TurnSnapshot): number {
  const stackOf = (moment: TurnSnapshot): number => viewsAt(moment).scoreboard!.tableStack!;
  const { seats, action } = at.context;
  const stay = moments.findIndex((moment) => stackOf(moment) === stackOf(at));
  for (const keep of seats.keys()) {
    const { snapshot, emitted } = chart.ask(at, { type: 'TAKE_BACK', keep });
    if (keep < stay) {
      assert.equal(snapshot, at);
      assert.deepEqual(emitted[0]?.reason, { code: 'turnOver', step: seats.length, chairs: [], tables: [] });
    } else {
      assert.deepEqual([snapshot.value, snapshot.context, emitted], [moments[keep]!.value, moments[keep]!.context, []]);
    }
  }
  const { controls } = viewsAt(at);
  const button = controls.actions.find((one) => one.action === 'take-back');
  // Where the last word is asked for, it is only the question that is taken back.
  if (seats.length > 0) assert.equal(button?.enabled, action !== null || stay < seats.length);
  assert.equal(controls.final === 'tableTurned', stay > 0);
  return stay;
}

for (const [seed, [id, houseRules]] of HOUSES.entries()) {
  test(`${id} under ${JSON.stringify(houseRules)}`, () => {
    const edition = editionUnder(houseRules, id);
    const random = randomFrom(seed);
    let [looked, stayed, tookBack] = [0, 0, 0];
    for (let game = 0; looked < TURNS; game += 1) {
      for (const { position, turns } of wholeGame(edition, 2 + (game % 3), game)) {
        const longest = Math.max(...turns.map((turn) => seatsOf(turn).length));
        const turn = pick(
          random,
          turns.filter((one) => seatsOf(one).length === longest),
        );
        if (longest < 2 || random() > 0.5) continue;
        const way = wayOf(edition, position, turn);
        for (const at of way.moments) {
          const stay = checkMoment(way, at);
          stayed += Number(stay > 0);
          tookBack += Number(stay > 0 && stay < at.context.seats.length);
        }
        looked += 1;
      }
    }
    assert.ok(stayed > 3 && tookBack > 0, `${stayed} ${tookBack}`);
  });
}
