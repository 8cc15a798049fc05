import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_RULES } from '../../src/house-rules/index.js';
import { english as en } from '../../src/i18n/messages.js';

test('options have short names, and one sentence about each', () => {
  for (const { id } of HOUSE_RULES) {
    assert.match(en.text(`option-${id}`), /^[A-Z].{2,34}[^.]$/, id);
    assert.match(en.text(`option-${id}-about`), /^[A-Z][^.]{10,110}\.$/, id);
  }
});

test('values are a few words, which fit into a field on a phone, and differ', () => {
  for (const { id, values } of HOUSE_RULES) {
    const words = values.map((value) => en.text(`option-${id}-${String(value)}`));
    for (const text of words) assert.match(text, /^[A-Z0-9].{0,22}[^.]$/, `${id}: ${text}`);
    assert.equal(new Set(words).size, values.length, id);
  }
});

test('a number of the house’s own is counted', () => {
  assert.equal(en.text('option-birthdayThreshold-own', { points: 1 }), 'At 1 point');
  assert.equal(en.text('option-birthdayThreshold-own', { points: 35 }), 'At 35 points');
});
