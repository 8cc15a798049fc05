/** A small café in which one turn can lead through every state of the turn chart. */
import type { TurnEvent } from '../../src/flow/index.js';
import type { PositionInput } from '../../src/notation/index.js';
import { PAIR, cutOut } from '../helpers/cut-out.js';

/**
 * Britain lacks one gentleman to be full and of one nation; a joker sits there who can be fetched; nobody sits in Spain
 * yet; chair s stands at both. Under `amigo`: jokers take a name there, and the smaller refill is a choice.
 */
export const oneOfEach: PositionInput = cutOut({
  plan: PAIR,
  seats: { a: 'Jf', b: 'GBm', c: 'GBf' },
  hand: ['GBm', 'ESf', 'ESm', 'GBf', 'Jm'],
});

/** Places in the hand, and numbers of the chairs, of `oneOfEach`. */
export const hand = { GBm: 0, ESf: 1, ESm: 2, GBf: 3, Jm: 4 };
export const chair = { a: 0, b: 1, c: 2, s: 3, d: 4, e: 5, f: 6 };

export const seat = (guest: keyof typeof hand, at: keyof typeof chair): TurnEvent[] => [
  { type: 'HOLD', index: hand[guest] },
  { type: 'SEAT', chair: chair[at] },
];

/** The shortest way into each state in which people can be asked something. */
export const WAYS = {
  choosing: [],
  namingJoker: seat('Jm', 's'),
  owingPartner: seat('ESf', 'd'),
  offeringMore: seat('GBm', 's'),
  confirming: [...seat('GBm', 's'), ...seat('ESf', 'd')],
  choosingDraw: [...seat('GBm', 's'), { type: 'CONFIRM' }],
} satisfies Record<string, TurnEvent[]>;
