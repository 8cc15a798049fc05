/** When the café closes, what is left to settle, and who wins. */
import type { Edition, EndReason } from '../../rules/index.js';
import { canLeave, drawsCards, hasBar, replacesTables } from '../editions.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

const END = { board: '4.14', card: '6.8' };

const ends = ({ ending }: Edition, reason: EndReason): boolean => ending.reasons.includes(reason);

const bagAt = ({ ending }: Edition) => ({ count: ending.bagAt });

const closing = (reason: EndReason, more: Partial<Rule> = {}): Rule => ({
  id: `end-${reason}`,
  section: END,
  say: (edition) => when(ends(edition, reason)),
  ...more,
});

const emptyHand = closing('emptyHand', {
  by: ['refillReduction', 'emptyHand'],
  say: (edition) => {
    if (!ends(edition, 'emptyHand')) return null;
    if (drawsCards(edition)) return edition.ending.emptyHand;
    // A hand that is always filled up is never empty.
    return edition.refill.reduction === 'off' ? null : 'smaller';
  },
});

const lastPlayer = closing('onePlayerLeft', {
  by: ['bankruptcy', 'stuckPlayer'],
  say: (edition) => when(ends(edition, 'onePlayerLeft') && canLeave(edition)),
});

const allStuck = closing('allStuck', {
  by: ['stuckPlayer', 'turnOrder'],
  say: (edition) => {
    if (!ends(edition, 'allStuck')) return null;
    if (edition.leaving.stuck === 'pass') return '';
    // Where the order of turns rotates, one player is left by then, which closes the café in any case.
    return edition.turnOrder === 'clockwise' ? 'leaving' : null;
  },
});

const round: Rule = {
  id: 'end-round',
  section: END,
  by: ['finalRound'],
  say: (edition) => {
    // The end of the card game waits for nobody, and nobody asks it to.
    if (!hasBar(edition)) return null;
    if (!edition.ending.finalRound) return 'atOnce';
    return replacesTables(edition) ? 'playedIfTables' : 'played';
  },
  short: 'own',
  unusual: true,
};

const short: Rule = {
  id: 'end',
  section: END,
  by: ['bagEndAt', 'emptyHand'],
  say: (edition) => {
    if (drawsCards(edition)) return `cards-${edition.ending.emptyHand}`;
    return replacesTables(edition) ? 'tables' : 'bag';
  },
  args: bagAt,
  short: 'only',
};

export const end: ChapterPlan = {
  id: 'end',
  section: END,
  rules: [
    { id: 'end-when', section: END },
    closing('bar'),
    closing('chairs'),
    closing('tableStack', { section: { ...END, app12: '5.6' } }),
    closing('guestStack'),
    closing('bag', { by: ['bagEndAt'], args: bagAt }),
    emptyHand,
    lastPlayer,
    allStuck,
    short,
    round,
  ],
};

const ACCOUNT = { board: '4.15', card: '6.9', app12: '5.6' };

const fines: Rule = {
  id: 'account',
  section: ACCOUNT,
  say: (edition) => {
    if (edition.settlement.perGuest === 0) return 'free';
    return drawsCards(edition) ? 'cards' : 'guests';
  },
  args: ({ settlement }) => ({ guest: settlement.perGuest, joker: settlement.perJoker }),
  short: 'own',
};

export const account: ChapterPlan = {
  id: 'account',
  section: { board: '4.15', card: '6.9' },
  rules: [fines, { id: 'account-below', section: ACCOUNT }],
};

const WINNER = { board: '4.16', card: '6.9' };

export const winner: ChapterPlan = {
  id: 'winner',
  section: WINNER,
  rules: [
    { id: 'winner', section: WINNER },
    {
      id: 'tie',
      section: WINNER,
      by: ['tieBreak'],
      say: ({ settlement }) => settlement.tie,
      short: 'own',
      unusual: true,
    },
  ],
};
