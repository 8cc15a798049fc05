/** A small moment of the card game: one card more fills the British table, and cards for the next one are in the hand. */
import type { TurnEvent } from '../../src/flow/index.js';
import type { PositionInput } from '../../src/notation/index.js';

/** The Britons at NW lack a gentleman; China comes next. */
export const cardTable: PositionInput = {
  edition: 'card@1',
  tables: { NW: 'GB', NE: 'ES', C: 'IT', SW: 'FR', SE: 'DE' },
  tableStack: ['CN', 'TR', 'US'],
  seats: { x1: 'GBf', x3: 'GBm', x4: 'GBf' },
  players: [
    { name: 'Ann', points: 10, hand: ['GBm', 'CNf', 'CNm'] },
    { name: 'Ben', points: 5, hand: ['RUf', 'RUm', 'CUf'] },
  ],
  bag: ['INf', 'INm', 'TRf'],
  turn: 9,
};

/** Places in the hand, and numbers of the chairs, of `cardTable`. */
export const card = { GBm: 0, CNf: 1, CNm: 2 };
export const place = { x1: 0, x2: 1, x3: 2, x4: 3, x5: 4, x6: 5, x8: 7 };

export const put = (guest: keyof typeof card, at: keyof typeof place): TurnEvent[] => [
  { type: 'HOLD', index: card[guest] },
  { type: 'SEAT', chair: place[at] },
];

/** The shortest way into each state of the card game in which people can be asked something. */
export const CARD_WAYS = {
  choosing: [],
  offeringMore: put('GBm', 'x6'),
  owingPartner: [...put('GBm', 'x6'), ...put('CNf', 'x1')],
  confirming: [...put('GBm', 'x6'), ...put('CNf', 'x1'), ...put('CNm', 'x3')],
  choosingEnd: [...put('GBm', 'x6'), ...put('CNf', 'x1'), ...put('CNm', 'x3'), { type: 'CONFIRM' }],
} satisfies Record<string, TurnEvent[]>;
