import { readFileSync } from 'node:fs';

/** The objects of a file below test/, one a line. */
export function jsonLines<T>(path: string): T[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The text of a file below test/. */
export const readText = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
