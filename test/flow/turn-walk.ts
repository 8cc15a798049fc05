/**
 * Walks the turn chart from a position and wishes for everything in every moment: each guest of the hand on each chair,
 * for seating and for fetching, under each name, at the bar; passing, confirming and drawing. What the chart lets
 * through is collected; what it refuses must be what the judge refuses, for the same reason, and must change nothing.
 */
import assert from 'node:assert/strict';
import type { TurnEvent } from '../../src/flow/index.js';
import { printTurn } from '../../src/notation/index.js';
import {
  CHAIRS_AT_TABLE,
  NATIONS,
  draftOf,
  isOrdinary,
  judge,
  mayMakeSingleSex,
  mostSeats,
  mover,
  named,
  type Refusal,
  type SeatStep,
  type Step,
} from '../../src/rules/index.js';
import { turnChart, type TurnSnapshot } from './charts.js';
import type { Spot } from './sampled-moments.js';

export interface Walk {
  /** The turns that came out of the chart, in notation. */
  readonly turns: Set<string>;
  readonly states: Set<string>;
  /** Reason codes of the refusals. */
  readonly codes: Set<string>;
}

/** One more than any hand can draw, and what is no number of tiles. */
const COUNTS = [null, 0, 1, 2, 3, 4, 5, 6, -1, 0.5];

export function walkTurns({ edition, position }: Spot): Walk {
  const chart = turnChart(edition, position);
  const { hand } = mover(position);
  const chairs = [...edition.plan.chairs.keys(), -1, edition.plan.chairs.length];
  const walk: Walk = { turns: new Set(), states: new Set(), codes: new Set() };
  const seen = new Set<string>();

  /** What the judge says about `step` after these seats. */
  function ruling(seats: readonly SeatStep[], step: Step | undefined): Refusal | undefined {
    if (!step) return { code: 'notInHand', step: seats.length, chairs: [], tables: [] };
    if (step.kind !== 'seat' && seats.length > 0) {
      return { code: 'turnOver', step: seats.length, chairs: [], tables: [] };
    }
    const verdict = judge(edition, position, [...seats, step]);
    // What is open are its words, not the step itself.
    if (verdict.legal || verdict.reason.code === 'birthday') return undefined;
    // The chart asks for the name where some name will do; where none will, the reason is the same under each.
    if (verdict.reason.code !== 'jokerNeedsNation' || step.kind !== 'seat') return verdict.reason;
    const names = draftOf(edition, position, seats).floor.nationsAt(step.chair);
    const [first, ...others] = names.map((nation) => ruling(seats, { ...step, guest: named(step.guest, nation) }));
    for (const other of others) assert.deepEqual(other, first);
    return first;
  }

  /** Sends an event and goes on from what it led to; a refusal must agree with the judge about `step`. */
  function wish(from: TurnSnapshot, event: TurnEvent, step?: Step): void {
    const { snapshot, emitted } = chart.ask(from, event);
    if (emitted.length === 0) {
      assert.notEqual(snapshot, from, 'nothing is ignored');
      visit(snapshot);
      return;
    }
    assert.equal(snapshot, from, 'a refusal changes nothing');
    const [{ reason }] = emitted as [{ reason: Refusal }];
    walk.codes.add(reason.code);
    if (step) checkReason(reason, from.context.seats, step);
  }

  function checkReason(reason: Refusal, seats: readonly SeatStep[], step: Step): void {
    const due = ruling(seats, step);
    const blamesEarlier =
      due !== undefined && due.step < seats.length && !isOrdinary(draftOf(edition, position, seats));
    // A klatch that is begun: the judge blames the guests who sit there already, the chart speaks of the wish.
    if (blamesEarlier) assert.equal(reason.step, seats.length);
    else assert.deepEqual(reason, due);
  }

  function visit(at: TurnSnapshot): void {
    const { seats, placed, held, naming, action, turn } = at.context;
    walk.states.add(at.value);
    if (at.status === 'done') {
      assert.deepEqual(at.output, turn);
      walk.turns.add(printTurn(edition.plan, turn ?? []));
      return;
    }
    const kinds = placed.map((index) => hand[index]);
    // Once nobody may follow, one guest more is like another.
    const most = mayMakeSingleSex(edition, position) ? CHAIRS_AT_TABLE : mostSeats(edition, position);
    const isFull = seats.length >= most;
    const guest = held === null ? null : isFull ? 'any' : hand[held];
    const key = JSON.stringify([at.value, seats, kinds, guest, naming, action]);
    if (seen.has(key)) return;
    seen.add(key);
    wishAll(at);
  }

  function wishAll(at: TurnSnapshot): void {
    const { held, naming } = at.context;
    if (naming !== null) {
      wish(at, { type: 'CONFIRM' });
      for (const nation of NATIONS.keys()) wish(at, { type: 'NAME', nation });
    } else if (held !== null) {
      wishWith(at, hand[held]!);
    } else {
      wish(at, { type: 'CONFIRM' });
      wish(at, { type: 'END' });
      for (const nation of NATIONS.keys()) wish(at, { type: 'CELEBRATE', nation });
      wish(at, { type: 'PASS' }, { kind: 'pass' });
      wish(at, { type: 'DRAW_CARD' }, { kind: 'drawCard' });
      for (const count of COUNTS) wish(at, { type: 'DRAW', count });
      for (const index of [...hand.keys(), -1, hand.length]) wish(at, { type: 'HOLD', index });
    }
  }

  function wishWith(at: TurnSnapshot, guest: number): void {
    wish(at, { type: 'BAR' }, { kind: 'bar', guest });
    wish(at, { type: 'DOWN' }, { kind: 'down', guest });
    for (const chair of chairs) {
      wish(at, { type: 'SEAT', chair }, { kind: 'seat', guest, chair });
      wish(at, { type: 'SWAP', chair }, { kind: 'swap', guest, chair });
    }
  }

  visit(chart.start);
  return walk;
}
