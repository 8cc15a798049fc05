import * as boardgameIo from './boardgame-io.js';
import { interleave, type Pace } from './interleave.js';
import * as ours from './ours.js';
import { apply, copy, pick, randomFrom, start, turns, type Position, type Random } from './plain/index.js';
import { printRates, versionOf } from './report.js';

type Rules = Record<string, unknown>;

/** What the engine owes: playouts, as a multiple of what boardgame.io makes. */
const GOAL = 20;

/** Calls `visit` with every position of one random game of two that is not over. */
function walkPlain(houseRules: Rules, random: Random, visit: (position: Position) => void): void {
  const position = start(houseRules, 2, random);
  for (;;) {
    const all = turns(position);
    if (all.length === 0) return;
    visit(position);
    apply(position, pick(all, random));
  }
}

/** Random games of two, uniform over all legal turns, from the deal to the end. */
function playouts(houseRules: Rules, pace: Pace): number {
  const edition = ours.editionFor(houseRules);
  const random = randomFrom(1);
  const once = (play: () => unknown) => () => {
    play();
    return 1;
  };
  const rates = interleave(
    [
      { name: 'cafe-international', run: once(() => ours.playout(edition, random)) },
      { name: 'plain objects', run: once(() => walkPlain(houseRules, random, () => undefined)) },
      {
        name: `boardgame.io ${versionOf('boardgame.io')}`,
        run: once(() => boardgameIo.playout(houseRules, random)),
      },
    ],
    pace,
  );
  printRates(`Random playouts, two players, ${JSON.stringify(houseRules)}`, 'playouts/s', rates);
  return rates[0]!.perSecond / rates[2]!.perSecond;
}

/** All legal turns of the same positions, those of twenty random games. */
function generation(houseRules: Rules, pace: Pace): void {
  const positions: Position[] = [];
  const random = randomFrom(2);
  for (let game = 0; game < 20; game++) walkPlain(houseRules, random, (position) => positions.push(copy(position)));
  const opened = positions.map((position) => ours.open(position));
  const rates = interleave(
    [
      {
        name: 'cafe-international',
        run: () => {
          for (const one of opened) ours.countTurns(one);
          return opened.length;
        },
      },
      {
        name: 'plain objects',
        run: () => {
          for (const one of positions) turns(one);
          return positions.length;
        },
      },
    ],
    pace,
  );
  printRates(`All legal turns of a position, ${JSON.stringify(houseRules)}`, 'positions/s', rates);
}

/** Measures the law; true if it is as fast as it should be. */
export function benchRules(pace: Pace): boolean {
  const ratios = [{ preset: 'classic1989' }, { preset: 'amigo' }].map((houseRules) => playouts(houseRules, pace));
  generation({ preset: 'classic1989' }, pace);
  const reached = Math.min(...ratios) >= GOAL;
  console.log(`${reached ? 'Reached' : 'MISSED'}: ${GOAL} × the playouts of boardgame.io.`);
  return reached;
}
