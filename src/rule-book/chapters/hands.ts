/** How hands are filled: after a turn, or in place of one. */
import type { Edition } from '../../rules/index.js';
import { drawsCards, replacesTables } from '../editions.js';
import type { ChapterPlan, Rule } from '../rule.js';

const limit = ({ hand }: Edition) => ({ limit: hand.limit });

const reduction: Rule = {
  id: 'refill-smaller',
  section: '4.11',
  by: ['refillReduction'],
  // Where tables are replaced, nobody ever asks.
  say: (edition) => (replacesTables(edition) ? null : edition.refill.reduction),
  short: 'own',
};

const carryOver: Rule = {
  id: 'refill-two',
  section: '4.11',
  by: ['refillReduction', 'reductionCarryOver'],
  say: ({ refill: { reduction: how, carryOver: kept } }) => (how === 'off' ? null : kept ? 'both' : 'played'),
  short: 'own',
  unusual: true,
};

export const refill: ChapterPlan = {
  id: 'refill',
  section: '4.11',
  has: (edition) => !drawsCards(edition),
  rules: [{ id: 'refill', section: '4.11', args: limit }, reduction, carryOver],
};

const faceDown: Rule = {
  id: 'down',
  section: '6.7',
  by: ['faceDown'],
  say: ({ hand }) => hand.faceDown,
  args: limit,
};

export const drawing: ChapterPlan = {
  id: 'drawing',
  section: '6.7',
  has: drawsCards,
  rules: [{ id: 'draw', section: '6.7' }, { id: 'draw-limit', section: '6.7', args: limit }, faceDown],
};
