/**
 * The texts for people, in one language. Messages are Fluent (https://projectfluent.org), one file a language in
 * `locales/`; code knows their ids only.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { cafeFunctions } from './functions.js';
import { locales } from './locales/index.js';
import { CafeNumber } from './numbers.js';

/** Arguments of a message. `guest` is a guest token, `nation` a nation id, `tables` table ids with spaces between. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** Speaks one language. */
export interface Localizer {
  /** BCP 47 tag of the language that is spoken, which may be another than was asked for. */
  readonly lang: string;
  /** The message `id`; an id that does not exist comes back as `{id}`, visible and harmless. */
  text(id: string, args?: MessageArgs): string;
}

/** A localizer for `tag`; a language without messages falls back to English. Never throws. */
export function createLocalizer(tag: string): Localizer {
  const language = tag.toLowerCase().split('-', 1)[0] ?? '';
  const messages = Object.hasOwn(locales, language) ? locales[language] : undefined;
  return messages === undefined || language === english.lang ? english : speak(language, messages);
}

/** Every language falls back to English, so its messages are parsed once and for all. */
const english = speak('en', locales.en);

function speak(lang: string, messages: string): Localizer {
  const bundle: FluentBundle = new FluentBundle(lang, {
    // Names are isolated by markup, and marks would come between players and what they copy, search or have read out.
    useIsolating: false,
    functions: cafeFunctions(lang, (id, form, args) => format(bundle, id, form, args)),
  });
  bundle.addResource(new FluentResource(messages));
  return { lang, text: (id, args = {}) => format(bundle, id, undefined, args) };
}

/** The value of message `id`, or its attribute `form` where it has one. */
function format(bundle: FluentBundle, id: string, form: string | undefined, args: MessageArgs): string {
  const message = bundle.getMessage(id);
  const pattern = (form === undefined ? undefined : message?.attributes[form]) ?? message?.value;
  if (pattern === undefined || pattern === null) return `{${id}}`;
  // With a list for errors Fluent never throws: an argument that is missing stays visible by its name.
  return bundle.formatPattern(pattern, variables(args), []);
}

function variables(args: MessageArgs): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new CafeNumber(value) : value]),
  );
}
