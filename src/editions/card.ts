/** The card game of 2001, `docs/rules.md 6`: closed hands, five tables that are replaced, every card must score. */
import { board } from './board.js';
import { laidOut } from './laid-out.js';
import { five, seven } from './plans/card.js';

const layouts = { five: laidOut(five), seven: laidOut(seven) };

export const card = {
  ...board,
  id: 'card@1',
  plan: layouts.five,
  layouts,
  // The same guests as in the board game, without its jokers.
  supply: [...board.supply.slice(0, -2), 0, 0],
  tableCards: 2,
  players: [2, 5],
  bar: [],
  hand: { dealt: 7, limit: 12, open: false, filled: 'byDrawing', faceDown: 'onlyAtLimit' },
  seating: { most: 3, balance: 'perCard', company: 'atOnce' },
  opening: { alone: false, most: 3, bar: false },
  jokers: { ...board.jokers, named: false },
  refill: { reduction: 'off', carryOver: false },
  ending: { ...board.ending, reasons: ['tableStack', 'guestStack', 'emptyHand'] },
  settlement: { perGuest: 2, perJoker: 0, tie: 'leastPenalty' },
} as const satisfies typeof board;
