/** Composes whole turns out of steps, as people do. */
import type { TurnEvent } from '../../src/flow/index.js';
import {
  birthdayWord,
  drawWord,
  mayDeclare,
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
  if (first?.kind === 'drawCard') return [{ type: 'DRAW_CARD' }];
  if (first?.kind === 'bar' || first?.kind === 'down') {
    return [
      { type: 'HOLD', index: hand.indexOf(first.guest) },
      { type: first.kind === 'bar' ? 'BAR' : 'DOWN' },
      ...wordClicks(edition, position, turn),
    ];
  }
  if (first?.kind === 'swap') {
    return [
      { type: 'HOLD', index: hand.indexOf(first.guest) },
      { type: 'SWAP', chair: first.chair },
    ];
  }
  const seats = seatsOf(turn);
  const isAsked = draws(edition, position, seats).length > 0;
  return [
    ...seatClicks(hand, seats),
    { type: 'CONFIRM' },
    ...(isAsked ? [{ type: 'DRAW', count: drawWord(turn) ?? null } as const] : []),
    ...wordClicks(edition, position, turn),
  ];
}

/** The birthday that is due, and the end where it may be declared. */
function wordClicks(edition: Edition, position: Position, turn: Turn): TurnEvent[] {
  const nation = birthdayWord(turn);
  const action = turn.filter(({ kind }) => kind !== 'end');
  const declares = edition.hand.filled === 'byDrawing' && mayDeclare(edition, position, action);
  return [
    ...(nation === undefined ? [] : [{ type: 'CELEBRATE', nation } as const]),
    ...(declares ? [{ type: action.length < turn.length ? 'END' : 'CONFIRM' } as const] : []),
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
