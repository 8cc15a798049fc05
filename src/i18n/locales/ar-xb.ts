import { locale as english } from './en.js';
import type { Locale } from './locale.js';

/** English that runs from right to left: what still begins on the left was placed by hand. */
export const locale: Locale = {
  ...english,
  tag: 'ar-XB',
  direction: 'rtl',
  // An override for each run of letters: spaces stay outside, so that lines can still be broken.
  disguise: (words) => words.replace(/\S+/gu, '\u202E$&\u202C'),
};
