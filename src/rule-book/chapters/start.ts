/** What lies on the table before the game, and what it is about. */
import { NATIONS, type Edition } from '../../rules/index.js';
import { drawsCards, jokersOfAKind, replacesTables, tablesOfANation } from '../editions.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

const MATERIAL = { board: '4.1', card: '6.1' };

const tables: Rule = {
  id: 'tables',
  section: { board: '1.1', card: '6.1', app12: '1.5' },
  by: ['boardLayout', 'cardTables'],
  say: (edition) => (replacesTables(edition) ? 'cards' : 'fixed'),
  args: ({ plan, tableCards }) => ({
    tables: plan.tables.length,
    rest: NATIONS.length * tableCards - plan.tables.length,
  }),
};

const chairs: Rule = {
  id: 'chairs',
  section: { board: '1.1', card: '6.2', app12: '1.5' },
  by: ['boardLayout', 'cardTables'],
  say: tablesOfANation,
  args: ({ plan }) => ({ chairs: plan.chairs.length }),
};

/** On the short card, where the house plays in another café than usual. */
const plan: Rule = {
  id: 'plan',
  section: { board: '1.3', card: '6.2', app12: '1.5' },
  by: ['boardLayout', 'cardTables'],
  say: tablesOfANation,
  args: ({ plan: { tables: all } }) => ({ tables: all.length }),
  short: 'only',
  unusual: true,
};

const guests: Rule = {
  id: 'guests',
  section: MATERIAL,
  say: (edition) => (jokersOfAKind(edition) > 0 ? 'jokers' : 'plain'),
  args: (edition: Edition) => ({
    guests: edition.supply.reduce((sum, tiles) => sum + tiles, 0),
    each: edition.supply[0] ?? 0,
    nations: NATIONS.length,
    jokers: jokersOfAKind(edition),
  }),
};

const players: Rule = {
  id: 'players',
  section: MATERIAL,
  args: ({ players: [least, most] }) => ({ least, most }),
};

const hands: Rule = {
  id: 'hands',
  section: MATERIAL,
  by: ['openHands'],
  say: ({ hand }) => (hand.open ? 'open' : 'closed'),
  args: ({ hand }) => ({ dealt: hand.dealt }),
  short: 'own',
  unusual: true,
};

const curtain: Rule = {
  id: 'curtain',
  section: MATERIAL,
  by: ['openHands'],
  say: ({ hand }) => when(!hand.open),
};

const chips: Rule = {
  id: 'chips',
  section: '4.1',
  by: ['chipCap'],
  say: ({ bank }) => when(bank !== null),
  args: ({ bank }) => ({ bank: bank ?? 0 }),
  short: 'own',
  unusual: true,
};

export const material: ChapterPlan = {
  id: 'material',
  section: MATERIAL,
  rules: [tables, chairs, plan, guests, players, hands, curtain, chips],
};

const AIM = { board: '4', card: '6', app12: '5.6' };

export const aim: ChapterPlan = {
  id: 'aim',
  section: AIM,
  rules: [
    { id: 'aim', section: AIM, say: (edition) => (drawsCards(edition) ? 'cards' : 'bar') },
    { id: 'goal', section: AIM, short: 'only' },
  ],
};
