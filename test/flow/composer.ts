/** Composes whole turns out of steps, as people do. */
import type { TurnEvent } from '../../src/flow/index.js';
import {
  draftOf,
  drawWord,
  draws,
  isNamed,
  mover,
  ownNation,
  seatsOf,
  tileOf,
  type Edition,
  type Position,
  type Turn,
} from '../../src/rules/index.js';

/** What is to be clicked for this turn, in order. */
export function clicksFor(edition: Edition, position: Position, turn: Turn): TurnEvent[] {
  const [first] = turn;
  const { hand } = mover(position);
  if (first?.kind === 'pass') return [{ type: 'PASS' }];
  if (first?.kind === 'bar') return [{ type: 'HOLD', index: hand.indexOf(first.guest) }, { type: 'BAR' }];
  if (first?.kind === 'swap') {
    return [
      { type: 'HOLD', index: hand.indexOf(first.guest) },
      { type: 'SWAP', chair: first.chair },
    ];
  }
  const seats = seatsOf(turn);
  const isAsked = draws(draftOf(edition, position, seats)).length > 0;
  return [
    ...seatClicks(hand, seats),
    { type: 'CONFIRM' },
    ...(isAsked ? [{ type: 'DRAW', count: drawWord(turn) ?? null } as const] : []),
  ];
}

function seatClicks(hand: readonly number[], seats: ReturnType<typeof seatsOf>): TurnEvent[] {
  const used: number[] = [];
  return seats.flatMap(({ guest, chair }): TurnEvent[] => {
    const index = hand.findIndex((tile, i) => tile === tileOf(guest) && !used.includes(i));
    used.push(index);
    return [
      { type: 'HOLD', index },
      { type: 'SEAT', chair },
      ...(isNamed(guest) ? [{ type: 'NAME', nation: ownNation(guest)! } as const] : []),
    ];
  });
}
