/** What a guest earns, and what a full table does. */
import { replacesTables } from '../editions.js';
import type { ChapterPlan, Rule } from '../rule.js';

const POINTS = { board: '4.7', card: '6.5', app12: '5.6' };
const ONE_NATION = { board: '4.8', card: '6.5', app12: '5.6' };
const CLEARING = { board: '6.6', app12: '5.6' };

const first: Rule = {
  id: 'points-first',
  section: POINTS,
  by: ['loneGuestPoints'],
  say: ({ scoring }) => (scoring.lone === 0 ? 'nothing' : 'points'),
  args: ({ scoring }) => ({ points: scoring.lone }),
  short: 'own',
  unusual: true,
};

export const points: ChapterPlan = {
  id: 'points',
  section: { board: '4.7', card: '6.5' },
  rules: [
    { id: 'points', section: POINTS, say: ({ scoring }) => scoring.counts, short: 'own' },
    first,
    { id: 'points-tables', section: POINTS },
    { id: 'points-once', section: POINTS },
  ],
};

const doubling: Rule = {
  id: 'one-nation',
  section: ONE_NATION,
  by: ['monoDoubling'],
  say: ({ scoring }) => {
    if (scoring.counts === 'others') return 'others';
    return scoring.doublesFrom === 2 ? 'every' : 'completion';
  },
};

const means: Rule = {
  id: 'one-nation-means',
  section: ONE_NATION,
  by: ['monoBasis'],
  say: ({ scoring }) => scoring.oneNation,
};

/** Both of it, for the short card. */
const double: Rule = {
  id: 'double',
  section: ONE_NATION,
  by: ['monoDoubling', 'monoBasis'],
  say: ({ scoring: { doublesFrom, oneNation: basis } }) => `${doublesFrom === 2 ? 'every' : 'completion'}-${basis}`,
  short: 'only',
};

export const oneNation: ChapterPlan = {
  id: 'one-nation',
  section: { board: '4.8', card: '6.5' },
  rules: [doubling, means, double],
};

export const clearing: ChapterPlan = {
  id: 'clearing',
  section: CLEARING,
  has: replacesTables,
  rules: [
    { id: 'clear', section: CLEARING, short: 'own' },
    { id: 'clear-next', section: CLEARING },
    { id: 'clear-left', section: CLEARING },
  ],
};
