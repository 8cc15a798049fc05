import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hash } from '../../src/rules/index.js';
import { holds } from '../helpers/property.js';
import fc from 'fast-check';

/** FNV-1a as its authors write it, over the bytes of UTF-16 (low byte first). */
function slowHash(text: string): number {
  const value = [...Buffer.from(text, 'utf16le')].reduce(
    (sum, byte) => ((sum ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn,
    0x811c9dc5n,
  );
  return Number(BigInt.asIntN(32, value));
}

test('the hash of nothing is the basis', () => {
  assert.equal(hash(''), 0x811c9dc5 | 0);
});

test('the hash is FNV-1a', () => {
  holds(300, fc.string({ unit: 'binary' }), (text) => {
    assert.equal(hash(text), slowHash(text));
  });
});

test('a text hashed in two parts is hashed as a whole', () => {
  assert.equal(hash('tional', hash('Café interna')), hash('Café international'));
});
