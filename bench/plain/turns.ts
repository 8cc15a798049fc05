import { barRefusal } from './bar.js';
import { withBirthdays } from './birthday.js';
import { cardDrawRefusal, downRefusal, withEnd } from './cards.js';
import { endReason } from './ending.js';
import { rulesOf } from './house-rules.js';
import { printTurn } from './notation.js';
import { drawChoices } from './refill.js';
import { seatings, type Seating } from './seatings.js';
import { swaps } from './swap.js';
import type { Position, Turn } from './types.js';

function seatTurns(position: Position, all: Seating[]): Turn[] {
  const { hand, handLimit } = position.players[position.toMove]!;
  const rules = rulesOf(position);
  const turns: Turn[] = [];
  for (const { seats, completed } of all) {
    turns.push({ kind: 'seats', seats });
    if (completed === 0) continue;
    const refill = { hand: hand.length - seats.length, limit: handLimit, bag: position.bag.length, completed };
    for (const draw of drawChoices(rules, refill)) turns.push({ kind: 'seats', seats, draw });
  }
  return turns;
}

function cardTurns(position: Position): Turn[] {
  const hand = [...new Set(position.players[position.toMove]!.hand)];
  const all: Turn[] = [
    ...seatings(position).map(({ seats }): Turn => ({ kind: 'seats', seats })),
    ...hand.filter((guest) => !downRefusal(position, guest)).map((guest): Turn => ({ kind: 'down', guest })),
    ...(cardDrawRefusal(position) ? [] : [{ kind: 'draw' } as const]),
  ];
  return all.flatMap((turn) => withEnd(position, turn));
}

function boardTurns(position: Position): Turn[] {
  const sittings = seatings(position);
  const exchanges = swaps(position);
  const other = { seatings: () => sittings, swaps: () => exchanges };
  const drinkers = [...new Set(position.players[position.toMove]!.hand)];
  const all: Turn[] = [
    ...seatTurns(position, sittings),
    ...exchanges.map(({ guest, chair }): Turn => ({ kind: 'swap', guest, chair })),
    ...drinkers.filter((guest) => !barRefusal(position, guest, other)).map((guest): Turn => ({ kind: 'bar', guest })),
  ];
  if (all.length === 0) return [{ kind: 'pass' }];
  return rulesOf(position).birthdayThreshold === null ? all : all.flatMap((turn) => withBirthdays(position, turn));
}

/** Every legal turn, choices of words expanded, each once; empty when the game is over. */
export function turns(position: Position): Turn[] {
  if (endReason(position)) return [];
  return position.edition === 'card@1' ? cardTurns(position) : boardTurns(position);
}

/** The same as text (docs/contract.md 2). */
export function legalTurns(position: Position): string[] {
  return turns(position).map(printTurn);
}
