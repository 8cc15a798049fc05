/** The languages that people speak. */
import { fetchLocalizer } from '../../src/i18n/languages.js';
import { loaders } from '../../src/i18n/locales/index.js';
import { english, type Localizer } from '../../src/i18n/messages.js';

/** Tags of the two that only look like one. */
const DISGUISED = ['en-xa', 'ar-xb'];

/** All of them, English first. */
export const languages = async (): Promise<readonly Localizer[]> => [
  english,
  ...(await Promise.all(
    Object.keys(loaders)
      .filter((tag) => !DISGUISED.includes(tag))
      .map((tag) => fetchLocalizer(tag)),
  )),
];
