/** The bar, and what happens to whoever cannot pay there. */
import type { Edition } from '../../rules/index.js';
import { canLeave, hasBar } from '../editions.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

/** Figures need no language: `5 · −2`, with a true minus sign, and lines that end after a dot. */
const row = ({ bar: stools }: Edition): string =>
  stools.map((points) => String(points).replace('-', '\u2212')).join('\u00a0· ');

const visit: Rule = {
  id: 'bar-when',
  section: '4.12',
  by: ['voluntaryBar'],
  say: ({ barVisit }) => (barVisit.voluntary ? 'always' : 'needed'),
  short: 'same',
  unusual: true,
};

const values: Rule = {
  id: 'bar-stools',
  section: '4.12',
  by: ['barValues'],
  args: (edition) => ({ stools: edition.bar.length, row: row(edition) }),
  short: 'own',
};

const joker: Rule = {
  id: 'bar-joker',
  section: '4.12',
  by: ['jokerAtBar'],
  say: ({ jokers }) => jokers.atBar,
  short: 'same',
  unusual: true,
};

const full: Rule = {
  id: 'bar-full',
  section: '4.12',
  by: ['finalRound'],
  // Else the last stool closes the café.
  say: ({ ending }) => when(ending.finalRound),
};

export const bar: ChapterPlan = {
  id: 'bar',
  section: '4.12',
  has: hasBar,
  rules: [{ id: 'bar', section: '4.12' }, visit, values, joker, full],
};

const cannotPay: Rule = {
  id: 'cannot-pay',
  section: '4.13',
  by: ['bankruptcy'],
  say: ({ barVisit }) => barVisit.cannotPay,
  short: 'own',
};

const unpaid: Rule = {
  id: 'unpaid',
  section: '4.13',
  by: ['bankruptcy', 'unpaidGuest'],
  say: ({ barVisit }) => (barVisit.cannotPay === 'eliminate' ? barVisit.unpaidGuest : null),
  short: 'own',
  unusual: true,
};

const hand: Rule = {
  id: 'left-hand',
  section: '4.13',
  by: ['bankruptcy', 'stuckPlayer', 'eliminatedTiles'],
  say: (edition) => (canLeave(edition) ? edition.leaving.tiles : null),
  short: 'own',
  unusual: true,
};

const rank: Rule = {
  id: 'left-rank',
  section: '4.13',
  by: ['bankruptcy', 'stuckPlayer'],
  say: (edition) => when(canLeave(edition)),
};

export const leaving: ChapterPlan = {
  id: 'leaving',
  section: '4.13',
  has: hasBar,
  rules: [cannotPay, unpaid, hand, rank],
};
