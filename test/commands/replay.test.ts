import assert from 'node:assert/strict';
import { test } from 'node:test';
import { valueOf } from '../helpers/results.js';
import { parseSave, writeGameText } from '../../src/save/index.js';
import { readText } from '../helpers/json-lines.js';
import { run, withFile } from '../helpers/command.js';

const save = readText('saves/v1-half-a-game.json');
const text = writeGameText(valueOf(parseSave(save)));

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
