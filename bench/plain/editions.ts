import type { HouseRules } from './house-rules.js';
import type { EditionId, EndReason } from './types.js';

/** What an edition fixes (docs/contract.md 8, Card game and The 12-table game). */
export interface Edition {
  /** Options that do not count there, each with the value that is played. */
  fixed: Partial<HouseRules>;
  /** Size of a hand at the deal, and the most it may have. */
  dealt: number;
  handLimit: number;
  stools: number;
  /** Most guests that an ordinary turn may seat. */
  mostSeats: number;
  /** Are full tables cleared and laid anew, and is company asked for when a guest sits down? */
  tablesMove: boolean;
  /** Does a guest earn only for the others at the table, and not for himself? */
  onlyOthersEarn: boolean;
  /** End reasons; of several, the first counts. */
  ends: readonly EndReason[];
}

/** Options that neither of the two editions with table cards knows. */
const plainTables: Partial<HouseRules> = {
  monoDoubling: 'every',
  loneGuestPoints: 0,
  balanceCheck: 'perCard',
  firstMove: 'noException',
  jokerNationality: 'chameleon',
  refillReduction: 'off',
  chipCap: false,
  birthdayThreshold: null,
};

export const EDITIONS: Record<EditionId, Edition> = {
  'board@1': {
    fixed: {},
    dealt: 5,
    handLimit: 5,
    stools: 20,
    mostSeats: 2,
    tablesMove: false,
    onlyOthersEarn: false,
    ends: ['bar', 'chairs', 'bag', 'emptyHand', 'onePlayerLeft', 'allStuck'],
  },
  'card@1': {
    fixed: { ...plainTables, finalRound: false },
    dealt: 7,
    handLimit: 12,
    stools: 0,
    mostSeats: 3,
    tablesMove: true,
    onlyOthersEarn: false,
    ends: ['tableStack', 'guestStack', 'emptyHand'],
  },
  'app12@1': {
    fixed: {
      ...plainTables,
      barValues: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14, -16],
      jokerAtBar: 'always',
      bankruptcy: 'debt',
      bagEndAt: 0,
      singleSexTables: false,
    },
    dealt: 5,
    handLimit: 5,
    stools: 21,
    mostSeats: 2,
    tablesMove: true,
    onlyOthersEarn: true,
    ends: ['tableStack', 'bar', 'bag', 'onePlayerLeft', 'allStuck'],
  },
};
