/** What the sentences ask an edition. */
import { NATIONS, joker, type Edition } from '../rules/index.js';

/** Each kind of joker there is as often as the other. */
export const jokersOfAKind = ({ supply }: Edition): number => supply[joker(0)] ?? 0;

export const hasJokers = (edition: Edition): boolean => jokersOfAKind(edition) > 0;

export const hasBar = ({ bar }: Edition): boolean => bar.length > 0;

/** Full tables are replaced from a stack of table cards. */
export const replacesTables = ({ tableCards }: Edition): boolean => tableCards > 0;

/** A card is drawn in place of a turn; else the hand is filled up after it. */
export const drawsCards = ({ hand }: Edition): boolean => hand.filled === 'byDrawing';

/** Whether a player can leave before the end. */
export const canLeave = (edition: Edition): boolean =>
  hasBar(edition) && (edition.barVisit.cannotPay === 'eliminate' || edition.leaving.stuck === 'eliminate');

/** How the tables of a nation stand: replaced by others, alone, side by side on a shared chair, or apart. */
export function tablesOfANation(edition: Edition): 'replaced' | 'single' | 'beside' | 'apart' {
  const { nations, tablesOf } = edition.plan;
  if (replacesTables(edition)) return 'replaced';
  if (nations.length === NATIONS.length) return 'single';
  const joins = (tables: readonly number[]): boolean => new Set(tables.map((t) => nations[t])).size < tables.length;
  return tablesOf.some(joins) ? 'beside' : 'apart';
}
