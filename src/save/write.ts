/** Writing a saved game down. */
import { lawOf } from '../referee/index.js';
import { digestOf } from './digest.js';
import type { LoadedGame } from './parse.js';
import { FORMAT, VERSION, type SavedGame } from './schema.js';

/** The save of a game; plain data that survives JSON and structured clone. */
export function writeSave({ settings, players, seed, log, position, undone }: LoadedGame): SavedGame {
  const edition = lawOf(settings);
  if (!edition.ok) throw new Error(edition.text);
  return {
    format: FORMAT,
    version: VERSION,
    edition: edition.value.id,
    houseRules: { ...settings.houseRules },
    players: players.map(({ name }) => ({ name, kind: 'human' })),
    seed,
    turns: log.map(({ text }) => text),
    digest: digestOf(edition.value, settings.houseRules, position),
    ...(undone > 0 ? { undone } : {}),
  };
}
