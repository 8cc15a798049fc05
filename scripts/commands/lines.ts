/** Reading files of one JSON object a line. */
import { readFileSync } from 'node:fs';
import { parseJsonText } from '../../src/notation/index.js';
import { openPosition, type OpenPosition } from '../../src/referee/index.js';

/** The objects of a file; stops the command with one sentence if the file or a line cannot be read. */
export function readJsonLines(file: string): unknown[] {
  return readText(file)
    .split(/\r?\n/)
    .flatMap((line, i) => {
      if (line.trim() === '') return [];
      const json = parseJsonText(line);
      return json.ok ? [json.value] : stop(`${file}:${String(i + 1)}: ${json.code}: ${json.text}`);
    });
}

export function readText(file: string): string {
  try {
    // Some editors begin a file with a mark of its byte order.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return stop(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Text of a file in one line: it neither breaks the output nor speaks to the terminal. */
const oneLine = (text: string): string => `${text.replace(/[\s\p{Cc}]+/gu, ' ')}\n`;

export function say(text: string): void {
  process.stdout.write(oneLine(text));
}

export function stop(text: string): never {
  process.stderr.write(oneLine(text));
  process.exit(1);
}

/** Opens a position, bare or under the key `position`; stops the command if the rules refuse it. */
export function openLine(json: unknown, at: string): OpenPosition {
  const inner = typeof json === 'object' && json !== null && 'position' in json ? json.position : json;
  const open = openPosition(inner);
  return open.ok ? open.value : stop(`${at}: ${open.code}: ${open.text}`);
}

/** Ends in peace when whoever reads the output has seen enough, as `head` does. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
