/** Whose turn it is, what can be done in it, and how the first one differs. */
import { drawsCards, hasBar, replacesTables } from '../editions.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

const TURN = { board: '4.2', card: '6.4' };
const OPENING = { board: '4.3', card: '6.4' };

const starter: Rule = {
  id: 'starter',
  section: { board: '4.2', card: '6.1' },
  by: ['startPlayer'],
  say: (edition) => edition.starter,
  short: 'same',
  unusual: true,
};

const order: Rule = {
  id: 'order',
  section: TURN,
  by: ['turnOrder'],
  say: ({ turnOrder }) => turnOrder,
  short: 'own',
  unusual: true,
};

const actions: Rule = {
  id: 'actions',
  section: TURN,
  by: ['faceDown'],
  say: (edition) => {
    if (drawsCards(edition)) return `cards-${edition.hand.faceDown}`;
    return edition.jokers.swapNation === 'never' ? 'bar' : 'exchange';
  },
  args: ({ seating, hand }) => ({ most: seating.most, limit: hand.limit }),
  short: 'own',
};

const stuck: Rule = {
  id: 'stuck',
  section: TURN,
  by: ['stuckPlayer'],
  // Whoever can draw is never stuck.
  say: (edition) => (drawsCards(edition) ? null : edition.leaving.stuck),
  short: 'own',
  unusual: true,
};

export const turn: ChapterPlan = {
  id: 'turn',
  section: TURN,
  rules: [
    starter,
    order,
    actions,
    { id: 'stop', section: TURN },
    stuck,
    { id: 'stay', section: TURN, say: (edition) => (replacesTables(edition) ? 'cleared' : 'always') },
  ],
};

const first: Rule = {
  id: 'opening',
  section: OPENING,
  by: ['firstMove'],
  say: (edition) => {
    if (!edition.opening.alone) return 'noException';
    return edition.opening.most === 1 ? 'loneRequired' : 'loneAllowed';
  },
  short: 'own',
};

const joined: Rule = {
  id: 'opening-joined',
  section: OPENING,
  by: ['firstMove'],
  say: (edition) => when(edition.opening.alone),
};

const openingBar: Rule = {
  id: 'opening-bar',
  section: OPENING,
  by: ['openerAtBar'],
  say: (edition) => (hasBar(edition) ? (edition.opening.bar ? 'open' : 'closed') : null),
  short: 'same',
  unusual: true,
};

export const opening: ChapterPlan = { id: 'opening', section: OPENING, rules: [first, joined, openingBar] };
