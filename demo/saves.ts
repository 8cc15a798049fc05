/** The saved games of this page, in the browser's storage. */
import type { SavedGame } from '../src/entries/index.js';

export interface KeptGame {
  /** ISO time. */
  readonly when: string;
  readonly game: SavedGame;
}

const KEY = 'cafe-demo-saves';

/** The list; what is no saved game in it is left out. */
export function readSaves(): readonly KeptGame[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Writes the list down; false if the browser does not take it. */
export function writeSaves(saves: readonly KeptGame[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(saves));
    return true;
  } catch {
    return false;
  }
}

/** Only what the list shows: the table itself checks the game when it is to go on. */
function isKept(entry: unknown): entry is KeptGame {
  const { when, game } = (entry ?? {}) as Partial<KeptGame>;
  return typeof when === 'string' && Array.isArray(game?.players) && Array.isArray(game.turns);
}
