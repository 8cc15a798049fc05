import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  complete,
  copy,
  judge,
  legalTurns,
  perft,
  play,
  pick,
  randomFrom,
  settle,
  start,
} from '../../bench/plain/index.js';
import type { PositionJson } from '../../bench/plain/index.js';

/**
 * The plain referee of the benchmarks is the second opinion on the law, so it must first agree with the worked examples,
 * and its enumeration with its own verdicts.
 */

interface Expected {
  legal?: boolean;
  code?: string;
  points?: number[];
  total?: number;
  mono?: number;
  over?: string | null;
  next?: Record<string, unknown>;
  accounts?: unknown[];
}

interface Vector {
  id: string;
  why: string;
  position: PositionJson;
  turn?: string;
  expect: Expected;
}

interface Row {
  id: string;
  position: PositionJson;
  perft: Record<string, number>;
}

function lines<T>(path: string): T[] {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** `actual` has everything that `expected` names; `handSize` and `bagSize` count. */
function assertHas(actual: unknown, expected: unknown): void {
  if (typeof expected !== 'object' || expected === null) {
    assert.equal(actual ?? false, expected);
    return;
  }
  const held = actual as Record<string, unknown[]>;
  for (const [key, value] of Object.entries(expected)) {
    if (key === 'handSize') assert.equal(held['hand']?.length, value);
    else if (key === 'bagSize') assert.equal(held['bag']?.length, value);
    else assertHas(held[key], value);
  }
}

function check({ position, turn, expect }: Vector): void {
  const before = complete(position);
  if (turn === undefined) {
    assertHas(settle(before), expect.accounts);
    return;
  }
  const judgement = judge(before, turn);
  assert.equal(judgement.legal, expect.legal);
  assert.equal(legalTurns(before).includes(turn), expect.legal);
  if (!judgement.legal) {
    assert.equal(judgement.code, expect.code);
    return;
  }
  for (const key of ['points', 'total', 'mono', 'over'] as const) {
    if (key in expect) assert.deepEqual(judgement[key], expect[key]);
  }
  assertHas(judgement.next, expect.next ?? {});
}

for (const edition of ['board', 'card']) {
  for (const vector of lines<Vector>(`../vectors/${edition}.jsonl`)) {
    test(`plain referee, ${vector.id}: ${vector.why}`, () => check(vector));
  }
  for (const row of lines<Row>(`../perft/${edition}.jsonl`)) {
    test(`plain referee counts the tree of ${row.id}`, () => {
      const position = complete(row.position);
      for (const [depth, count] of Object.entries(row.perft)) assert.equal(perft(position, Number(depth)), count);
    });
  }
}

test('plain referee lists exactly what it judges legal, on a small plan', () => {
  const plan = { GB1: ['a', 'b', 's', 'u'], ES1: ['d', 'e', 's', 't'], CN1: ['f', 'g', 't', 'u'] };
  const chairs = [...new Set(Object.values(plan).flat())];
  for (let game = 0; game < 6; game++) {
    const random = randomFrom(game);
    const houseRules = { preset: pick(['classic1989', 'amigo', 'bsw'], random), monoBasis: 'anyNation' };
    let position = { ...start(houseRules, 2, random), plan, turn: 1 };
    for (const player of position.players) {
      player.hand = Array.from({ length: 4 }, () =>
        pick(['GBf', 'GBm', 'ESf', 'ESm', 'CNf', 'CNm', 'Jf', 'Jm'], random),
      );
    }
    for (let round = 0; round < 6; round++) {
      const listed = new Set(legalTurns(position));
      if (listed.size === 0) break;
      const tokens = position.players[position.toMove]!.hand.flatMap((tile) =>
        tile.startsWith('J') ? [tile, `${tile}=GB`, `${tile}=CN`, `${tile}=ES`] : [tile],
      );
      const seats = [...new Set(tokens)].flatMap((token) => chairs.map((chair) => `${token}>${chair}`));
      const texts = [
        ...seats,
        ...seats.flatMap((one) => seats.map((two) => `${one} ${two}`)),
        ...seats.map((one) => `swap ${one}`),
      ];
      texts.push(...tokens.map((token) => `bar ${token}`), 'pass');
      for (const text of texts) {
        if (!position.over) assert.equal(judge(position, text).legal, listed.has(text), text);
      }
      const drawing = [...listed].filter((text) => text.includes(' draw '));
      for (const text of drawing) assert.ok(judge(position, text).legal, text);
      position = copy(play(position, pick([...listed], random))) as typeof position;
    }
  }
});
