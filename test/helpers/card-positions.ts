/** Positions of the card game written by hand. */
import type { PositionInput } from '../../src/notation/index.js';

/** The nations of the five tables. */
export const X = { NW: 'TR', NE: 'FR', C: 'IN', SW: 'ES', SE: 'IT' };

/** Ann is to move in the middle of a card game; Ben waits. */
export const cards = (hand: string[], rest: Partial<PositionInput> = {}): PositionInput => ({
  edition: 'card@1',
  tables: X,
  tableStack: ['CU', 'CF', 'US', 'GB'],
  turn: 8,
  bag: ['RUf', 'RUm', 'RUf'],
  players: [
    { name: 'Ann', hand },
    { name: 'Ben', hand: ['DEf', 'DEm'] },
  ],
  ...rest,
});

/** A guest on x4 makes NW, NE and C full at once; x8 and x10 stand at none of them. */
const around = {
  ...{ x1: 'TRf', x3: 'TRm', x6: 'TRf', x2: 'FRf', x5: 'FRm', x7: 'FRf', x9: 'INm' },
  ...{ x8: 'ESf', x10: 'ITm' },
};
/** The café in which that guest is to come. */
export const three = (hand: string[], tableStack = ['CU', 'CF', 'US', 'GB']) =>
  cards(hand, { seats: around, tableStack });
