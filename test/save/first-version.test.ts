import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lawOf } from '../../src/referee/index.js';
import { settle } from '../../src/rules/index.js';
import { parseSave, writeSave } from '../../src/save/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { fixtures } from '../helpers/saves.js';

/**
 * Games that were saved by the first version. They load for ever: a change of the rules, of the shuffle or of the format
 * that breaks one of them needs a new revision or a migration, never another number here.
 */
const PINNED: Readonly<Record<string, { digest: string; turns: number; over: string | null; finals: number[] }>> = {
  'v1-classic1989': { digest: '4868ea9ebe3e547c', turns: 70, over: 'onePlayerLeft', finals: [62, 5] },
  'v1-amigo': { digest: 'e75abdbe250d8b2c', turns: 75, over: 'bar', finals: [13, 71, 2] },
  'v1-amigo-on-r2': { digest: 'ade6f0777b5543ed', turns: 71, over: 'bar', finals: [10, 27, 58] },
  'v1-bsw': { digest: '2afaa8f882fbc7fa', turns: 72, over: 'bag', finals: [11, 96, 22, -9] },
  'v1-half-a-game': { digest: 'b8a9c94d5fc587ef', turns: 33, over: null, finals: [44, 48, 53, 58] },
};

for (const { name, save, text } of fixtures) {
  test(`${name} loads, and is written as it was`, () => {
    const game = parseSave(deepFreeze(save));
    assert.ok(game.ok);
    assert.deepEqual(parseSave(text), game);
    assert.deepEqual(writeSave(game.value), save);
    const law = lawOf(game.value.settings);
    assert.ok(law.ok);
    const { position, log } = game.value;
    const finals = settle(law.value, position).map(({ final }) => final);
    assert.deepEqual({ digest: save.digest, turns: log.length, over: position.over, finals }, PINNED[name]);
  });
}

test('no save of the first version got lost', () => {
  assert.deepEqual(fixtures.map(({ name }) => name).sort(), Object.keys(PINNED).sort());
});
