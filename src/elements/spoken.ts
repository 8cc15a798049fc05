/** What is spoken after an action: at most one message, of what happened and what is expected now. */
import type { AccountView, LogEntryView, Views } from '../flow/index.js';
import type { Localizer } from '../i18n/messages.js';
import { pointsText, replacedIn, replacedText, stepText } from './log-lines.js';
import { refusalText } from './refusal-text.js';

export const VERBOSITIES = ['short', 'normal', 'full'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** What is said of a turn: its guests and why they earned their points, its guests, or how many they were. */
type Way = 'why' | 'guests' | 'number';

/** The first of these that is not too long, else the last. */
const WAYS: Readonly<Record<Verbosity, readonly Way[]>> = {
  full: ['why'],
  normal: ['why', 'guests', 'number'],
  short: ['number'],
};

/** Nobody waits for the end of a longer sentence: the log has the rest. */
const LONGEST = 120;

/** The message that leads from one set of views to the next; empty if there is nothing to say. `refused`: just now. */
export function spokenText(
  locale: Localizer,
  before: Views | undefined,
  now: Views,
  refused: boolean,
  verbosity: Verbosity = 'normal',
): string {
  const { refusal, prompt } = now.controls;
  if (refusal) return refused ? refusalText(locale, refusal) : '';
  const entry = now.log.at(-1);
  const isNew = before !== undefined && entry !== undefined && now.log.length > before.log.length;
  const tables = tablesText(locale, before, isNew ? entry : undefined, now);
  if (!isNew && tables === '' && prompt === before?.controls.prompt) return '';
  const next = then(locale, tables, nextText(locale, now, verbosity));
  if (!isNew) return next;
  const texts = WAYS[verbosity].map((way) => then(locale, turnText(locale, entry, way), next));
  return texts.find(({ length }) => length <= LONGEST) ?? texts.at(-1) ?? next;
}

/** What comes next: who has won, or what is expected; in short only of whom. */
function nextText(locale: Localizer, { result, controls: { prompt } }: Views, verbosity: Verbosity): string {
  if (result) return winnersText(locale, result.accounts);
  const { name } = prompt.args;
  return verbosity === 'short' && name !== undefined
    ? locale.text('spoken-next', { name })
    : locale.text(prompt.id, prompt.args);
}

const then = (locale: Localizer, turn: string, next: string): string =>
  turn === '' ? next : locale.text('spoken-then', { turn, next });

/** Which tables have made room for others since, and what of that is, or will be, for good. */
function tablesText(locale: Localizer, before: Views | undefined, entry: LogEntryView | undefined, now: Views): string {
  const known = before?.controls.replaced?.length ?? 0;
  const replaced = entry?.steps.flatMap(replacedIn) ?? now.controls.replaced ?? [];
  const { final } = now.controls;
  const isNews = final !== before?.controls.final && (final === 'onceTurned' || final === 'tableTurned');
  const news = replaced.slice(known).map((table) => replacedText(locale, table));
  return [...news, ...(isNews ? [locale.text(`final-${final}`)] : [])].reduce(
    (text, more) => then(locale, text, more),
    '',
  );
}

/** A turn: "Ann: seats a lady from Spain and a gentleman from Cuba, 4 points. Spain 1: a pair, 2 points." */
function turnText(locale: Localizer, entry: LogEntryView, way: Way): string {
  const { name, limit, left, total, steps } = entry;
  const more = [
    ...steps.filter(({ kind }) => kind === 'end' || kind === 'birthday').map((step) => stepText(locale, step)),
    ...(limit === undefined ? [] : [locale.text('log-limit', { limit })]),
    ...(left ? [locale.text('log-left')] : []),
  ];
  const text = more.reduce((text, more) => locale.text('spoken-and', { text, more }), stepsText(locale, entry, way));
  const turn = locale.text('spoken-turn', { name, text, points: total });
  const lines = way === 'why' ? steps.flatMap((step) => ('lines' in step ? step.lines : [])) : [];
  return lines
    .map((line) => locale.text('spoken-line', { text: pointsText(locale, line) }))
    .reduce((text, line) => then(locale, text, line), turn);
}

function stepsText(locale: Localizer, { steps }: LogEntryView, way: Way): string {
  const [first] = steps;
  if (first === undefined) return locale.text('log-pass');
  if (first.kind === 'swap') return locale.text('spoken-swap', { guest: first.guest.token });
  if (first.kind !== 'seat') return stepText(locale, first);
  const guests = steps.flatMap((step) => ('guest' in step ? [step.guest.token] : []));
  if (way === 'number') return locale.text('spoken-number', { count: guests.length });
  return locale.text('spoken-seat', { guests: guests.join(' ') });
}

function winnersText(locale: Localizer, accounts: readonly AccountView[]): string {
  const first = accounts.filter(({ rank }) => rank === 1);
  const list = new Intl.ListFormat(locale.lang, { type: 'conjunction' });
  const names = list.format(first.map(({ name }) => name));
  const id = first.length > 1 ? 'result-tie' : 'result-winner';
  return locale.text('spoken-over', { winners: locale.text(id, { names, points: first[0]?.final ?? 0 }) });
}
