/** The saved games of this page, in the browser's storage. */
import type { SavedGame } from '../src/entries/index.js';

export interface KeptGame {
  /** ISO time. */
  readonly when: string;
  readonly game: SavedGame;
}

const KEY = 'cafe-demo-saves';

export function readSaves(): readonly KeptGame[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptGame[];
  } catch {
    return [];
  }
}

export function writeSaves(saves: readonly KeptGame[]): void {
  localStorage.setItem(KEY, JSON.stringify(saves));
}
