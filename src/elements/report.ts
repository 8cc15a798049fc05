/** Telling a page that what it wrote is no good. */
import type { Result } from '../rules/index.js';
import { fire, type Problem } from './public-events.js';

/** Tells the page and the console once what is wrong with an attribute of `element`. */
export function report(element: HTMLElement, attribute: string, { code, text, at }: Problem): void {
  console.warn(`<${element.localName}> ${attribute}: ${text}`);
  fire(element, 'cafe-error', { code, text, ...(at === undefined ? {} : { at }) });
}

/** A value that was read; of a bad one the page is told, and the last good one stays. */
export function readOr<T>(element: HTMLElement, attribute: string, read: Result<T>, good: T): T {
  if (read.ok) return read.value;
  report(element, attribute, read);
  return good;
}
