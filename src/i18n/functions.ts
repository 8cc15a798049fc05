/**
 * What messages can call. They take ids and tokens and put them into the language's own words; `form` chooses an
 * attribute of the word's message, so a language adds the cases it needs without any code.
 *
 * - `GUEST($guest, form: "the")`: a guest token → "the lady from Britain"
 * - `NATION($nation, form: "from")`: a nation id, or a guest token → "Britain"
 * - `TABLES($tables)`: table ids with spaces between → "Britain 1 and Spain 2"
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

/** The functions for the bundle of `lang`. What is no id and no token is taken for "this guest", "this table". */
export function cafeFunctions(lang: string, words: Words): Record<string, FluentFunction> {
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return {
    GUEST: ([token], named) => words(guestMessage(token), form(named), { nation: nationOf(token) }),
    NATION: ([token], named) => words(`nation-${nationOf(token)}`, form(named), {}),
    TABLES: ([ids]) => list.format(tableIds(ids).map((id) => words(tableMessage(id), undefined, tableArgs(id)))),
    SEX: ([token]) => parseGuest(token)?.sex ?? 'other',
    SIGNED: ([number]) => new CafeNumber(toNumber(number), { signDisplay: 'exceptZero' }),
  };
}

function form(named: Record<string, FluentValue>): string | undefined {
  return typeof named.form === 'string' ? named.form : undefined;
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

function tableIds(ids: FluentValue | undefined): string[] {
  return typeof ids === 'string' ? ids.split(' ') : [''];
}

function tableMessage(id: string): string {
  return /^[A-Z]{2}\d+$/.test(id) ? 'table-name' : 'table-unknown';
}

function tableArgs(id: string): Record<string, string> {
  return { nation: id.slice(0, 2), number: id.slice(2) };
}

function toNumber(value: FluentValue | undefined): number {
  return value instanceof CafeNumber ? value.value : Number(value);
}
