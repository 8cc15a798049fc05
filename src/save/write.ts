/** Writing a saved game down. */
import { resolve, type StartedGame } from '../referee/index.js';
import { digestOf } from './digest.js';
import { FORMAT, VERSION, type SavedGame } from './schema.js';

/** The save of a game; plain data that survives JSON and structured clone. */
export function writeSave({ settings, players, seed, log, position, undone }: StartedGame): SavedGame {
  // House rules can be written in several ways; a save, and its digest, has them in one.
  const rules = resolve(settings.edition, settings.houseRules);
  if (!rules.ok) throw new Error(rules.text);
  const { edition, houseRules } = rules.value;
  return {
    format: FORMAT,
    version: VERSION,
    edition: edition.id,
    houseRules: { ...houseRules },
    players: players.map(({ name }) => ({ name, kind: 'human' })),
    seed,
    turns: log.map(({ text }) => text),
    digest: digestOf(edition, houseRules, { seed, log, undone, position }),
    ...(undone > 0 ? { undone } : {}),
  };
}
