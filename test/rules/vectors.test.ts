import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runVector, type Vector } from '../../scripts/commands/run-vector.js';
import { legalTurns } from '../../src/referee/index.js';
import type { PositionInput } from '../../src/notation/index.js';
import { jsonLines } from '../helpers/json-lines.js';

const vectors = ['board', 'card'].flatMap((name) =>
  jsonLines<Vector & { readonly why: string; readonly rule: string }>(`vectors/${name}.jsonl`),
);

for (const vector of vectors) {
  test(`${vector.id}: ${vector.why} (docs/rules.md ${vector.rule})`, () => assert.deepEqual(runVector(vector), []));

  if (vector.turn !== undefined) {
    test(`${vector.id}: the turn is listed exactly if it is legal`, () => {
      const listed = legalTurns(vector.position as PositionInput).includes(vector.turn!);
      assert.equal(listed, vector.expect['legal']);
    });
  }
}

test('no worked example is given twice', () => {
  assert.equal(new Set(vectors.map(({ id }) => id)).size, vectors.length);
});

test('a vector that fails says what differs', () => {
  const { position, turn } = vectors.find(({ id }) => id === 'B03')!;
  const problems = (expect: Record<string, unknown>) => runVector({ id: 'x', position, turn: turn!, expect }).length;
  assert.equal(problems({ legal: true, points: [0, 4], next: { turn: 1, players: [{ handSize: 5 }] } }), 0);
  assert.equal(problems({ legal: false, code: 'balance' }), 2);
  assert.equal(problems({ points: [0] }), 1);
  assert.equal(problems({ next: { turn: 2, bar: ['GBm'], seats: { a: 'GBf' } } }), 3);
});
