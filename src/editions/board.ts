/** The board game of 1989 and its later boxes, `docs/rules.md 4`. House rules tell the boxes apart. */
import { NATIONS, type Edition } from '../rules/index.js';
import { laidOut } from './laid-out.js';
import { twelveNations } from './plans/app12.js';
import { r1 } from './plans/r1.js';
import { r2 } from './plans/r2.js';

const GUESTS_OF_A_KIND = 4;
const JOKERS_OF_A_KIND = 2;

const layouts = { r1: laidOut(r1), r2: laidOut(r2), app12: laidOut(twelveNations) };

export const board: Edition = {
  id: 'board@1',
  plan: layouts.r1,
  layouts,
  supply: [...NATIONS.flatMap(() => [GUESTS_OF_A_KIND, GUESTS_OF_A_KIND]), JOKERS_OF_A_KIND, JOKERS_OF_A_KIND],
  tableCards: 0,
  players: [2, 4],
  bar: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
  hand: { dealt: 5, limit: 5, open: true, filled: 'afterTurn', faceDown: 'onlyAtLimit' },
  seating: { most: 2, balance: 'perCard', company: 'endOfTurn' },
  opening: { alone: true, most: 2, bar: true },
  singleSex: { allowed: false, neighbours: 'strict' },
  scoring: { lone: 0, counts: 'everybody', doublesFrom: 2, oneNation: 'tableNation' },
  birthday: { threshold: null, stacks: true },
  jokers: { named: true, swapNation: 'either', swapGender: 'anyLegal', atBar: 'ifNoOtherMove' },
  refill: { reduction: 'optional', carryOver: true },
  barVisit: { voluntary: true, cannotPay: 'eliminate', unpaidGuest: 'stays' },
  leaving: { stuck: 'pass', tiles: 'removed' },
  ending: {
    reasons: ['bar', 'chairs', 'bag', 'emptyHand', 'onePlayerLeft', 'allStuck'],
    ...{ bagAt: 4, finalRound: false, emptyHand: 'mayDeclare' },
  },
  settlement: { perGuest: 5, perJoker: 10, tie: 'shared' },
  starter: 'random',
  turnOrder: 'clockwise',
  bank: null,
};
