/** How the charts come by the law: from the settings in their context, which is plain data. */
import { lawOf, type Settings } from '../referee/index.js';
import type { Edition } from '../rules/index.js';

/** Finds the edition under these settings, which were checked when they were agreed on. */
export type Law = (settings: Settings) => Edition;

/** A law that remembers the settings it was asked for last, so that asking again is free. */
export function createLaw(): Law {
  let known: { settings: Settings; edition: Edition } | undefined;
  return (settings) => {
    if (known?.settings !== settings) {
      const edition = lawOf(settings);
      if (!edition.ok) throw new Error(edition.text);
      known = { settings, edition: edition.value };
    }
    return known.edition;
  };
}
