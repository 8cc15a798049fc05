import { barRefusal } from './bar.js';
import { endReason } from './ending.js';
import { houseRules } from './house-rules.js';
import { printTurn } from './notation.js';
import { drawChoices } from './refill.js';
import { roomOf } from './room.js';
import { seatings, type Seating } from './seatings.js';
import { swaps } from './swap.js';
import type { Position, Turn } from './types.js';

function seatTurns(position: Position, all: Seating[]): Turn[] {
  const { hand, handLimit } = position.players[position.toMove]!;
  const rules = houseRules(position.houseRules);
  const turns: Turn[] = [];
  for (const { seats, completed } of all) {
    turns.push({ kind: 'seats', seats });
    if (completed === 0) continue;
    const refill = { hand: hand.length - seats.length, limit: handLimit, bag: position.bag.length, completed };
    for (const draw of drawChoices(rules, refill)) turns.push({ kind: 'seats', seats, draw });
  }
  return turns;
}

/** Every legal turn, drawing choices expanded, each once; empty when the game is over. */
export function turns(position: Position): Turn[] {
  if (endReason(position)) return [];
  const room = roomOf(position);
  const sittings = seatings(position, room);
  const exchanges = swaps(position, room);
  const other = { seatings: () => sittings, swaps: () => exchanges };
  const drinkers = [...new Set(position.players[position.toMove]!.hand)];
  const all: Turn[] = [
    ...seatTurns(position, sittings),
    ...exchanges.map(({ guest, chair }): Turn => ({ kind: 'swap', guest, chair })),
    ...drinkers.filter((guest) => !barRefusal(position, guest, other)).map((guest): Turn => ({ kind: 'bar', guest })),
  ];
  return all.length > 0 ? all : [{ kind: 'pass' }];
}

/** The same as text (docs/contract.md 2). */
export function legalTurns(position: Position): string[] {
  return turns(position).map(printTurn);
}
