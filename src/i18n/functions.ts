/**
 * What messages can call. They take ids and tokens and put them into the language's own words; `form` chooses an
 * attribute of the word's message, so a language adds the cases it needs without any code.
 *
 * - `GUEST($guest, form: "the")`: a guest token → "the lady from Britain"
 * - `GUESTS($guests, form: …)`: guest tokens with spaces between → "a lady from Britain and a gentleman joker"
 * - `NATION($nation, form: "from")`: a nation id, or a guest token → "Britain"
 * - `TABLES($tables)`: tables with spaces between → "Britain 1 and Spain 2". `GB1` is a table of the board game; `TR@NW`
 *   one that was dealt from cards, with the place where it lies; `NW` that place; `@NW` the place without a table.
 * - `SEX($guest)`: `f`, `m` or `other`, to select by
 * - `SIGNED($points)`: "+4", "−2", "0"
 */
import type { FluentFunction, FluentValue } from '@fluent/bundle';
import { CafeNumber } from './numbers.js';

/** Formats a message, or its attribute `form`, within the same language. */
export type Words = (id: string, form: string | undefined, args: Readonly<Record<string, string>>) => string;

interface Guest {
  readonly nation?: string;
  readonly sex: string;
}

/** Nations that are called otherwise than in the messages: one name, or the forms that are asked for, with `name`. */
export type Names = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The functions for the bundle of `lang`. What is no id and no token is taken for "this guest", "this table". */
export function cafeFunctions(lang: string, words: Words, names: Names): Record<string, FluentFunction> {
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const guest = (token: FluentValue | undefined, named: Record<string, FluentValue>): string =>
    words(guestMessage(token), form(named), { nation: nationOf(token) });
  return {
    GUEST: ([token], named) => guest(token, named),
    GUESTS: ([tokens], named) => list.format(ids(tokens).map((token) => guest(token, named))),
    NATION: ([token], named) =>
      nationName(names, nationOf(token), form(named)) ?? words(`nation-${nationOf(token)}`, form(named), {}),
    TABLES: ([tokens], named) => list.format(ids(tokens).map((id) => tableWords(words, id, form(named)))),
    SEX: ([token]) => parseGuest(token)?.sex ?? 'other',
    SIGNED: ([number]) => new CafeNumber(toNumber(number), { signDisplay: 'exceptZero' }),
  };
}

function form(named: Record<string, FluentValue>): string | undefined {
  return typeof named.form === 'string' ? named.form : undefined;
}

function nationName(names: Names, nation: string, form = 'name'): string | undefined {
  const name = Object.hasOwn(names, nation) ? names[nation] : undefined;
  return typeof name === 'object' ? (name[form] ?? name.name) : name;
}

function parseGuest(token: FluentValue | undefined): Guest | undefined {
  const found = typeof token === 'string' ? /^(?:J|([A-Z]{2}))([fm])(?:=([A-Z]{2}))?$/.exec(token) : null;
  const [, own, sex, named] = found ?? [];
  const nation = own ?? named;
  return sex === undefined ? undefined : { sex, ...(nation === undefined ? {} : { nation }) };
}

function guestMessage(token: FluentValue | undefined): string {
  const guest = parseGuest(token);
  if (guest === undefined) return 'guest-unknown';
  const joker = String(token).startsWith('J');
  if (!joker) return guest.sex === 'f' ? 'guest-lady' : 'guest-gentleman';
  if (guest.nation === undefined) return guest.sex === 'f' ? 'guest-lady-joker' : 'guest-gentleman-joker';
  return guest.sex === 'f' ? 'guest-lady-joker-named' : 'guest-gentleman-joker-named';
}

function nationOf(token: FluentValue | undefined): string {
  if (typeof token === 'string' && /^[A-Z]{2}$/.test(token)) return token;
  return parseGuest(token)?.nation ?? 'unknown';
}

const ids = (text: FluentValue | undefined): string[] => (typeof text === 'string' ? text.split(' ') : ['']);

function tableWords(words: Words, token: string, form: string | undefined): string {
  const [, nation = '', number = ''] = /^([A-Z]{2})(\d+)$/.exec(token) ?? [];
  if (number !== '') return words('table-name', form, { nation, number });
  const [, dealt = '', at = '', place = token] = /^([A-Z]{2})?(@)(\w+)$/.exec(token) ?? [];
  if (!PLACES.test(place)) return words('table-unknown', form, {});
  if (at === '') return placeWords(words, place, 'the');
  return words(dealt === '' ? 'table-none' : 'table-at-place', form, {
    nation: dealt,
    place: placeWords(words, place),
  });
}

/** Where table cards lie: round the cross of the card game, or numbered in the ring of twelve. */
const PLACES = /^(?:NNW|NW|NE|C|SW|SE|SSE|T\d+)$/;

function placeWords(words: Words, place: string, form?: string): string {
  const [, number] = /^T(\d+)$/.exec(place) ?? [];
  return number === undefined ? words(`place-${place}`, form, {}) : words('place-number', form, { number });
}

function toNumber(value: FluentValue | undefined): number {
  return value instanceof CafeNumber ? value.value : Number(value);
}
