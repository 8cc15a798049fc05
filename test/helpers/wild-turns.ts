/** Turns that nobody has checked: some legal, most not. */
import {
  NATIONS,
  UNKNOWN_CHAIR,
  isSeat,
  named,
  type Edition,
  type Guest,
  type Position,
  type Step,
  type Turn,
} from '../../src/rules/index.js';
import { pick, type Random } from './random.js';

const ALL_GUESTS: readonly Guest[] = Array.from({ length: 50 }, (_, guest) => guest);
const DRAWS: readonly Step[] = [0, 1, 2, 5].map((count) => ({ kind: 'draw', count }));

const chairsOf = ({ plan }: Edition): number[] => [...plan.chairs.keys(), UNKNOWN_CHAIR];

/** Every guest on every chair, every guest at the bar, every exchange, and the pass. */
export function everySingle(edition: Edition): Turn[] {
  const chairs = chairsOf(edition);
  const seats = ALL_GUESTS.flatMap((guest) => chairs.map((chair): Step => ({ kind: 'seat', guest, chair })));
  const swaps = seats
    .filter((step) => isSeat(step) && step.guest < 24)
    .map((step) => ({ ...step, kind: 'swap' }) as Step);
  const visits = ALL_GUESTS.slice(0, 26).map((guest): Step => ({ kind: 'bar', guest }));
  return [...seats, ...swaps, ...visits, { kind: 'pass' } as const].map((step) => [step]);
}

/** The seats that the hand could mean: each tile, and each name for a joker, on each chair. */
export function handSeats(edition: Edition, position: Position): Step[] {
  const { hand } = position.players[position.toMove]!;
  const guests = [...new Set(hand)].flatMap((tile) =>
    tile < 24 ? [tile] : [tile, ...NATIONS.map((_, n) => named(tile, n))],
  );
  return guests.flatMap((guest) => chairsOf(edition).map((chair): Step => ({ kind: 'seat', guest, chair })));
}

/** Some pairs of seats of the hand, more of them near the truth than chance would have it. */
export function somePairs(
  edition: Edition,
  position: Position,
  turns: readonly Turn[],
  count: number,
  random: Random,
): Turn[] {
  const seats = handSeats(edition, position);
  if (seats.length === 0) return [];
  const likely = turns.flat().filter(isSeat);
  const one = () => (likely.length > 0 && random() < 0.6 ? pick(random, likely) : pick(random, seats));
  return Array.from({ length: count }, () => [one(), one()]);
}

/** Legal turns spoilt a little: other orders, a third seat, a word too many, a step that is missing. */
export function spoilt(turns: readonly Turn[], random: Random): Turn[] {
  return turns.flatMap((turn) => [
    turn.toReversed(),
    turn.slice(0, -1),
    [...turn, pick(random, DRAWS)],
    [...turn, { kind: 'birthday', nation: 6 } as const],
    ...(turn.every(isSeat) ? [[...turn, pick(random, pick(random, turns))]] : []),
  ]);
}

/** Whether the steps are in an order that notation can write, `docs/contract.md` section 8. */
export function isWritable(turn: Turn): boolean {
  const words = turn.at(-1)?.kind === 'birthday' ? turn.slice(0, -1) : turn;
  const action = words.at(-1)?.kind === 'draw' ? words.slice(0, -1) : words;
  if (action.length === 0) return false;
  return action.every(isSeat) || (action.length === 1 && ['swap', 'bar', 'pass'].includes(action[0]!.kind));
}
