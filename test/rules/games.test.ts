import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { judge, newGame, play, settle } from '../../src/referee/index.js';
import { anyTurn, greedyTurn, lastOf, wholeGame } from '../helpers/games.js';
import { PRESET_NAMES, editionUnder } from '../helpers/house.js';
import { readText } from '../helpers/json-lines.js';

/** A game as it was once played, to be replayed to the same accounts for good. */
interface Recorded {
  readonly edition: string;
  readonly houseRules: object;
  readonly players: readonly string[];
  readonly seed: string;
  readonly turns: readonly string[];
  /** Points after each turn of whoever made it. */
  readonly points: readonly number[];
  readonly over: string;
  readonly accounts: readonly object[];
}

describe('games of the past come out as they did', () => {
  for (const preset of PRESET_NAMES) {
    test(preset, () => {
      const game = JSON.parse(readText(`games/${preset}.json`)) as Recorded;
      let position = newGame(game);
      for (const [i, turn] of game.turns.entries()) {
        const mover = position.toMove;
        const judgement = judge(position, turn);
        assert.ok(judgement.legal, `turn ${i + 1}, ${turn}`);
        position = judgement.next;
        assert.equal(position.players[mover]!.points, game.points[i], `turn ${i + 1}, ${turn}`);
      }
      assert.equal(position.over, game.over);
      assert.deepEqual(settle(position), game.accounts);
      assert.throws(() => play(position, 'pass'));
    });
  }
});

describe('games end', () => {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);

  for (const [name, choose] of [
    ['at random', anyTurn],
    ['greedily', greedyTurn],
  ] as const) {
    for (const preset of PRESET_NAMES) {
      test(`${preset}, played ${name}`, () => {
        const edition = editionUnder(preset);
        for (const seed of seeds.slice(0, 6))
          assert.notEqual(lastOf(wholeGame(edition, 2 + (seed % 3), seed, choose)).over, null);
      });
    }
  }

  test('for any reason', () => {
    const houses = [...PRESET_NAMES, { jokerAtBar: 'never', bankruptcy: 'debt', bagEndAt: 0 }].map((rules) =>
      editionUnder(rules),
    );
    const games = houses.flatMap((edition) =>
      seeds.map((seed) => lastOf(wholeGame(edition, 2 + (seed % 3), seed)).over),
    );
    const reasons = new Set(games);
    for (const reason of houses[0]!.ending.reasons)
      if (reason !== 'allStuck') assert.ok(reasons.has(reason), `no game ended by ${reason}`);
  });
});
