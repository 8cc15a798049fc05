import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closePosition, viewFor, type View } from '../../src/referee/index.js';
import type { PositionJson } from '../../src/notation/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import type { Position } from '../../src/rules/index.js';
import { dealtAnew } from '../helpers/dealt-anew.js';
import { wholeGame } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';

/** What one player sees of a game whose hands are closed, `docs/contract.md` section 8. */

const CLOSED: readonly (readonly [id: string, houseRules: HouseRules])[] = [
  ['card@1', { preset: 'classic1989', faceDown: 'anytime' }],
  ['card@1', { preset: 'classic1989', cardTables: 7, emptyHand: 'endsAtOnce' }],
  ['board@1', { preset: 'classic1989', openHands: false, eliminatedTiles: 'toBag', birthdayThreshold: 20 }],
  ['app12@1', { preset: 'classic1989', openHands: false }],
];

for (const [seed, [id, houseRules]] of CLOSED.entries()) {
  const edition = editionUnder(houseRules, id);
  const game = wholeGame(edition, 3, seed).filter((_, i) => i % 4 === 0);
  const json = (position: Position): PositionJson => closePosition({ edition, houseRules, position });
  const name = `${id} under ${JSON.stringify(houseRules)}`;

  test(`a view is the same whatever it hides: ${name}`, () => {
    const random = randomFrom(seed);
    for (const { position } of game) {
      for (const player of position.players.keys()) {
        const other = dealtAnew(position, { seenBy: player, down: true }, random);
        assert.deepEqual(viewFor(json(position), player), viewFor(json(other), player));
      }
    }
  });

  test(`a view shows everything else, and how much is hidden: ${name}`, () => {
    for (const { position } of game) {
      const { bag, tableStack, players, ...open } = json(position);
      for (const player of players.keys()) {
        const expected: View = {
          ...open,
          players: players.map(({ hand, faceDown, ...person }, i) => {
            if (i === player) return { ...person, hand, ...(faceDown ? { faceDown } : {}) };
            return { ...person, handSize: hand.length, ...(faceDown ? { faceDownSize: faceDown.length } : {}) };
          }),
          bagSize: bag.length,
          ...(tableStack ? { tableStackSize: tableStack.length } : {}),
        };
        assert.deepEqual(viewFor(json(position), player), expected);
      }
    }
  });
}

test('where hands lie open, only the bag and the table stack are hidden', () => {
  for (const id of ['board@1', 'app12@1']) {
    const edition = editionUnder({}, id);
    for (const { position } of wholeGame(edition, 2, 5).filter((_, i) => i % 8 === 0)) {
      const { bag, tableStack, ...open } = closePosition({ edition, houseRules: { preset: 'classic1989' }, position });
      const sizes = { bagSize: bag.length, ...(tableStack ? { tableStackSize: tableStack.length } : {}) };
      assert.deepEqual(viewFor({ ...open, bag, ...(tableStack ? { tableStack } : {}) }, 1), {
        ...open,
        ...sizes,
      });
    }
  }
});
