/** Which languages there are, and how they come. */
import { loaders } from './locales/index.js';
import { createLocalizer, english, type Language } from './messages.js';

/** Those that have come; what is parsed once serves every café of the page, and nobody changes it. */
const spoken = new Map<string, Language>([['en', english]]);

/**
 * The language for a BCP 47 tag, as a key for the functions below: the one that has most of its parts ("de-AT" → "de"),
 * English where there is none.
 */
export function languageFor(tag: string): string {
  for (let key = tag.toLowerCase(); key !== ''; key = key.slice(0, Math.max(0, key.lastIndexOf('-'))))
    if (Object.hasOwn(loaders, key)) return key;
  return 'en';
}

/** The localizer of a language, if it has come already. */
export const atHand = (language: string): Language | undefined => spoken.get(language);

/** The localizer of a language of `languageFor`. Rejects where its file cannot be fetched. */
export async function fetchLocalizer(language: string): Promise<Language> {
  const load = loaders[language];
  if (spoken.has(language) || load === undefined) return spoken.get(language) ?? english;
  const localizer = createLocalizer((await load()).locale);
  spoken.set(language, localizer);
  return localizer;
}
