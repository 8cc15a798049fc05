/** Turn notation, `docs/contract.md` sections 2 and 8: one line of text a turn, exactly one space between its words. */
import { UNKNOWN_CHAIR, isJoker, type FloorPlan, type Step, type Turn } from '../rules/index.js';
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
  }
}

/** Parses a turn; undefined if it is none. A chair that the plan does not have becomes `UNKNOWN_CHAIR`. */
export function parseTurn(plan: FloorPlan, text: unknown): Turn | undefined {
  if (typeof text !== 'string') return undefined;
  const words = text.split(' ');
  const birthday = takeWord(words, 'birthday', parseBirthday);
  const draw = takeWord(words, 'draw', parseDraw);
  const action = parseAction(plan, words);
  return action && [...action, ...draw, ...birthday];
}

/** Takes the last two words if they are `name` and something that it goes with. */
function takeWord(words: string[], name: string, parse: (word: string) => Step | undefined): readonly Step[] {
  const step = words.at(-2) === name ? parse(words.at(-1) ?? '') : undefined;
  if (!step) return [];
  words.splice(-2);
  return [step];
}

const parseDraw = (word: string): Step | undefined =>
  NUMBER.test(word) ? { kind: 'draw', count: Number(word) } : undefined;

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
  const seats = words.map((word) => parseSeat(plan, word));
  return seats.length > 0 && seats.every((seat) => seat !== undefined) ? seats : undefined;
}

function parseSeat(plan: FloorPlan, word: string): Extract<Step, { kind: 'seat' }> | undefined {
  const [, token, chair] = SEAT.exec(word) ?? [];
  const guest = token === undefined ? undefined : parseGuest(token);
  return guest === undefined ? undefined : { kind: 'seat', guest, chair: plan.chairIndex.get(chair!) ?? UNKNOWN_CHAIR };
}
