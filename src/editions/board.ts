/** The board game of 1989 and its later boxes, `docs/rules.md 4`. House rules tell the boxes apart. */
import { NATIONS, layOut, type Edition, type FloorPlan, type FloorPlanData } from '../rules/index.js';
import { r1 } from './plans/r1.js';
import { r2 } from './plans/r2.js';

const GUESTS_OF_A_KIND = 4;
const JOKERS_OF_A_KIND = 2;

const layouts = { r1: laidOut(r1), r2: laidOut(r2) };

export const board: Edition = {
  id: 'board@1',
  plan: layouts.r1,
  layouts,
  supply: [...NATIONS.flatMap(() => [GUESTS_OF_A_KIND, GUESTS_OF_A_KIND]), JOKERS_OF_A_KIND, JOKERS_OF_A_KIND],
  players: [2, 4],
  bar: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
  handSize: 5,
  seating: { most: 2, balance: 'perCard' },
  opening: { alone: true, most: 2, bar: true },
  scoring: { lone: 0, doublesFrom: 2, oneNation: 'tableNation' },
  jokers: { named: true, swapNation: 'either', swapGender: 'anyLegal', atBar: 'ifNoOtherMove' },
  refill: { reduction: 'optional', carryOver: true },
  barVisit: { voluntary: true, cannotPay: 'eliminate', unpaidGuest: 'stays' },
  leaving: { stuck: 'pass', tiles: 'removed' },
  ending: { bagAt: 4 },
  settlement: { perGuest: 5, perJoker: 10, tie: 'shared' },
  starter: 'random',
};

/** A plan of this package; a fault in one is a fault of the package. */
function laidOut(data: FloorPlanData): FloorPlan {
  const plan = layOut(data);
  if (!plan.ok) throw new Error(plan.text);
  return plan.value;
}
