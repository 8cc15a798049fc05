/** `npm run --silent turns -- FILE`: for a position a line, every legal turn with its total points as JSON. */
import { printTurn } from '../../src/notation/index.js';
import { legalTurns, playLegal } from '../../src/rules/index.js';
import { openLine, readJsonLines, stop } from './lines.js';

const [file] = process.argv.slice(2);
if (file === undefined) stop('Name a file with a position a line.');

for (const [i, json] of readJsonLines(file).entries()) {
  const { edition, position } = openLine(json, `${file}:${String(i + 1)}`);
  const turns = legalTurns(edition, position).map(
    (turn) => [printTurn(edition.plan, turn), playLegal(edition, position, turn).total] as const,
  );
  console.log(JSON.stringify({ turns: Object.fromEntries(turns) }));
}
