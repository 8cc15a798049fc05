/** Positions out of sampled games: on whole floor plans, and on a few tables where jokers and full tables are common. */
import type { EditionId } from '../../bench/plain/index.js';
import { openPosition } from '../../src/referee/index.js';
import { legalTurns, playLegal, type Edition, type Position } from '../../src/rules/index.js';
import { editionUnder, everyOption, PRESET_NAMES } from '../helpers/house.js';
import { wholeGame } from '../helpers/games.js';
import { pick, randomFrom, type Random } from '../helpers/random.js';
import { sampleStart } from '../rules/sampled-games.js';

export interface Spot {
  readonly edition: Edition;
  readonly position: Position;
}

/** The presets in turn, then house rules with a random value for every option. */
const someRules = (seed: number, random: Random): unknown =>
  seed % 6 < PRESET_NAMES.length ? PRESET_NAMES[seed % 6] : everyOption(random);

/** A position of a whole game with at most `most` legal turns. */
export function spotOnPlan(seed: number, most: number): Spot {
  const random = randomFrom(seed);
  const edition = editionUnder(someRules(seed, random));
  const moments = wholeGame(edition, 2 + (seed % 3), seed).filter(({ turns }) => turns.length <= most);
  return pick(random, moments);
}

/** A position some turns after a sampled start; most of them are cut-outs under house rules of their own. */
export function sampledSpot(seed: number, id?: EditionId): Spot {
  const random = randomFrom(seed);
  const opened = openPosition(sampleStart(random, id));
  if (!opened.ok) throw new Error(opened.text);
  const { edition } = opened.value;
  let { position } = opened.value;
  for (let turns = Math.floor(random() * 6); turns > 0; turns -= 1) {
    const legal = legalTurns(edition, position);
    if (legal.length === 0) break;
    position = playLegal(edition, position, pick(random, legal)).next;
  }
  return { edition, position };
}
