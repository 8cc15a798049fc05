import { locale as mirrored } from './ar-xb.js';
import { locale as marked } from './en-xa.js';
import type { Locale } from './locale.js';

export { locale } from './en.js';
export type { Locale } from './locale.js';

/**
 * All languages but English, by their tags in small letters: each is a file that is fetched when somebody asks for it. The
 * two that nobody speaks are English in disguise, to try a page with.
 */
export const loaders: Readonly<Record<string, () => Promise<{ readonly locale: Locale }>>> = {
  cs: () => import('./cs.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
  nl: () => import('./nl.js'),
  tr: () => import('./tr.js'),
  'ar-xb': () => Promise.resolve({ locale: mirrored }),
  'en-xa': () => Promise.resolve({ locale: marked }),
};
