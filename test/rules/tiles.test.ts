import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  GENTLEMAN,
  LADY,
  NATIONS,
  TILE_KINDS,
  isAtHome,
  isJoker,
  isNamed,
  joker,
  named,
  ownNation,
  sexOf,
  tile,
  tileOf,
} from '../../src/rules/index.js';

const nations = NATIONS.map((_, nation) => nation);
const sexes = [LADY, GENTLEMAN] as const;

test('every guest has a number of its own', () => {
  const ordinary = nations.flatMap((nation) => sexes.map((sex) => tile(nation, sex)));
  const jokers = sexes.map(joker);
  const withNames = nations.flatMap((nation) => jokers.map((guest) => named(guest, nation)));
  const all = [...ordinary, ...jokers, ...withNames];
  assert.deepEqual(
    all,
    Array.from({ length: 50 }, (_, i) => i),
  );
  assert.equal(ordinary.length + jokers.length, TILE_KINDS);
});

test('an ordinary guest is of its nation and at home at the tables of it alone', () => {
  for (const nation of nations) {
    for (const sex of sexes) {
      const guest = tile(nation, sex);
      assert.deepEqual([ownNation(guest), sexOf(guest), isJoker(guest), tileOf(guest)], [nation, sex, false, guest]);
      assert.deepEqual(
        nations.filter((table) => isAtHome(guest, table)),
        [nation],
      );
    }
  }
});

test('a joker is at home everywhere, and under a name at the tables of that nation', () => {
  for (const sex of sexes) {
    const free = joker(sex);
    assert.deepEqual([ownNation(free), sexOf(free), isJoker(free), isNamed(free)], [undefined, sex, true, false]);
    assert.equal(
      nations.every((table) => isAtHome(free, table)),
      true,
    );
    for (const nation of nations) {
      const guest = named(free, nation);
      assert.deepEqual([ownNation(guest), sexOf(guest), isJoker(guest), isNamed(guest)], [nation, sex, true, true]);
      assert.equal(tileOf(guest), free);
      assert.deepEqual(
        nations.filter((table) => isAtHome(guest, table)),
        [nation],
      );
    }
  }
});
