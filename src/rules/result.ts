/** How every door of the project answers: a value, or what was wrong and where. Nothing is thrown at a caller for bad input. */
export type Result<T> = Success<T> | Failure;

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failure {
  readonly ok: false;
  /** One of the codes of `docs/contract.md`. */
  readonly code: string;
  /** One sentence for people who write pages and files. */
  readonly text: string;
  /** The place: an option, a field, a chair, a turn number. */
  readonly at?: string;
}

/** A value of the outside as a message shows it, never longer than a line. */
export function shown(value: unknown): string {
  try {
    return value === undefined ? 'undefined' : JSON.stringify(value).slice(0, 80);
  } catch {
    return `this ${typeof value}`;
  }
}

export const success = <T>(value: T): Success<T> => ({ ok: true, value });

/** Text of the outside can be of any length; what is said about it, and where, is not. */
const LONGEST = 400;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text);

/** One line, also where the outside broke it. */
const oneLine = (text: string): string => short(text).replace(/[\s\p{Cc}]+/gu, ' ');

export const failure = (code: string, text: string, at?: string): Failure =>
  at === undefined ? { ok: false, code, text: oneLine(text) } : { ok: false, code, text: oneLine(text), at: short(at) };
