import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { resolve } from '../../src/referee/index.js';
import { Draft, isSeat, seatsOf, tileOf, type SeatStep } from '../../src/rules/index.js';
import { three } from '../helpers/card-positions.js';
import { wholeGame } from '../helpers/games.js';
import { opened } from '../helpers/opened.js';
import { pick, randomFrom } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';

describe('guests taken back', () => {
  const floorOf = ({ floor }: Draft): unknown => structuredClone([floor.state(), floor.turned, floor.isSpent]);

  /** Seats them one by one and takes them back; before and after each of them the floor must be the same. */
  function checkBackAndForth(draft: Draft, seats: readonly SeatStep[]): void {
    const [step, ...rest] = seats;
    if (!step) return;
    const [floor, completed] = [floorOf(draft), draft.completed];
    draft.seat(step);
    checkBackAndForth(draft, rest);
    draft.takeBack();
    assert.deepEqual(floorOf(draft), floor);
    assert.equal(draft.completed, completed);
    assert.ok(draft.holds(tileOf(step.guest)));
  }

  test('bring three tables back, with everybody round them and their card to the stack', () => {
    const { edition, position } = opened(three(['TRm', 'CUm', 'CUf']));
    const draft = new Draft(edition, position);
    const before = floorOf(draft);
    const seat = (guest: number, chair: string) =>
      draft.seat({ kind: 'seat', guest, chair: edition.plan.chairs.findIndex(({ id }) => id === chair) });
    const { hand } = position.players[0]!;
    seat(hand[0]!, 'x4');
    seat(hand[1]!, 'x1');
    assert.equal(draft.floor.turned, 3);
    draft.takeBack();
    draft.takeBack();
    assert.deepEqual(floorOf(draft), before);
    assert.deepEqual([draft.seats, draft.floor.turned], [[], 0]);
  });

  for (const [id, houseRules] of [
    ['card@1', {}],
    ['card@1', { cardTables: 7, singleSexTables: true, singleSexNeighbours: 'exempt' }],
    ['app12@1', {}],
  ] as const) {
    test(`leave the floor as it was, in games of ${id} ${JSON.stringify(houseRules)}`, () => {
      const { edition } = valueOf(resolve(id, houseRules));
      let replaced = 0;
      for (let seed = 0; seed < 12; seed += 1) {
        const random = randomFrom(seed);
        for (const { position, turns, turn, outcome } of wholeGame(edition, 2 + (seed % 3), seed)) {
          const seated = turns.filter((one) => one.some(isSeat));
          const tried = seated.length > 0 ? [turn, pick(random, seated), pick(random, seated)] : [turn];
          for (const one of tried) checkBackAndForth(new Draft(edition, position), seatsOf(one));
          if (outcome.next.tableStack.length < position.tableStack.length) replaced += 1;
        }
      }
      assert.ok(replaced > 50);
    });
  }
});
