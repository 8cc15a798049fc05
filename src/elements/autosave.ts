/** `autosave`: the game in the browser's own storage, written before anything is animated. */
import { forget, keep, recall, type SavedGame, type Shelf } from '../save/index.js';
import type { StartedGame } from '../referee/index.js';
import type { Result } from '../rules/index.js';

/** The storage of this page; undefined where the browser forbids it. */
function shelf(): Shelf | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** False if the browser keeps nothing: the game then lives in memory only. */
export function keepGame(key: string, save: SavedGame): boolean {
  const storage = shelf();
  return storage !== undefined && keep(storage, key, save);
}

export function recallGame(key: string): Result<StartedGame> | undefined {
  const storage = shelf();
  return storage && recall(storage, key);
}

export function forgetGame(key: string): void {
  const storage = shelf();
  if (storage) forget(storage, key);
}
