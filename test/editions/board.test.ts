import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EDITION_IDS, EDITION_NAMES, editionById } from '../../src/editions/index.js';
import { board } from '../../src/editions/board.js';
import { NATIONS, isJoker } from '../../src/rules/index.js';
import { failureOf, valueOf } from '../helpers/results.js';

test('the board game has 100 tiles: 4 ladies and 4 gentlemen of each nation, 2 jokers of each sex', () => {
  assert.equal(board.supply.length, NATIONS.length * 2 + 2);
  for (const [tile, count] of board.supply.entries()) assert.equal(count, isJoker(tile) ? 2 : 4);
  assert.equal(
    board.supply.reduce((a, b) => a + b),
    100,
  );
});

test('it is for two to four, with five guests in a hand and twenty stools', () => {
  assert.deepEqual([board.players, board.hand.limit, board.bar.length], [[2, 4], 5, 20]);
});

test('an edition is found by its id, or by its bare name', () => {
  for (const name of ['board@1', 'board']) {
    assert.equal(valueOf(editionById(name)), board);
  }
  assert.deepEqual(EDITION_IDS, ['board@1', 'card@1', 'app12@1']);
  assert.deepEqual(EDITION_NAMES, ['board', 'card', 'app12']);
});

test('an unknown edition is refused with its name and those there are', () => {
  for (const name of ['', 'board@2', 'board@', 'Board', 'card@2', '__proto__', 'constructor']) {
    const { code, at, text } = failureOf(editionById(name));
    assert.deepEqual([code, at], ['unknown-edition', 'edition']);
    assert.match(text, new RegExp(`"${name}".*board@1`));
  }
});
