/** The words that may follow an action: how much is drawn, whose birthday it is, and that the game is to end. */
import { draftOf } from './draft.js';
import { seatEarnings, totalOf } from './earnings.js';
import type { Edition } from './edition.js';
import { bagSize, mover, type Position } from './position.js';
import { drawChoices, type Need } from './refill.js';
import { refuse, type Refusal } from './refusal.js';
import type { Nation } from './tiles.js';
import {
  birthdayWord,
  drawWord,
  seatsOf,
  type BirthdayStep,
  type DrawStep,
  type EndStep,
  type NextStep,
  type SeatStep,
  type Step,
  type Turn,
} from './turn.js';

const END: EndStep = { kind: 'end' };
const NO_WORDS: readonly (readonly Step[])[] = [[]];

/** Nothing but a completed one-nation table can bring words into a turn, so that most actions need not be asked. */
export const hasFewWords = ({ hand, birthday }: Edition, position: Position): boolean =>
  hand.filled === 'afterTurn' &&
  (birthday.threshold === null || position.birthday !== null || mover(position).points >= birthday.threshold);

/** Every row of words that may follow the action, `completed` one-nation tables made in it. */
export function rowsAfter(edition: Edition, position: Position, action: Turn, completed: number): typeof NO_WORDS {
  if (edition.hand.filled === 'byDrawing') return mayDeclare(edition, position, action) ? [[], [END]] : NO_WORDS;
  const draws = drawsAfter(edition, position, seatsOf(action).length, completed);
  const rows = draws.length > 0 ? [[], ...draws.map((draw) => [draw])] : NO_WORDS;
  if (!isBirthdayDue(edition, position, action)) return rows;
  const birthdays = birthdaysOf(edition);
  return rows.flatMap((row) => birthdays.map((birthday) => [...row, birthday]));
}

/** The words that may come next after an action and the words that follow it so far. */
export function wordsAfter(edition: Edition, position: Position, started: Turn): readonly NextStep[] {
  const kinds = new Set(started.map(({ kind }) => kind));
  const action = actionOf(started);
  const words: NextStep[] = [];
  if (edition.hand.filled === 'afterTurn') {
    const seats = seatsOf(action);
    if (seats.length > 0 && kinds.size === 1) words.push(...draws(edition, position, seats));
    if (!kinds.has('birthday') && isBirthdayDue(edition, position, action)) return [...words, ...birthdaysOf(edition)];
  } else if (!kinds.has('end') && mayDeclare(edition, position, action)) words.push(END);
  return [...words, { kind: 'done' }];
}

/** The draw words that these seats leave open, `docs/rules.md 4.11`. */
export const draws = (edition: Edition, position: Position, seats: readonly SeatStep[]): readonly DrawStep[] =>
  drawChoices(edition, needOf(edition, position, seats)).map((count) => ({ kind: 'draw', count }));

/** The need for a refill after these seats. */
export const needOf = (edition: Edition, position: Position, seats: readonly SeatStep[]): Need =>
  needAfter(position, seats.length, seatEarnings(edition, position, seats).completed);

function drawsAfter(edition: Edition, position: Position, seated: number, completed: number): readonly DrawStep[] {
  if (completed === 0) return [];
  return drawChoices(edition, needAfter(position, seated, completed)).map((count) => ({ kind: 'draw', count }));
}

function needAfter(position: Position, seated: number, completed: number): Need {
  const { hand, handLimit } = mover(position);
  return { hand: hand.length - seated, limit: handLimit, bag: bagSize(position), completed };
}

/** Whether this action lifts the account to the threshold, so that a birthday must be named, `docs/rules.md 5.1`. */
function isBirthdayDue(edition: Edition, position: Position, action: Turn): boolean {
  const { threshold } = edition.birthday;
  if (threshold === null || position.birthday !== null) return false;
  const { points } = mover(position);
  return points < threshold && points + totalOf(edition, position, action) >= threshold;
}

/** Whether the nation has a table in the plan. */
export const canCelebrate = ({ plan }: Edition, nation: Nation): boolean => plan.nations.includes(nation);

const birthdaysOf = ({ plan }: Edition): readonly BirthdayStep[] =>
  [...new Set(plan.nations)].map((nation) => ({ kind: 'birthday', nation }));

/** Whether the end may be declared after this action, `docs/rules.md 6.8`. */
export function mayDeclare(edition: Edition, position: Position, action: Turn): boolean {
  const played = action.filter(({ kind }) => kind === 'seat' || kind === 'down').length;
  if (edition.ending.emptyHand === 'endsAtOnce' || played === 0 || played < mover(position).hand.length) return false;
  return !draftOf(edition, position, seatsOf(action)).floor.isSpent;
}

/** Why the words after a legal action are refused; undefined if they are not. */
export function refusalOfWords(edition: Edition, position: Position, turn: Turn): Refusal | undefined {
  const action = actionOf(turn);
  const word = (kind: Step['kind']): number => turn.findIndex((step) => step.kind === kind);
  const draw = drawWord(turn);
  if (draw !== undefined) {
    const seats = seatsOf(action);
    const open = seats.length > 0 ? draws(edition, position, seats) : [];
    if (!open.some(({ count }) => count === draw)) return refuse('drawCount', word('draw'));
  }
  const nation = birthdayWord(turn);
  const isDue = isBirthdayDue(edition, position, action);
  if (isDue !== (nation !== undefined) || (nation !== undefined && !canCelebrate(edition, nation))) {
    return refuse('birthday', nation === undefined ? turn.length : word('birthday'));
  }
  const end = word('end');
  if (end < 0 || mayDeclare(edition, position, action)) return undefined;
  return refuse(draftOf(edition, position, seatsOf(action)).floor.isSpent ? 'turnOver' : 'mayNotEnd', end);
}

/** A turn without the words that follow its action. */
const actionOf = (turn: Turn): Turn =>
  turn.filter(({ kind }) => kind !== 'draw' && kind !== 'birthday' && kind !== 'end');
