/** `npm run --silent perft -- FILE DEPTH`: for a position a line, the number of legal turns to that depth. */
import { perft } from '../../src/rules/index.js';
import { openLine, readJsonLines, stop } from './lines.js';

const [file, depth = ''] = process.argv.slice(2);
if (file === undefined || !/^\d+$/.test(depth)) stop('Name a file with a position a line, and a depth.');

for (const [i, json] of readJsonLines(file).entries()) {
  const { edition, position } = openLine(json, `${file}:${String(i + 1)}`);
  console.log(perft(edition, position, Number(depth)));
}
