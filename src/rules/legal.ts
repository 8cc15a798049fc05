/**
 * What may be done: the law as a generator. `nextSteps` answers for a turn that is being composed, `legalTurns` for whole
 * turns; every step that `nextSteps` offers can be completed to a turn of `legalTurns`.
 */
import { barVisits } from './bar.js';
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { bagSize, mover, type Position } from './position.js';
import { drawChoices, type Need } from './refill.js';
import { seatChoices } from './seat-choices.js';
import { mayEnd, nextSeats, walkSeats } from './seating.js';
import { swaps } from './swapping.js';
import { isSeat, type DrawStep, type NextStep, type PassStep, type SeatStep, type Step, type Turn } from './turn.js';

const PASS: PassStep = { kind: 'pass' };
const DONE = { kind: 'done' } as const;

/** What may follow the steps of `started`, a turn that is legal so far. Empty once the game is over. */
export function nextSteps(edition: Edition, position: Position, started: readonly Step[]): readonly NextStep[] {
  if (endOf(edition, position)) return [];
  const seats = started.filter(isSeat);
  if (started.length === 0) return openingSteps(edition, position);
  if (seats.length < started.length) return [DONE];
  const draft = draftOf(edition, position, seats);
  return mayEnd(draft) ? [...nextSeats(draft), ...draws(draft), DONE] : nextSeats(draft);
}

function openingSteps(edition: Edition, position: Position): readonly Step[] {
  const steps = [
    ...nextSeats(new Draft(edition, position)),
    ...swaps(edition, position),
    ...barVisits(edition, position),
  ];
  return steps.length > 0 ? steps : [PASS];
}

/** Every legal turn once, the smaller refills written out. Empty once the game is over. */
export function legalTurns(edition: Edition, position: Position): Turn[] {
  if (endOf(edition, position)) return [];
  const turns: Turn[] = [];
  const draft = new Draft(edition, position);
  walkSeats(draft, seatChoices(draft), (seats, completed) => {
    turns.push(seats);
    if (completed > 0)
      for (const draw of drawsAfter(edition, position, seats.length, completed)) turns.push([...seats, draw]);
    return false;
  });
  for (const step of swaps(edition, position)) turns.push([step]);
  for (const step of barVisits(edition, position)) turns.push([step]);
  return turns.length > 0 ? turns : [[PASS]];
}

/** A draft with these seats taken. */
export function draftOf(edition: Edition, position: Position, seats: readonly SeatStep[]): Draft {
  const draft = new Draft(edition, position);
  for (const step of seats) draft.seat(step);
  return draft;
}

/** The draw words that the seats of the draft leave open, `docs/rules.md 4.11`. */
export const draws = ({ edition, position, seats, completed }: Draft): readonly DrawStep[] =>
  drawsAfter(edition, position, seats.length, completed);

function drawsAfter(edition: Edition, position: Position, seated: number, completed: number): readonly DrawStep[] {
  if (completed === 0) return [];
  return drawChoices(edition, needAfter(position, seated, completed)).map((count) => ({ kind: 'draw', count }));
}

/** The need for a refill after the seats of the draft. */
export const needOf = ({ position, seats, completed }: Draft): Need => needAfter(position, seats.length, completed);

function needAfter(position: Position, seated: number, completed: number): Need {
  const { hand, handLimit } = mover(position);
  return { hand: hand.length - seated, limit: handLimit, bag: bagSize(position), completed };
}
