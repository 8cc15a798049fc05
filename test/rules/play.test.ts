import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { printPosition } from '../../src/notation/index.js';
import {
  EMPTY,
  LADY,
  bagSize,
  endOf,
  gentlemenIn,
  isAtHome,
  isBalanced,
  isSeat,
  judge,
  ladiesIn,
  legalTurns,
  nextSteps,
  perft,
  playLegal,
  refusalOf,
  settle,
  sexOf,
  tileOf,
  type Position,
} from '../../src/rules/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { someGame, type Moment } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { holds } from '../helpers/property.js';

/** Holds a property against every moment of games under any house rules. */
const always = (runs: number, check: (moment: Moment, index: number) => void): void => {
  holds(runs, someGame, (game) => game.forEach(check));
};

/** Where every tile of the game is. */
function tilesOf({ guests, bar, bag, drawn, players }: Position): number[] {
  const seated = guests.filter((guest) => guest !== EMPTY).map(tileOf);
  return [...seated, ...bar, ...bag.slice(drawn), ...players.flatMap(({ hand }) => hand)];
}

/** The tiles that this turn takes out of the game: those of a player who leaves. */
function removedBy({ edition, position, turn, outcome }: Moment): number[] {
  const [first] = turn;
  const hand = position.players[position.toMove]!.hand.slice();
  if (!outcome.next.players[position.toMove]!.out) return [];
  const unpaid = first?.kind === 'bar' ? hand.splice(hand.indexOf(first.guest), 1) : [];
  return [
    ...(edition.barVisit.unpaidGuest === 'removed' ? unpaid : []),
    ...(edition.leaving.tiles === 'removed' ? hand : []),
  ];
}

const sorted = (tiles: readonly number[]): number[] => tiles.toSorted((a, b) => a - b);

describe('in every game', () => {
  test('the 100 tiles stay 100, and of the same kinds', () => {
    const hundred = editionUnder({}).supply.flatMap((count, tile) => new Array<number>(count).fill(tile));
    holds(25, someGame, (game) => {
      const removed: number[] = [];
      for (const moment of game) {
        assert.deepEqual(sorted([...tilesOf(moment.position), ...removed]), hundred);
        removed.push(...removedBy(moment));
      }
      assert.deepEqual(sorted([...tilesOf(game.at(-1)!.outcome.next), ...removed]), hundred);
    });
  });

  test('the points of the steps, the total, the lines and the account say the same', () => {
    always(25, ({ position, turn, outcome: { points, total, lines, next } }) => {
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      const change = next.players[position.toMove]!.points - position.players[position.toMove]!.points;
      assert.deepEqual([sum(points), sum(lines.map((line) => line.points))], [total, total]);
      assert.equal(change, total);
      assert.equal(points.length, turn.filter(({ kind }) => !['draw', 'pass', 'birthday'].includes(kind)).length);
      for (const [step, earned] of points.entries()) {
        assert.equal(sum(lines.filter((line) => line.step === step).map((line) => line.points)), earned);
      }
    });
  });

  test('each line names a table at the chair of its step', () => {
    always(12, ({ edition, turn, outcome: { lines } }) => {
      for (const { step, rule, table, points } of lines) {
        const done = turn[step]!;
        assert.notEqual(points, 0);
        if (rule === 'bar') assert.equal(done.kind === 'bar' && table === null, true);
        else assert.equal(isSeat(done) && edition.plan.tablesOf[done.chair]!.includes(table!), true);
      }
    });
  });

  test('the counts kept for every table are those of its guests, and in balance', () => {
    always(15, ({ edition: { plan }, outcome: { next } }) => {
      for (const [table, chairs] of plan.chairsOf.entries()) {
        const seated = chairs.map((chair) => next.guests[chair]!).filter((guest) => guest !== EMPTY);
        const ladies = seated.filter((guest) => sexOf(guest) === LADY).length;
        const company = next.company[table]!;
        assert.deepEqual([ladiesIn(company), gentlemenIn(company)], [ladies, seated.length - ladies]);
        assert.equal(next.foreigners[table], seated.filter((guest) => !isAtHome(guest, next.flags[table]!)).length);
        assert.equal(isBalanced(company), true);
      }
    });
  });

  test('nobody ends a turn alone but the opening guest', () => {
    always(15, ({ edition, turn, position, outcome: { next } }) => {
      const seats = turn.filter(isSeat);
      if (position.turn === 0 && seats.length === 1) return;
      for (const { chair } of seats) {
        const others = edition.plan.tablesOf[chair]!.flatMap((table) =>
          edition.plan.chairsOf[table]!.filter((c) => c !== chair),
        );
        assert.equal(
          others.some((other) => next.guests[other] !== EMPTY),
          true,
        );
      }
    });
  });

  test('a turn adds one to the count and hands on to the next player who is in', () => {
    always(15, ({ edition, position, turn, outcome: { next } }) => {
      const { players } = next;
      const after = (seat: number) => players.map((_, i) => (seat + 1 + i) % players.length);
      const nextIn = (seat: number) => after(seat).find((i) => !players[i]!.out);
      const passed = after(position.toMove).slice(0, after(position.toMove).indexOf(nextIn(position.toMove)!) + 1);
      const isNewRound = edition.turnOrder === 'rotating' && passed.includes(position.roundStarter);
      assert.equal(next.toMove, nextIn(isNewRound ? position.roundStarter : position.toMove));
      assert.equal(next.roundStarter, isNewRound ? next.toMove : position.roundStarter);
      assert.equal(next.turn, position.turn + 1);
      assert.equal(next.passes, turn[0]?.kind === 'pass' ? position.passes + 1 : 0);
    });
  });

  test('only the mover and the bag change, and nobody who left comes back', () => {
    always(12, ({ position, outcome: { next } }) => {
      for (const [i, player] of position.players.entries()) {
        if (i !== position.toMove) assert.deepEqual(next.players[i], player);
      }
      assert.equal(bagSize(next) <= bagSize(position) || next.players[position.toMove]!.out, true);
    });
  });

  test('the hand is filled to its limit as far as the bag reaches', () => {
    always(15, ({ position, turn, outcome: { next } }) => {
      const before = position.players[position.toMove]!;
      const { hand, handLimit, out } = next.players[position.toMove]!;
      assert.equal(handLimit <= before.handLimit && handLimit >= 0, true);
      const played = turn.filter(({ kind }) => kind === 'seat' || kind === 'bar').length;
      const left = before.hand.length - played;
      if (out) assert.equal(hand.length, 0);
      else if (played === 0) assert.deepEqual([hand.length, bagSize(next)], [left, bagSize(position)]);
      else assert.equal(hand.length, Math.max(left, Math.min(handLimit, left + bagSize(position))));
    });
  });
});

test('what is asked of a frozen position never changes it', () => {
  holds(3, someGame, (game) => {
    for (const [i, { edition, position, turns, turn, outcome }] of game.entries()) {
      const frozen = deepFreeze({ ...edition });
      deepFreeze(position);
      deepFreeze(turn);
      assert.deepEqual(legalTurns(frozen, position), turns);
      assert.deepEqual(playLegal(frozen, position, turn), outcome);
      assert.equal(judge(frozen, position, turn).legal, true);
      assert.equal(refusalOf(frozen, position, turn), undefined);
      assert.equal(nextSteps(frozen, position, []).length > 0, true);
      assert.equal(nextSteps(frozen, position, turn).length > 0, true);
      if (i % 8 === 0) perft(frozen, position, 1);
      settle(frozen, position);
      endOf(frozen, position);
      printPosition(frozen, {}, position);
    }
  });
});

test('a turn played twice from one position comes to the same', () => {
  always(5, ({ edition, position, turn, outcome }) => assert.deepEqual(playLegal(edition, position, turn), outcome));
});
