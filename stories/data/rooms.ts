/** Cafés of other shapes: the X of the card game with five tables and with seven, the ring of twelve. */
import { twelvePlaces } from '../../src/editions/plans/app12.js';
import { five, seven } from '../../src/editions/plans/card.js';
import type { BoardView } from '../../src/flow/views.js';
import type { FloorPlanData } from '../../src/rules/index.js';
import { boardView, type Moment } from './board.js';

const cards = { NW: 'TR', NE: 'ES', C: 'GB', SW: 'US', SE: 'CF' } as const;

const crossSeats = { x1: 'TRm', x4: 'GBf', x6: 'TRf', x5: 'ESm', x9: 'USm', x11: 'USf', x10: 'CFm', x12: 'CFf' };

const ringCards = {
  T1: 'FR',
  T2: 'DE',
  T3: 'IT',
  T4: 'CU',
  T5: 'IN',
  T6: 'DE',
  T7: 'GB',
  T8: 'CN',
  T9: 'RU',
  T10: 'TR',
  T11: 'US',
  T12: 'ES',
} as const;

const ringSeats = {
  a1: 'DEm',
  a2: 'FRf',
  a3: 'ITm',
  a5: 'DEf',
  a7: 'ESm',
  a8: 'FRm',
  a10: 'INf',
  a14: 'INm',
  a15: 'TRf',
  a17: 'Jm',
  a20: 'RUf',
  a22: 'CNm',
  a24: 'CNf',
};

const wave = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16];

const drinkers = ['GBm', 'ITf', 'CUm', 'RUm', 'USf', 'Jf', 'DEm'];

export const crossMoment: Moment = { cards, seats: crossSeats, fresh: ['x11'], scored: ['SW'] };

export const ringMoment: Moment = {
  cards: ringCards,
  stools: wave,
  seats: ringSeats,
  bar: drinkers,
  fresh: ['a24'],
  scored: ['T8'],
};

/** A bar of 21 stools that reaches from wall to wall below the ring. */
const ring: FloorPlanData = { ...twelvePlaces, bar: { x: -4.5, y: 4.7, width: 9, height: 2.8, columns: 11 } };

export const rooms = {
  cross: boardView(crossMoment, five),
  crossHeld: boardView(
    {
      ...crossMoment,
      offers: {
        x2: { points: 2 },
        x3: { points: 6 },
        x7: { points: 9 },
        x8: { points: 3, needsPartner: true },
      },
    },
    five,
  ),
  crossComposing: boardView(
    { ...crossMoment, fresh: [], seats: { ...crossSeats, x2: 'ESf', x7: 'ESm' }, tentative: ['x2', 'x7'] },
    five,
  ),
  crossRefused: boardView({ ...crossMoment, marked: ['C', 'x4', 'x6'] }, five),
  crossEmptied: boardView({ ...crossMoment, cards: { NW: 'TR', NE: 'ES', C: 'GB', SE: 'CF' } }, five),
  seven: boardView(
    { ...crossMoment, cards: { ...cards, NNW: 'CU', SSE: 'IN' }, seats: { ...crossSeats, x13: 'CUf', x16: 'INm' } },
    seven,
  ),
  ring: boardView(ringMoment, ring),
  ringHeld: boardView(
    { ...ringMoment, barOffer: -6, offers: { a4: { points: 2 }, a12: { points: 3 }, a18: { points: 1 } } },
    ring,
  ),
} as const satisfies Record<string, BoardView>;
