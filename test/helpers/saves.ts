/** The saved games below test/saves: games of the first version that must load for ever. */
import { readdirSync } from 'node:fs';
import type { SavedGame } from '../../src/save/index.js';
import { readText } from './json-lines.js';

export interface Fixture {
  /** File name without its ending. */
  readonly name: string;
  readonly text: string;
  readonly save: SavedGame;
}

export const fixtures: readonly Fixture[] = readdirSync(new URL('../saves', import.meta.url))
  .sort()
  .map((file) => {
    const text = readText(`saves/${file}`);
    return { name: file.replace('.json', ''), text, save: JSON.parse(text) as SavedGame };
  });
