import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueOf } from '../helpers/results.js';
import { printTurn } from '../../src/notation/index.js';
import { dealGame, replay, type StartedGame } from '../../src/referee/index.js';
import { settle } from '../../src/rules/index.js';
import { parseSave, writeGameText, writeSave } from '../../src/save/index.js';
import { wholeGame } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { readText } from '../helpers/json-lines.js';
import { run, withFile } from '../helpers/command.js';

const save = readText('saves/v1-half-a-game.json');
const text = writeGameText(valueOf(parseSave(save)));

/** A random game that was played to its end. */
function finished(id: string): StartedGame {
  const edition = editionUnder({}, id);
  const names = ['Ann', 'Ben'];
  const turns = wholeGame(edition, names.length, 7).map(({ turn }) => printTurn(edition.plan, turn));
  const settings = { edition: id, houseRules: {} };
  const players = names.map((name) => ({ name }));
  return { ...valueOf(replay(edition, names, '7', turns)), settings, players, seed: '7', undone: 0 };
}

test('a save and a game text lead to the same accounts, also with foreign line ends and a mark of the byte order', () => {
  const answers = [save, text, `\uFEFF${save}`, `\uFEFF${text.replaceAll('\n', '\r\n')}`].map((file) =>
    withFile(file, (path) => run('replay', path)),
  );
  for (const answer of answers) {
    assert.deepEqual([answer.code, answer.errors], [0, '']);
    assert.match(answer.lines[0]!, /^\d+ turns, not over yet$/);
    assert.deepEqual(answer.lines, answers[0]!.lines);
  }
});

test('a game of cards and one of twelve tables are replayed to their end, as a save and as a game text', () => {
  for (const edition of ['card@1', 'app12@1']) {
    const game = finished(edition);
    const files = [JSON.stringify(writeSave(game)), writeGameText(game)];
    const answers = files.map((file) => withFile(file, (path) => run('replay', path)));
    const finals = settle(editionUnder({}, edition), game.position).map(({ final }) => String(final));
    for (const { code, errors, lines } of answers) {
      assert.deepEqual([code, errors, lines[0]], [0, '', `${game.log.length} turns, closed by ${game.position.over}`]);
      assert.deepEqual(
        lines.slice(1).map((line) => line.split(' = ')[1]),
        finals,
      );
    }
  }
});

test('names of players neither break a line nor speak to the terminal', () => {
  const { settings } = finished('card@1');
  const names = ['Ann\nBen', '\u001b[31mRed\u0007'].map((name) => ({ name }));
  const file = JSON.stringify(writeSave(valueOf(dealGame(settings, names, '7'))));
  const { code, lines } = withFile(file, (path) => run('replay', path));
  assert.deepEqual([code, lines.length], [0, 3]);
  assert.doesNotMatch(lines.join(''), /\p{Cc}/u);
});

test('the first turn that the rules refuse, and why: one sentence', () => {
  for (const file of [
    save.replace(/"turns": \[\s*"[^"]+"/, '"turns": ["pass"'),
    text.replace(/1\. [^.]+(?= 2\.)/, '1. pass'),
  ]) {
    const { code, lines, errors } = withFile(file, (path) => run('replay', path));
    assert.deepEqual([code, lines.length, errors], [1, 1, '']);
    assert.match(lines[0]!, /^Turn 1, "pass": [^\n]*mayNotPass\.$/);
  }
});

test('what is no game: one sentence', () => {
  for (const file of ['', '\uFEFF', '{\n"format"\n:', '[Edition "board@1"]', '\0\u0007\n\u001b[31m', '[', 'null']) {
    const { code, lines, errors } = withFile(file, (path) => run('replay', path));
    assert.deepEqual([code, lines], [1, []]);
    assert.match(errors, /^[^\n\p{Cc}]+\n$/u);
  }
});
