import { en } from './en.js';

/** The languages, by the first part of their BCP 47 tag: Fluent messages as text. A new language is one more line. */
export const locales: { readonly en: string } & Readonly<Record<string, string>> = { en };
