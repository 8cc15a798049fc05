/** What is spoken after an action: at most one message, of what happened and what is expected now. */
import type { Views } from '../flow/index.js';
import type { Localizer } from '../i18n/messages.js';
import { entryLines } from './log-lines.js';
import { refusalText } from './refusal-text.js';

/** The message that leads from one set of views to the next; empty if there is nothing to say. `refused`: just now. */
export function spokenText(locale: Localizer, before: Views | undefined, now: Views, refused: boolean): string {
  const { refusal, prompt } = now.controls;
  if (refusal) return refused ? refusalText(locale, refusal) : '';
  const entry = now.log.at(-1);
  const isNew = before !== undefined && entry !== undefined && now.log.length > before.log.length;
  if (!isNew && prompt === before?.controls.prompt) return '';
  const next = locale.text(prompt.id, prompt.args);
  if (!isNew) return next;
  const done = entryLines(locale, entry)
    .map(({ text }) => text)
    .join(' ');
  return `${entry.name}: ${done} ${locale.text('score-points', { points: entry.total })}. ${next}`;
}
