/** The editions by name. A new one is a file here and a line below. */
import { failure, shown, success, type Edition, type Result } from '../rules/index.js';
import { board } from './board.js';

const EDITIONS: readonly Edition[] = [board];

export const EDITION_IDS: readonly string[] = EDITIONS.map(({ id }) => id);

/** Finds an edition by its id (`board@1`) or by its bare name (`board`: its newest revision). Refused with `unknown-edition`. */
export function editionById(id: unknown): Result<Edition> {
  const edition =
    EDITIONS.find((known) => known.id === id) ?? EDITIONS.findLast((known) => known.id.split('@')[0] === id);
  return edition
    ? success(edition)
    : failure('unknown-edition', `There is no edition ${shown(id)}; there is ${EDITION_IDS.join(', ')}.`, 'edition');
}
