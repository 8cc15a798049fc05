import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, withFile } from '../helpers/command.js';
import { jsonLines, readText } from '../helpers/json-lines.js';

const FILE = 'test/vectors/board.jsonl';
const count = jsonLines('vectors/board.jsonl').length;

test('all vectors of a file pass: the last line sums them', () => {
  assert.deepEqual(run('vectors', FILE), { code: 0, lines: [`${count} passed, 0 failed`], errors: '' });
});

test('the vectors of the card game pass too', () => {
  const { code, lines } = run('vectors', 'test/vectors/card.jsonl');
  assert.deepEqual([code, lines], [0, [`${jsonLines('vectors/card.jsonl').length} passed, 0 failed`]]);
});

test('a vector that fails has a line with its id, and the command fails; files are summed', () => {
  const text = readText('vectors/board.jsonl').replace('"points": [0, 4]', '"points": [0, 5]');
  const { code, lines } = withFile(text, (path) => run('vectors', FILE, path));
  assert.equal(code, 1);
  assert.equal(lines.length, 2);
  assert.match(lines[0]!, /^B03\b.*points/);
  assert.equal(lines[1], `${2 * count - 1} passed, 1 failed`);
});

test('a file that is missing or is not JSON: one sentence, no trace', () => {
  const missing = run('vectors', 'no/such/file.jsonl');
  assert.equal(missing.code, 1);
  assert.match(missing.errors, /^no\/such\/file\.jsonl [^\n]+\n$/);
  withFile('{"id":"x"}\n{broken\n', (path) => {
    const { code, errors } = run('vectors', path);
    assert.equal(code, 1);
    assert.match(errors, /^\S+:2: [^\n]+\n$/);
  });
});

test('lines that are no vectors fail, one by one', () => {
  const { code, lines, errors } = withFile('{"id":"x"}\n5\nnull\n[]\n', (path) => run('vectors', path));
  assert.deepEqual([code, lines.at(-1), errors], [1, '0 passed, 4 failed', '']);
});
