/** How the game stands, in a few sentences, for whoever asks: who leads, whose turn it is, what can still come, the hand. */
import type { HandView, Views } from '../flow/index.js';
import type { BoardView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';
import { barName } from './bar-name.js';

export function summaryText(locale: Localizer, { scoreboard, curtain, hands, board, result }: Views): string {
  if (!scoreboard) return '';
  const { standings, turn, bag, cards } = scoreboard;
  const active = hands.find((hand) => hand.active);
  const sentences = [
    ...(result ? [] : [locale.text('summary-turn', { number: turn })]),
    ...(curtain ? [locale.text('summary-curtain', { name: curtain.name })] : []),
    ...(active ? [locale.text('summary-mover', { name: active.name })] : []),
    ...standings.map(({ name, points, out }) =>
      locale.text(out ? 'summary-player-out' : 'summary-player', { name, points }),
    ),
    ...[locale.text(cards ? 'score-stack' : 'score-bag', { count: bag }), ...barText(locale, board)].map((text) =>
      locale.text('summary-text', { text }),
    ),
    ...(active ? handTexts(locale, active) : []),
  ];
  return sentences.reduce((turn, next) => locale.text('spoken-then', { turn, next }));
}

const barText = (locale: Localizer, { bar }: BoardView): readonly string[] => (bar ? [barName(bar, locale)] : []);

/** What is in the hand, and what of it is seated already in this turn. */
function handTexts(locale: Localizer, { tiles }: HandView): readonly string[] {
  const guests = (placed: boolean): string =>
    tiles
      .filter((tile) => tile.placed === placed)
      .map(({ guest }) => guest.token)
      .join(' ');
  const [held, seated] = [guests(false), guests(true)];
  return [
    ...(seated === '' ? [] : [locale.text('summary-seated', { guests: seated })]),
    held === '' ? locale.text('summary-hand-empty') : locale.text('summary-hand', { guests: held }),
  ];
}
