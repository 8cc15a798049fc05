import { nationIds, type NationId } from '../nations.js';

/** The letters of every nation are its id, unless a pack says otherwise. */
export const idLetters = Object.fromEntries(nationIds.map((id) => [id, id])) as Record<NationId, string>;
