/** Where `autosave` keeps games: a port, so that the page decides what is behind it. */
import { parseSave } from './parse.js';
import type { SavedGame } from './schema.js';
import type { StartedGame } from '../referee/index.js';
import type { Result } from '../rules/index.js';

/** The part of Web Storage that is needed. Every call may throw: storage can be full, or forbidden. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'cafe-international:';

/** Puts a save on the shelf; false if the shelf does not take it. */
export function keep(shelf: Shelf, key: string, save: SavedGame): boolean {
  return attempt(() => {
    shelf.setItem(PREFIX + key, JSON.stringify(save));
    return true;
  }, false);
}

/**
 * Reads the game under this key; undefined if there is none. A save that is refused is set aside under a key of its
 * own, so that the next game does not write over it.
 */
export function recall(shelf: Shelf, key: string): Result<StartedGame> | undefined {
  const text = attempt(() => shelf.getItem(PREFIX + key), null);
  if (text === null) return undefined;
  const game = parseSave(text);
  if (!game.ok)
    attempt(() => {
      shelf.setItem(`${PREFIX}${key}:set-aside`, text);
    }, undefined);
  return game;
}

/** Clears the key. */
export function forget(shelf: Shelf, key: string): void {
  attempt(() => {
    shelf.removeItem(PREFIX + key);
  }, undefined);
}

function attempt<T>(call: () => T, otherwise: T): T {
  try {
    return call();
  } catch {
    return otherwise;
  }
}
