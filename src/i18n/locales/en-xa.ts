import { locale as english } from './en.js';
import type { Locale } from './locale.js';

const letters = new Map(
  Array.from('aáeéiíoóuúyýcçnñsšzžAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽ'.matchAll(/(.)(.)/gu), ([, plain = '', marked = '']) => [
    plain,
    marked,
  ]),
);

/** English with marks on its letters and a third longer: what stays plain is no message, what is cut off has no room. */
export const locale: Locale = {
  ...english,
  tag: 'en-XA',
  disguise: (words) =>
    words.replace(/[a-z]/giu, (letter) => {
      const marked = letters.get(letter) ?? letter;
      return /[aeiou]/.test(letter) ? marked + marked : marked;
    }),
};
