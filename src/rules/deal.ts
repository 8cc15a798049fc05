/** The start of a game: the bag shuffled, the hands dealt, a starter chosen. `docs/rules.md 4.1`, `4.2` and `6.1`. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Edition } from './edition.js';
import { hash } from './hash.js';
import { EMPTY, countTables, type Player, type Position } from './position.js';
import { NATIONS, type Nation, type Tile } from './tiles.js';

/** The opening position for players of these names. Same edition and seed, same game, everywhere and for good. */
export function deal(edition: Edition, names: readonly string[], seed: string): Position {
  const random = xoroshiro128plus(hash(seed));
  const bag = shuffled(everyTile(edition), random);
  const toMove = edition.starter === 'random' ? uniformInt(random, 0, names.length - 1) : 0;
  const { dealt, limit: handLimit } = edition.hand;
  const players = names.map((name, i): Player => {
    const hand = bag.slice(i * dealt, (i + 1) * dealt);
    return { name, points: 0, hand, handLimit, faceDown: [], out: false, outTurn: null };
  });
  const guests = edition.plan.chairs.map(() => EMPTY);
  const { flags, tableStack } = dealTables(edition, random);
  return {
    guests,
    flags,
    tableStack,
    ...countTables(edition.plan, guests, flags),
    bar: [],
    players,
    toMove,
    roundStarter: toMove,
    birthday: null,
    turn: 0,
    passes: 0,
    bag,
    drawn: names.length * dealt,
    over: null,
  };
}

const everyTile = ({ supply }: Edition): Tile[] => supply.flatMap((count, tile) => new Array<Tile>(count).fill(tile));

/** The nations at the tables: the plan's, or table cards from a shuffled stack, `docs/rules.md 6.1`. */
function dealTables({ plan, tableCards }: Edition, random: RandomGenerator): Pick<Position, 'flags' | 'tableStack'> {
  if (tableCards === 0) return { flags: plan.nations, tableStack: [] };
  const stack = shuffled(
    NATIONS.flatMap((_, nation) => new Array<Nation>(tableCards).fill(nation)),
    random,
  );
  return { flags: stack.slice(0, plan.tables.length), tableStack: stack.slice(plan.tables.length) };
}

/** Fisher and Yates, from the end. */
function shuffled(tiles: number[], random: RandomGenerator): number[] {
  for (let i = tiles.length - 1; i > 0; i -= 1) {
    const j = uniformInt(random, 0, i);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
}
