/** `npm run --silent replay -- GAMEFILE`: plays a save or a game text again and prints the final accounts. */
import { parseSave, readGameText } from '../../src/save/index.js';
import { lawOf } from '../../src/referee/index.js';
import { settle } from '../../src/rules/index.js';
import { readText, say, stop } from './lines.js';

const [file] = process.argv.slice(2);
if (file === undefined) stop('Name the file of a saved game or a game text.');

const text = readText(file);
const game = text.trimStart().startsWith('[') ? readGameText(text.trim()) : parseSave(text);
if (!game.ok) {
  // A refused turn is an answer of this command; everything else is something it could not read.
  if (game.code !== 'illegal-turn') stop(`${file}: ${game.code}: ${game.text}`);
  say(game.text);
  process.exit(1);
}

const { settings, players, position, log } = game.value;
const edition = lawOf(settings);
if (!edition.ok) stop(edition.text);

say(`${String(log.length)} turns, ${position.over === null ? 'not over yet' : `closed by ${position.over}`}`);
for (const [i, account] of settle(edition.value, position).entries()) {
  const { points, penalty, final, rank } = account;
  say(`${String(rank)}. ${players[i]?.name ?? ''}: ${String(points)} ${String(penalty)} = ${String(final)}`);
}
