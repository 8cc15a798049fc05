import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printTurn } from '../../src/notation/index.js';
import { isSeat, legalTurns, type Edition, type Position } from '../../src/rules/index.js';
import { wholeGame } from '../helpers/games.js';
import { PRESET_NAMES, editionUnder } from '../helpers/house.js';

/** The legal turns of seats without their order. */
function placements(edition: Edition, position: Position): string[] {
  const seats = legalTurns(edition, position).filter((turn) => turn.every(isSeat));
  return [...new Set(seats.map((turn) => printTurn(edition.plan, turn).split(' ').sort().join(' ')))].sort();
}

/** Of two guests one can always come first without upsetting a table; so the house rule only decides on their order. */
for (const preset of PRESET_NAMES) {
  test(`${preset}: guest by guest or at the end of the turn, the same two can be seated`, () => {
    const perCard = editionUnder({ preset, balanceCheck: 'perCard' });
    const atEnd = editionUnder({ preset, balanceCheck: 'endOfTurn' });
    let orders = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const { position } of wholeGame(atEnd, 2 + (seed % 3), seed)) {
        assert.deepEqual(placements(perCard, position), placements(atEnd, position));
        orders += legalTurns(atEnd, position).length - legalTurns(perCard, position).length;
      }
    }
    assert.ok(orders > 0, 'at the end of the turn more orders are legal');
  });
}
