/**
 * What may be done: the law as a generator. `nextSteps` answers for a turn that is being composed, `legalTurns` for whole
 * turns; every step that `nextSteps` offers can be completed to a turn of `legalTurns`.
 */
import { barVisits } from './bar.js';
import { Draft, draftOf } from './draft.js';
import type { Edition } from './edition.js';
import { endOf } from './ending.js';
import { handTurns } from './hand.js';
import type { Position } from './position.js';
import { mayEnd, nextSeats, walkSeats } from './seating.js';
import { swaps } from './swapping.js';
import { isSeat, type NextStep, type PassStep, type Step, type Turn } from './turn.js';
import { hasFewWords, rowsAfter, wordsAfter } from './words.js';

const PASS: PassStep = { kind: 'pass' };

/** What may follow the steps of `started`, a turn that is legal so far. Empty once the game is over. */
export function nextSteps(edition: Edition, position: Position, started: Turn): readonly NextStep[] {
  if (endOf(edition, position)) return [];
  if (started.length === 0) return openingSteps(edition, position);
  if (!started.every(isSeat)) return wordsAfter(edition, position, started);
  const draft = draftOf(edition, position, started);
  return mayEnd(draft) ? [...nextSeats(draft), ...wordsAfter(edition, position, started)] : nextSeats(draft);
}

function openingSteps(edition: Edition, position: Position): readonly Step[] {
  const steps = [...nextSeats(new Draft(edition, position)), ...otherActions(edition, position)];
  return steps.length > 0 ? steps : [PASS];
}

/** Every action that seats nobody, a pass aside. */
const otherActions = (edition: Edition, position: Position): readonly Step[] => [
  ...swaps(edition, position),
  ...barVisits(edition, position),
  ...handTurns(edition, position),
];

/** Every legal turn once, with all words that may follow its action. Empty once the game is over. */
export function legalTurns(edition: Edition, position: Position): Turn[] {
  if (endOf(edition, position)) return [];
  const turns: Turn[] = [];
  const isPlain = hasFewWords(edition, position);
  walkSeats(new Draft(edition, position), (seats, completed) => {
    if (isPlain && completed === 0) turns.push(seats);
    else pushRows(turns, edition, position, seats, completed);
    return false;
  });
  for (const step of otherActions(edition, position)) {
    if (isPlain) turns.push([step]);
    else pushRows(turns, edition, position, [step], 0);
  }
  return turns.length > 0 ? turns : [[PASS]];
}

/** Adds an action with every row of words that may follow it. */
function pushRows(turns: Turn[], edition: Edition, position: Position, action: Turn, completed: number): void {
  for (const row of rowsAfter(edition, position, action, completed)) {
    turns.push(row.length > 0 ? [...action, ...row] : action);
  }
}
