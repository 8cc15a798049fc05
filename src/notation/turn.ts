/** Turn notation, `docs/contract.md` sections 2 and 8: one line of text a turn, exactly one space between its words. */
import {
  UNKNOWN_CHAIR,
  isJoker,
  type Edition,
  type FloorPlan,
  type SeatStep,
  type Step,
  type Turn,
} from '../rules/index.js';
import { nationName, parseGuest, parseNation, parseTile, printGuest } from './guests.js';

const NUMBER = /^(?:0|[1-9]\d*)$/;
const SEAT = /^([^>]+)>(\w+)$/;

/** Prints a turn; the text is unique to the turn. */
export const printTurn = (plan: FloorPlan, turn: Turn): string => turn.map((step) => printStep(plan, step)).join(' ');

function printStep(plan: FloorPlan, step: Step): string {
  switch (step.kind) {
    case 'seat':
      return `${printGuest(step.guest)}>${plan.chairs[step.chair]?.id ?? '?'}`;
    case 'swap':
      return `swap ${printGuest(step.guest)}>${plan.chairs[step.chair]?.id ?? '?'}`;
    case 'bar':
      return `bar ${printGuest(step.guest)}`;
    case 'draw':
      return `draw ${String(step.count)}`;
    case 'pass':
      return 'pass';
    case 'birthday':
      return `birthday ${nationName(step.nation)}`;
    case 'drawCard':
      return 'draw';
    case 'down':
      return `down ${printGuest(step.guest)}`;
    case 'end':
      return 'end';
  }
}

/** What everybody at the table saw of a turn: a card that went face down is not named. */
export const printSeen = (plan: FloorPlan, turn: Turn): string =>
  turn.map((step) => (step.kind === 'down' ? 'down' : printStep(plan, step))).join(' ');

/**
 * Parses a turn in the words of the edition; undefined if it is none. A chair that the plan does not have becomes
 * `UNKNOWN_CHAIR`.
 */
export function parseTurn({ plan, hand }: Edition, text: unknown): Turn | undefined {
  if (typeof text !== 'string') return undefined;
  const words = text.split(' ');
  return hand.filled === 'byDrawing' ? parseCardTurn(plan, words) : parseBoardTurn(plan, words);
}

function parseBoardTurn(plan: FloorPlan, words: string[]): Turn | undefined {
  const birthday = takeWord(words, 'birthday', parseBirthday);
  const draw = takeWord(words, 'draw', parseDraw);
  const action = parseAction(plan, words);
  return action && [...action, ...draw, ...birthday];
}

function parseCardTurn(plan: FloorPlan, words: string[]): Turn | undefined {
  const [first, second] = words;
  if (words.length === 1 && first === 'draw') return [{ kind: 'drawCard' }];
  if (words.length === 1 && first === 'pass') return [{ kind: 'pass' }];
  const end: Step[] = words.at(-1) === 'end' ? [{ kind: 'end' }] : [];
  words.splice(words.length - end.length);
  if (first === 'down') {
    const guest = words.length === 2 ? parseTile(second!) : undefined;
    return guest === undefined || isJoker(guest) ? undefined : [{ kind: 'down', guest }, ...end];
  }
  const seats = parseSeats(plan, words);
  return seats && [...seats, ...end];
}

/** Takes the last two words if they are `name` and something that it goes with. */
function takeWord(words: string[], name: string, parse: (word: string) => Step | undefined): readonly Step[] {
  const step = words.at(-2) === name ? parse(words.at(-1) ?? '') : undefined;
  if (!step) return [];
  words.splice(-2);
  return [step];
}

/** A number that no computer can hold is more than any bag holds, too. */
const parseDraw = (word: string): Step | undefined =>
  NUMBER.test(word) ? { kind: 'draw', count: Math.min(Number(word), Number.MAX_SAFE_INTEGER) } : undefined;

function parseBirthday(word: string): Step | undefined {
  const nation = parseNation(word);
  return nation === undefined ? undefined : { kind: 'birthday', nation };
}

function parseAction(plan: FloorPlan, words: readonly string[]): Turn | undefined {
  const [first, second] = words;
  if (first === 'pass') return words.length === 1 ? [{ kind: 'pass' }] : undefined;
  if (first === 'bar') {
    const guest = words.length === 2 ? parseTile(second!) : undefined;
    return guest === undefined ? undefined : [{ kind: 'bar', guest }];
  }
  if (first === 'swap') {
    const seat = words.length === 2 ? parseSeat(plan, second!) : undefined;
    return !seat || isJoker(seat.guest) ? undefined : [{ ...seat, kind: 'swap' }];
  }
  return parseSeats(plan, words);
}

function parseSeats(plan: FloorPlan, words: readonly string[]): Turn | undefined {
  const seats = words.map((word) => parseSeat(plan, word));
  return seats.length > 0 && seats.every((seat) => seat !== undefined) ? seats : undefined;
}

function parseSeat(plan: FloorPlan, word: string): SeatStep | undefined {
  const [, token, chair] = SEAT.exec(word) ?? [];
  const guest = token === undefined ? undefined : parseGuest(token);
  return guest === undefined ? undefined : { kind: 'seat', guest, chair: plan.chairIndex.get(chair!) ?? UNKNOWN_CHAIR };
}
