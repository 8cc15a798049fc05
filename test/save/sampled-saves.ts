/** Games of any edition under any house rules, stopped anywhere, of players with any names. */
import fc from 'fast-check';
import { EDITION_IDS } from '../../src/editions/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { printTurn } from '../../src/notation/index.js';
import { replay } from '../../src/referee/index.js';
import { deal } from '../../src/rules/index.js';
import type { StartedGame } from '../../src/save/index.js';
import { gameFrom } from '../helpers/games.js';
import { editionUnder, someHouseRules } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';

interface Sample {
  readonly id: string;
  readonly houseRules: HouseRules;
  readonly names: readonly string[];
  readonly seed: string;
  readonly chance: number;
  /** How much of the game is played, from 0 to 1. */
  readonly part: number;
  readonly undone: number;
}

function play({ id, houseRules, names, seed, chance, part, undone }: Sample): StartedGame {
  const edition = editionUnder(houseRules, id);
  const moments = [...gameFrom(edition, deal(edition, names, seed), randomFrom(chance))];
  const turns = moments.slice(0, Math.round(part * moments.length)).map(({ turn }) => printTurn(edition.plan, turn));
  const game = replay(edition, names, seed, turns);
  if (!game.ok) throw new Error(game.text);
  const settings = { edition: edition.id, houseRules };
  return { ...game.value, settings, players: names.map((name) => ({ name })), seed, undone };
}

/** Any UTF-16 text, halves of surrogate pairs and line breaks included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('__proto__', '<img src=x onerror=alert(1)>', '[Seed "1"]', '\u2028\u2029', '"\\n', '{}', '1. pass'),
);

export const someSaved: fc.Arbitrary<StartedGame> = fc
  .record({
    id: fc.constantFrom(...EDITION_IDS),
    houseRules: someHouseRules,
    names: fc.array(anyText, { minLength: 2, maxLength: 4 }),
    seed: anyText,
    chance: fc.nat(),
    part: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    undone: fc.oneof(fc.constant(0), fc.nat()),
  })
  .map(play);
