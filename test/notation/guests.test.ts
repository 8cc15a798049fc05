import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { nationName, parseGuest, parseNation, parseTile, printGuest } from '../../src/notation/index.js';
import { NATIONS, TILE_KINDS, isNamed } from '../../src/rules/index.js';
import { holds } from '../helpers/property.js';

const everyGuest = Array.from({ length: 50 }, (_, guest) => guest);

test('every guest is printed and parsed again', () => {
  for (const guest of everyGuest) assert.equal(parseGuest(printGuest(guest)), guest);
  assert.equal(new Set(everyGuest.map(printGuest)).size, 50);
});

test('tokens are nation and sex, J for a joker, = for its name', () => {
  assert.equal(printGuest(parseGuest('GBf')!), 'GBf');
  assert.deepEqual([24, 25].map(printGuest), ['Jf', 'Jm']);
  assert.deepEqual([26, 49].map(printGuest), ['Jf=CF', 'Jm=US']);
});

test('a tile in a hand, in the bag or at the bar has no name', () => {
  for (const guest of everyGuest) assert.equal(parseTile(printGuest(guest)), isNamed(guest) ? undefined : guest);
  assert.equal(everyGuest.filter((guest) => !isNamed(guest)).length, TILE_KINDS);
});

test('every nation has a name', () => {
  for (const [nation, name] of NATIONS.entries())
    assert.deepEqual([nationName(nation), parseNation(name)], [name, nation]);
  for (const name of ['', 'gb', 'AU', 'GBf', 'J', 'constructor', '__proto__'])
    assert.equal(parseNation(name), undefined);
});

test('anything else is no guest', () => {
  const wrong = ['', 'GB', 'f', 'gbf', 'GBx', 'GBF', 'GBff', ' GBf', 'GBf ', 'GBf\n', 'AUf', 'J', 'Jx', 'jf', 'JJf', 'Jf=', 'Jf=gb',
    'Jf=AU', 'Jf=GB=GB', 'GBf=GB', 'Jf =GB', 'XXf', 'ＧＢf', 'constructor', '__proto__']; // prettier-ignore
  for (const token of wrong) assert.equal(parseGuest(token), undefined, JSON.stringify(token));
});

test('thousands of random texts: a guest that prints as the text, or none', () => {
  const near = fc.string({ unit: fc.constantFrom('G', 'B', 'J', 'E', 'S', 'f', 'm', '=', ' ', '\n'), maxLength: 6 });
  holds(3000, fc.oneof(near, fc.string()), (text) => {
    const guest = parseGuest(text);
    if (guest !== undefined) assert.equal(printGuest(guest), text);
  });
});
