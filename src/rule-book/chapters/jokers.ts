/** Jokers: where they sit, and how they come back into a hand. */
import type { Edition } from '../../rules/index.js';
import { hasJokers } from '../editions.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

const between: Rule = {
  id: 'joker-between',
  section: '4.9',
  by: ['jokerNationality'],
  say: ({ jokers: { named } }) => (named ? 'assigned' : 'chameleon'),
  short: 'own',
};

export const jokers: ChapterPlan = {
  id: 'jokers',
  section: '4.9',
  has: hasJokers,
  rules: [{ id: 'joker', section: '4.9' }, between, { id: 'joker-else', section: '4.9' }],
};

const canFetch = (edition: Edition): boolean => edition.jokers.swapNation !== 'never';

const nation: Rule = {
  id: 'exchange-nation',
  section: '4.10',
  by: ['swapNation', 'jokerNationality'],
  // Where no joker has a name, none can be insisted on.
  say: (edition) => {
    if (!canFetch(edition)) return null;
    return edition.jokers.named ? edition.jokers.swapNation : 'either';
  },
  short: 'own',
  unusual: true,
};

const gender: Rule = {
  id: 'exchange-gender',
  section: '4.10',
  by: ['swapGender'],
  say: (edition) => (canFetch(edition) ? edition.jokers.swapGender : null),
  short: 'own',
  unusual: true,
};

export const exchange: ChapterPlan = {
  id: 'exchange',
  section: '4.10',
  has: hasJokers,
  rules: [
    { id: 'exchange', section: '4.10', say: (edition) => (canFetch(edition) ? 'fetch' : 'never'), short: 'own' },
    nation,
    gender,
    { id: 'exchange-company', section: '4.10', say: (edition) => when(canFetch(edition)) },
    { id: 'exchange-quiet', section: '4.10', say: (edition) => when(canFetch(edition)) },
  ],
};
