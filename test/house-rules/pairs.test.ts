import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_RULES, type HouseRules } from '../../src/house-rules/index.js';
import { anyTurn, greedyTurn, lastOf, wholeGame } from '../helpers/games.js';
import { editionUnder, everyOption } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';

const GAMES = 160;

const wordsOf = (rules: HouseRules): string[] => Object.entries(rules).map(([id, value]) => `${id} ${String(value)}`);

/** Two options with a value each, as one text. */
function* pairsIn(words: readonly string[]): Generator<string> {
  for (const one of words) for (const other of words) if (one < other) yield `${one}, ${other}`;
}

const houses = Array.from({ length: GAMES }, (_, seed) => everyOption(randomFrom(seed)));

test(`${GAMES} houses hold every pair of option values`, () => {
  const values = HOUSE_RULES.flatMap(({ id, values }) =>
    values.map((value) => ({ id, word: `${id} ${String(value)}` })),
  );
  const every = values.flatMap((one) =>
    values.filter(({ id }) => id !== one.id).map(({ word }) => [one.word, word].sort().join(', ')),
  );
  const met = new Set(houses.flatMap((rules) => [...pairsIn(wordsOf(rules))]));
  assert.deepEqual(
    [...new Set(every)].filter((pair) => !met.has(pair)),
    [],
  );
});

test('in each of them games come to an end', () => {
  for (const [seed, rules] of houses.entries()) {
    const game = wholeGame(editionUnder(rules), 2 + (seed % 3), seed, seed % 8 ? anyTurn : greedyTurn);
    assert.notEqual(lastOf(game).over, null, JSON.stringify(rules));
  }
});
