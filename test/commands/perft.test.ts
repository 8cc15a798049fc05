import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, withFile } from '../helpers/command.js';
import { jsonLines } from '../helpers/json-lines.js';

const rows = jsonLines<{ position: object; perft: Record<string, number> }>('perft/board.jsonl').slice(0, 5);

test('a count a line, for positions bare or under their key', () => {
  const lines = rows.map((row, i) => JSON.stringify(i % 2 ? row : row.position)).join('\n');
  const { code, lines: counts, errors } = withFile(lines, (path) => run('perft', path, '2'));
  assert.deepEqual([code, counts.map(Number), errors], [0, rows.map(({ perft }) => perft['2']), '']);
});

test('the card game is counted too', () => {
  const [row] = jsonLines<{ position: object; perft: Record<string, number> }>('perft/card.jsonl');
  const { lines } = withFile(JSON.stringify(row), (path) => run('perft', path, '2'));
  assert.deepEqual(lines.map(Number), [row!.perft['2']]);
});

test('without a proper depth: one sentence', () => {
  const { code, lines, errors } = run('perft', 'test/perft/board.jsonl', 'two');
  assert.deepEqual([code, lines], [1, []]);
  assert.match(errors, /^[^\n]+\n$/);
});
