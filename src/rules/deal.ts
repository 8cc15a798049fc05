/** The start of a game: the bag shuffled, the hands dealt, a starter chosen. `docs/rules.md 4.1` and `4.2`. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Edition } from './edition.js';
import { hash } from './hash.js';
import { EMPTY, countTables, type Player, type Position } from './position.js';
import type { Tile } from './tiles.js';

/** The opening position for players of these names. Same edition and seed, same game, everywhere and for good. */
export function deal(edition: Edition, names: readonly string[], seed: string): Position {
  const random = xoroshiro128plus(hash(seed));
  const bag = shuffled(everyTile(edition), random);
  const toMove = edition.starter === 'random' ? uniformInt(random, 0, names.length - 1) : 0;
  const players = names.map((name, i): Player => {
    const hand = bag.slice(i * edition.handSize, (i + 1) * edition.handSize);
    return { name, points: 0, hand, handLimit: edition.handSize, out: false, outTurn: null };
  });
  const guests = edition.plan.chairs.map(() => EMPTY);
  const flags = edition.plan.nations;
  return {
    guests,
    flags,
    ...countTables(edition.plan, guests, flags),
    bar: [],
    players,
    toMove,
    turn: 0,
    passes: 0,
    bag,
    drawn: names.length * edition.handSize,
    over: null,
  };
}

const everyTile = ({ supply }: Edition): Tile[] => supply.flatMap((count, tile) => new Array<Tile>(count).fill(tile));

/** Fisher and Yates, from the end. */
function shuffled(tiles: Tile[], random: RandomGenerator): Tile[] {
  for (let i = tiles.length - 1; i > 0; i -= 1) {
    const j = uniformInt(random, 0, i);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
}
