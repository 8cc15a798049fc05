/** The 12-table game, `docs/rules.md 5.6`; what its sources leave open is settled in `docs/contract.md` section 8. */
import { board } from './board.js';
import { laidOut } from './laid-out.js';
import { twelvePlaces } from './plans/app12.js';

const layouts = { app12: laidOut(twelvePlaces) };

export const app12 = {
  ...board,
  id: 'app12@1',
  plan: layouts.app12,
  layouts,
  tableCards: 2,
  bar: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16],
  seating: { most: 2, balance: 'perCard', company: 'atOnce' },
  opening: { alone: false, most: 2, bar: true },
  scoring: { ...board.scoring, counts: 'others' },
  jokers: { named: false, swapNation: 'never', swapGender: 'same', atBar: 'always' },
  refill: { reduction: 'off', carryOver: false },
  barVisit: { ...board.barVisit, cannotPay: 'debt' },
  ending: { ...board.ending, reasons: ['tableStack', 'bar', 'bag', 'onePlayerLeft', 'allStuck'], bagAt: 0 },
  settlement: { perGuest: 0, perJoker: 0, tie: 'shared' },
} as const satisfies typeof board;
