/** Where a guest may sit: nation, balance, company. */
import { hasJokers } from '../editions.js';
import type { ChapterPlan, Rule } from '../rule.js';

const SEATING = { board: '4.4', card: '6.3' };
const BALANCE = { board: '4.5', card: '6.3' };
const COMPANY = { board: '4.6', card: '6.4' };

export const seating: ChapterPlan = {
  id: 'seating',
  section: SEATING,
  rules: [
    { id: 'seat', section: SEATING, short: 'own' },
    { id: 'seat-between', section: SEATING },
    { id: 'seat-foreign', section: SEATING },
  ],
};

const balanceWhen: Rule = {
  id: 'balance',
  section: BALANCE,
  by: ['balanceCheck'],
  say: (edition) => edition.seating.balance,
  short: 'own',
};

export const balance: ChapterPlan = {
  id: 'balance',
  section: BALANCE,
  rules: [
    { id: 'balance-most', section: BALANCE },
    balanceWhen,
    { id: 'balance-tables', section: BALANCE, say: (edition) => (hasJokers(edition) ? 'jokers' : '') },
  ],
};

export const company: ChapterPlan = {
  id: 'company',
  section: COMPANY,
  rules: [
    { id: 'company', section: COMPANY, say: (edition) => edition.seating.company, short: 'own' },
    { id: 'company-first', section: COMPANY, say: (edition) => edition.seating.company },
    { id: 'company-one', section: COMPANY },
  ],
};
