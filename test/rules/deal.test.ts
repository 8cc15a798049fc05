import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board } from '../../src/editions/board.js';
import { printGuest } from '../../src/notation/index.js';
import { EMPTY, deal } from '../../src/rules/index.js';
import { editionUnder } from '../helpers/house.js';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dot'];
const dealFor = (players: number, seed: string, edition = board) => deal(edition, NAMES.slice(0, players), seed);

/** Pinned for good: saved games carry a seed and their turns, and nothing else. */
const SEED_42 = {
  tiles: 'TRf CFm ITf GBm GBf GBf INm USf INm GBm FRm INf RUm FRf DEm CNm GBf CFf TRf GBm RUf CFm CUm TRm',
  starters: [0, 2, 0],
};

for (const players of [2, 3, 4]) {
  test(`${players} players: five guests each, the rest in the bag, nobody seated, no points`, () => {
    const { guests, bar, bag, drawn, turn, passes, over, players: seats } = dealFor(players, 'start');
    assert.deepEqual(
      seats.map(({ name }) => name),
      NAMES.slice(0, players),
    );
    assert.equal(
      seats.every(({ hand, handLimit, points, out }) => hand.length === 5 && handLimit === 5 && points === 0 && !out),
      true,
    );
    assert.equal(
      guests.every((guest) => guest === EMPTY),
      true,
    );
    assert.deepEqual([bar, bag.length, drawn, turn, passes, over], [[], 100, players * 5, 0, 0, null]);
    assert.deepEqual(
      seats.flatMap(({ hand }) => hand),
      bag.slice(0, drawn),
    );
  });

  test(`${players} players, seed 42: always these hands and this starter`, () => {
    const { toMove, bag } = dealFor(players, '42');
    assert.equal(bag.slice(0, 24).map(printGuest).join(' '), SEED_42.tiles);
    assert.equal(toMove, SEED_42.starters[players - 2]);
  });
}

test('the bag holds every tile of the game', () => {
  const counts = new Map<number, number>();
  for (const tile of dealFor(2, 'supply').bag) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  assert.deepEqual(
    board.supply.map((_, tile) => counts.get(tile)),
    board.supply,
  );
});

test('same seed, same game; another seed, another game', () => {
  const seeds = ['', '0', '1', '42', 'Café', 'café', ' 42', 'a'.repeat(1000)];
  const bags = seeds.map((seed) => dealFor(2, seed).bag.join(' '));
  assert.equal(new Set(bags).size, seeds.length);
  assert.deepEqual(
    seeds.map((seed) => dealFor(2, seed).bag.join(' ')),
    bags,
  );
});

test('everybody starts now and then, unless the first player always does', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => String(i));
  const first = editionUnder({ startPlayer: 'first' });
  for (const players of [2, 3, 4]) {
    const starters = new Set(seeds.map((seed) => dealFor(players, seed).toMove));
    assert.deepEqual([...starters].sort(), [0, 1, 2, 3].slice(0, players));
    assert.equal(
      seeds.every((seed) => dealFor(players, seed, first).toMove === 0),
      true,
    );
  }
});

test('the house rules do not change what is dealt', () => {
  const { bag } = dealFor(3, '42');
  for (const rules of ['classic1989', 'bsw', { boardLayout: 'r2', startPlayer: 'first' }]) {
    assert.deepEqual(dealFor(3, '42', editionUnder(rules)).bag, bag);
  }
});
