/** The editions by name. A new one is a file here and a line below. */
import { failure, shown, success, type Edition, type Result } from '../rules/index.js';
import { app12 } from './app12.js';
import { board } from './board.js';
import { card } from './card.js';

const EDITIONS: readonly Edition[] = [board, card, app12];

export const EDITION_IDS: readonly string[] = EDITIONS.map(({ id }) => id);

/** Finds an edition by its id (`board@1`) or by its bare name (`board`: its newest revision). Refused with `unknown-edition`. */
export function editionById(id: unknown): Result<Edition> {
  const edition =
    EDITIONS.find((known) => known.id === id) ?? EDITIONS.findLast((known) => editionName(known.id) === id);
  return edition
    ? success(edition)
    : failure('unknown-edition', `There is no edition ${shown(id)}; there is ${EDITION_IDS.join(', ')}.`, 'edition');
}

/** The bare name of an edition: `board` for `board@1`. */
export const editionName = (id: string): string => id.split('@')[0] ?? id;

/** The bare names, in the order in which a lobby offers them. */
export const EDITION_NAMES: readonly string[] = [...new Set(EDITION_IDS.map(editionName))];
