import { html, type TemplateResult } from 'lit';
import type { Localizer, MessageArgs } from '../i18n/messages.js';

/** The first of the code points that stand for a piece while its sentence is put together. */
const FIRST_MARK = 0xe000;

/**
 * The message `id` with rendered pieces in it: `pieces` gives for some of its arguments what is drawn in their place,
 * such as a player's name that keeps its own writing direction.
 */
export function sentence(
  locale: Localizer,
  id: string,
  args: MessageArgs,
  pieces: Readonly<Record<string, unknown>>,
): readonly unknown[] {
  const marks = new Map(Object.entries(pieces).map(([name, piece], at) => [name, { mark: markOf(at), piece }]));
  const marked = Object.fromEntries([...marks].map(([name, { mark }]) => [name, mark]));
  const drawn = new Map([...marks.values()].map(({ mark, piece }) => [mark, piece]));
  const text = locale.text(id, { ...args, ...marked });
  return text.split(/([\ue000-\ue00f])/).map((part) => drawn.get(part) ?? part);
}

/** A message about somebody: its argument `name` is drawn as a name, and is text whatever it holds. */
export function sentenceWithName(locale: Localizer, id: string, args: MessageArgs): readonly unknown[] {
  return sentence(locale, id, args, 'name' in args ? { name: playerName(String(args.name)) } : {});
}

/** A player's name, isolated so that its writing direction stays its own. */
export function playerName(name: string): TemplateResult {
  return html`<bdi>${name}</bdi>`;
}

/** Names as the language lists them: "Ann, Ben and Cem". */
export function playerNames(locale: Localizer, names: readonly string[]): readonly unknown[] {
  const parts = new Intl.ListFormat(locale.lang, { type: 'conjunction' }).formatToParts(names);
  return parts.map(({ type, value }) => (type === 'element' ? playerName(value) : value));
}

function markOf(at: number): string {
  return String.fromCharCode(FIRST_MARK + at);
}
