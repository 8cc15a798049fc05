/** What an action earns, step by step, and the floor after it. Everything that speaks of points asks here. */
import { paidOut } from './bank.js';
import { billFor } from './bar.js';
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import type { FloorState } from './floor.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import type { Position } from './position.js';
import { scoreSeat, type ScoreLine, type SingleSex } from './scoring.js';
import { singleSexTable } from './single-sex.js';
import { seatsOf, type SeatStep, type Turn } from './turn.js';

export interface SeatEarnings {
  /** Per seat what it earned. */
  readonly steps: readonly (readonly ScoreLine[])[];
  /** One-nation tables completed. */
  readonly completed: number;
  readonly floor: FloorState;
  /** Table cards turned up. */
  readonly turned: number;
}

/** Carries out seats that make a whole turn. */
export function seatEarnings(edition: Edition, position: Position, seats: readonly SeatStep[]): SeatEarnings {
  return earningsAround(edition, position, seats, singleSexTable(edition, position, seats));
}

/** Carries out seats; at `table`, if given, a klatch or a regulars' table is made with the fourth of them. */
export function earningsAround(
  edition: Edition,
  position: Position,
  seats: readonly SeatStep[],
  table: number | undefined,
): SeatEarnings {
  const draft = new Draft(edition, position);
  const steps: ScoreLine[][] = [];
  let completed = 0;
  for (const step of seats) {
    draft.sit(step);
    const complete = table !== undefined && draft.floor.sizeAt(table) === CHAIRS_AT_TABLE;
    const single: SingleSex | undefined = table === undefined ? undefined : { table, complete };
    steps.push(scoreSeat(draft, single));
    if (complete) completed = draft.floor.isOneNation(table) ? 1 : 0;
    draft.replaceFullTables();
  }
  if (table === undefined || edition.singleSex.neighbours === 'strict') ({ completed } = draft);
  return {
    steps: paidOut(edition, position, steps),
    completed,
    floor: draft.floor.state(),
    turned: draft.floor.turned,
  };
}

/** The change of the mover's account that the action of a turn brings. */
export function totalOf(edition: Edition, position: Position, turn: Turn): number {
  const seats = seatsOf(turn);
  const steps = seats.length > 0 ? seatEarnings(edition, position, seats).steps : barSteps(edition, position, turn);
  return steps.flat().reduce((sum, { points }) => sum + points, 0);
}

/** The one step of a visit to the bar. */
function barSteps(edition: Edition, position: Position, turn: Turn): readonly (readonly ScoreLine[])[] {
  return turn[0]?.kind === 'bar' ? [barLines(edition, position)] : [];
}

/** What a visit to the bar changes. */
export function barLines(edition: Edition, position: Position): readonly ScoreLine[] {
  const { change } = billFor(edition, position);
  const line: ScoreLine = { step: 0, rule: 'bar', table: null, count: position.bar.length + 1, points: change };
  return paidOut(edition, position, [change === 0 ? [] : [line]]).flat();
}
