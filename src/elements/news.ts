/** News of the charts as the events that pages hear. */
import type { MatchController } from '../contexts/match-controller.js';
import type { MatchEmitted } from '../flow/index.js';
import type { Localizer } from '../i18n/messages.js';
import { lineInWords, type Played, type ReasonInWords } from '../referee/index.js';
import { settle } from '../rules/index.js';
import { writeSave } from '../save/index.js';
import { keepGame } from './autosave.js';
import { fire } from './public-events.js';
import { refusalText } from './refusal-text.js';

/** Where the news comes from and where it goes. */
export interface NewsDesk {
  readonly page: EventTarget;
  readonly match: MatchController;
  readonly localizer: Localizer;
  readonly autosave: string | null;
}

/** Fires the events for one piece of news, in the order in which pages may rely on them. */
export function tellNews(desk: NewsDesk, news: MatchEmitted): void {
  switch (news.type) {
    case 'started':
      tellStart(desk);
      break;
    case 'turnPlayed':
      tellTurn(desk, news.played, news.origin);
      break;
    case 'turnUndone':
      fire(desk.page, 'cafe-undo', { turn: news.played.seen, free: news.free });
      tellSave(desk);
      break;
    case 'over':
      if (!news.found) tellOver(desk);
      break;
    case 'refused':
      tellRefusal(desk, news.reason);
      break;
  }
}

function tellStart(desk: NewsDesk): void {
  const { players, settings } = desk.match.match;
  const people = players.map(({ name }) => ({ name, kind: 'human' as const }));
  fire(desk.page, 'cafe-start', {
    players: people,
    edition: desk.match.edition.id,
    houseRules: { ...settings.houseRules },
  });
  keepHere(desk);
}

function tellTurn(desk: NewsDesk, played: Played, origin: 'human' | 'api'): void {
  const { seen: turn, player, points } = played;
  const lines = played.lines.map((line) => lineInWords(desk.match.edition, line));
  fire(desk.page, 'cafe-turn', { turn, player, points, lines, origin });
  tellSave(desk);
}

function tellSave(desk: NewsDesk): void {
  const { game } = desk.match;
  if (game) fire(desk.page, 'cafe-save', writeSave(game));
  keepHere(desk);
}

function tellOver({ page, match }: NewsDesk): void {
  const { position } = match.match;
  if (position?.over) fire(page, 'cafe-over', { accounts: settle(match.edition, position), reason: position.over });
}

function tellRefusal({ page, match, localizer }: NewsDesk, { code, chairs, tables }: ReasonInWords): void {
  const { refusal = { code, chairs, tables } } = match.views.controls;
  fire(page, 'cafe-illegal', { code, text: refusalText(localizer, refusal), chairs, tables });
}

/** Keeps the game in the browser if the page asked for that. */
export function keepHere({ page, match, autosave }: NewsDesk): void {
  if (autosave === null || !match.game || keepGame(autosave, writeSave(match.game))) return;
  fire(page, 'cafe-storage', {
    code: 'memory-only',
    text: 'This browser keeps no games; this one will be gone after a reload.',
  });
}
