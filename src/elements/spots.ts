/** The elements that are drawn at the spots of the café. */
import type { CafeHand } from './cafe-hand.js';
import type { Spot } from './moves.js';

/** What is drawn there now, within the root of a table; undefined where nothing is. */
export function elementAt(root: ParentNode, spot: Spot): Element | undefined {
  const board = root.querySelector('cafe-board')?.shadowRoot;
  const score = root.querySelector('cafe-scoreboard')?.shadowRoot;
  switch (spot.kind) {
    case 'chair':
      return board?.querySelector(`[data-chair="${CSS.escape(spot.chair)}"]`) ?? undefined;
    case 'table':
      return board?.querySelector(`[data-table="${CSS.escape(spot.table)}"]`) ?? undefined;
    case 'stool':
      return board?.querySelector('cafe-bar')?.shadowRoot?.querySelectorAll('.stool')[spot.stool];
    case 'score':
      return score?.querySelectorAll('li .points')[spot.player];
    case 'bag':
      return score?.querySelector('.foot') ?? undefined;
    case 'hand':
      return handOf(root, spot.player);
    case 'tile':
      return handOf(root, spot.player)?.shadowRoot?.querySelector(`[data-place="${spot.index}"]`) ?? undefined;
  }
}

const handOf = (root: ParentNode, player: number): CafeHand | undefined =>
  [...root.querySelectorAll<CafeHand>('cafe-hand')].find(({ view }) => view?.player === player);
