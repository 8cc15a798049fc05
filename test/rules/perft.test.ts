import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns, perft, playLegal } from '../../src/rules/index.js';
import { cutOut } from '../helpers/cut-out.js';
import { jsonLines } from '../helpers/json-lines.js';
import { opened } from '../helpers/opened.js';

interface Row {
  readonly id: string;
  readonly position: unknown;
  readonly perft: Readonly<Record<string, number>>;
}

const rows = ['board', 'card'].flatMap((name) => jsonLines<Row>(`perft/${name}.jsonl`));

for (const { id, position: json, perft: counts } of rows) {
  const { edition, position } = opened(json);
  for (const [depth, count] of Object.entries(counts)) {
    test(`${id}: ${count} sequences of ${depth} turns`, () =>
      assert.equal(perft(edition, position, Number(depth)), count));
  }
}

test('the counts cover both floor plans and small ones', () => {
  const plans = jsonLines<Row>('perft/board.jsonl').map(({ position }) => opened(position).edition.plan.chairs.length);
  assert.equal(plans.filter((chairs) => chairs === 68).length >= 2, true);
  assert.equal(
    plans.some((chairs) => chairs < 68),
    true,
  );
});

test('one turn deep, the tree is the list of legal turns; nothing deep, it is one', () => {
  const { edition, position } = opened(cutOut({ hand: ['GBf', 'GBm', 'Jf'], seats: { a: 'GBm' } }));
  assert.equal(perft(edition, position, 0), 1);
  assert.equal(perft(edition, position, 1), legalTurns(edition, position).length);
  const deeper = legalTurns(edition, position).map(
    (turn) => legalTurns(edition, playLegal(edition, position, turn).next).length,
  );
  assert.equal(
    perft(edition, position, 2),
    deeper.reduce((a, b) => a + b),
  );
});

test('a game that is over earlier adds nothing', () => {
  const { edition, position } = opened(cutOut({ hand: ['GBf'], drinking: 19 }));
  assert.deepEqual(
    [1, 2].map((depth) => perft(edition, position, depth)),
    [1, 0],
  );
});
