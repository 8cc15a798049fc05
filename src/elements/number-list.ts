/** Reading a row of whole numbers that somebody typed; what is wrong with it is said with its place. */
import type { MessageArgs } from '../i18n/messages.js';

export interface ListRules {
  readonly count: number;
  readonly within: readonly [least: number, most: number];
}

/** A message id and its arguments. */
export interface Fault {
  readonly id: 'list-no-number' | 'list-bounds' | 'list-few' | 'list-many';
  readonly args: MessageArgs;
}

export type ReadList = { readonly numbers: readonly number[] } | { readonly fault: Fault };

/** Numbers with anything usual between them: spaces, commas, semicolons, dots in the middle, new lines. */
const BETWEEN = /[\s,;·|/]+/;
const WHOLE = /^[+-]?\d+$/;

export function readNumbers(text: string, { count, within: [least, most] }: ListRules): ReadList {
  const words = text.split(BETWEEN).filter((word) => word !== '');
  // A sign that stands by itself belongs to nothing, and minus signs have several shapes.
  const plain = words.map((word) => word.replace(/^[−–]/, '-'));
  const faultAt = plain.findIndex((word) => !WHOLE.test(word));
  if (faultAt >= 0) return fault('list-no-number', { place: faultAt + 1, text: words[faultAt] ?? '' });
  const numbers = plain.map((word) => Number(word) + 0);
  const outside = numbers.findIndex((number) => number < least || number > most);
  if (outside >= 0)
    return fault('list-bounds', { place: outside + 1, text: words[outside] ?? '', ...boundsOf([least, most]) });
  if (numbers.length < count) return fault('list-few', { count, given: numbers.length, place: numbers.length + 1 });
  if (numbers.length > count) return fault('list-many', { count, given: numbers.length, place: count + 1 });
  return { numbers };
}

/** The row as it can be typed: with signs that every keyboard has. */
export const writeNumbers = (numbers: readonly number[]): string => numbers.join(' ');

/** For people: without marks between the thousands, which would be read as two numbers. */
export const boundsOf = ([least, most]: ListRules['within']): MessageArgs => ({
  least: shown(least),
  most: shown(most),
});

const shown = (number: number): string => String(number).replace('-', '\u2212');

const fault = (id: Fault['id'], args: MessageArgs): ReadList => ({ fault: { id, args } });
