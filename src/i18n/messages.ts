/**
 * The texts for people, in one language. Messages are Fluent (https://projectfluent.org), one file a language in
 * `locales/`; code knows their ids only.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { cafeFunctions, type Names } from './functions.js';
import { locale as englishLocale, type Locale } from './locales/index.js';
import { CafeNumber } from './numbers.js';

/** Arguments of a message. `guest` is a guest token, `nation` a nation id, `tables` table ids with spaces between. */
export type MessageArgs = Readonly<Record<string, string | number>>;

/** Speaks one language. */
export interface Localizer {
  /** BCP 47 tag of the language that is spoken, which may be another than was asked for. */
  readonly lang: string;
  /** Which way it is written. */
  readonly direction: 'ltr' | 'rtl';
  /** The message `id`; an id that does not exist comes back as `{id}`, visible and harmless. */
  text(id: string, args?: MessageArgs): string;
}

export interface Language extends Localizer {
  /** The same language, where nations of these ids have other names. */
  calling(names: Names): Localizer;
}

export function createLocalizer(locale: Locale, names: Names = {}): Language {
  const { tag, messages, direction, disguise } = locale;
  const bundle: FluentBundle = new FluentBundle(tag, {
    // Names are isolated by markup, and marks would come between players and what they copy, search or have read out.
    useIsolating: false,
    functions: cafeFunctions(tag, (id, form, args) => format(bundle, id, form, args), names),
    ...(disguise === undefined ? {} : { transform: disguise }),
  });
  bundle.addResource(new FluentResource(messages));
  return {
    lang: tag,
    direction: direction ?? 'ltr',
    text: (id, args = {}) => format(bundle, id, undefined, args),
    calling: (other) => createLocalizer(locale, other),
  };
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

/** The language that is always at hand. */
export const english = createLocalizer(englishLocale);
