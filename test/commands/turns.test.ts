import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, legalTurns, newGame } from '../../src/referee/index.js';
import { cutOut } from '../helpers/cut-out.js';
import { run, withFile } from '../helpers/command.js';

const positions = [
  cutOut({ hand: ['GBf', 'GBm'], seats: { a: 'GBm', b: 'GBf', c: 'GBm' } }),
  cutOut({ hand: [], drinking: 20 }),
  newGame({ seed: '42', houseRules: 'amigo' }),
  newGame({ seed: '42', edition: 'card@1', players: ['A', 'B', 'C', 'D', 'E'] }),
  newGame({ seed: '42', edition: 'app12@1' }),
];
const lines = positions.map((position) => JSON.stringify(position));

test('for a position a line: every legal turn with its total', () => {
  const answer = withFile(`${lines.join('\r\n')}\n\n`, (path) => run('turns', path));
  assert.deepEqual([answer.code, answer.errors, answer.lines.length], [0, '', positions.length]);
  for (const [i, line] of answer.lines.entries()) {
    const position = positions[i]!;
    const totals = legalTurns(position).map((turn) => {
      const judgement = judge(position, turn);
      return [turn, judgement.legal && judgement.total];
    });
    assert.deepEqual(JSON.parse(line), { turns: Object.fromEntries(totals) as unknown });
  }
  assert.deepEqual(JSON.parse(answer.lines[1]!), { turns: {} });
  assert.equal((JSON.parse(answer.lines[0]!) as { turns: Record<string, number> }).turns['GBf>d draw 3'], 8);
});

test('a position that cannot be: one sentence with line, code and place', () => {
  const { code, errors } = withFile(`${lines[0]!}\n{"edition":"board@1","players":[]}\n`, (path) => run('turns', path));
  assert.equal(code, 1);
  assert.match(errors, /^\S+:2: syntax: [^\n]*players[^\n]*\n$/);
});
