/** How hands are filled: after a turn, or in place of one. */
import type { Edition } from '../../rules/index.js';
import { drawsCards } from '../editions.js';
import type { ChapterPlan, Rule } from '../rule.js';

const limit = ({ hand }: Edition) => ({ limit: hand.limit });

const reduction: Rule = {
  id: 'refill-smaller',
  section: '4.11',
  by: ['refillReduction'],
  say: ({ refill: { reduction: how } }) => (how === 'off' ? null : how),
};

const carryOver: Rule = {
  id: 'refill-two',
  section: '4.11',
  by: ['refillReduction', 'reductionCarryOver'],
  say: ({ refill: { reduction: how, carryOver: kept } }) => (how === 'off' ? null : kept ? 'both' : 'played'),
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
  short: 'same',
};

export const drawing: ChapterPlan = {
  id: 'drawing',
  section: '6.7',
  has: drawsCards,
  rules: [{ id: 'draw', section: '6.7', short: 'own' }, { id: 'draw-limit', section: '6.7', args: limit }, faceDown],
};
