import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJsonText } from '../../src/notation/index.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';

/** Keys that look alike or mean something: to objects, to JSON, to whoever looks for brackets. */
const key = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom('seats', '{', '"', '\\', ':', '"}', '__proto__', 'a'),
);
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 1 }), tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
}));
const space = fc.constantFrom(undefined, 1, '\t');

test('any JSON is read as JSON reads it', () => {
  holds(500, json, space, (value, indent) => {
    const text = JSON.stringify(value, null, indent);
    assert.deepEqual(valueOf(parseJsonText(text)), JSON.parse(text));
  });
});

test('a key given twice is refused wherever it stands, also if it is written in another way', () => {
  holds(300, json, key, (value, name) => {
    const [inner, quoted] = [JSON.stringify(value), JSON.stringify(name)];
    const units = Array.from({ length: name.length }, (_, i) => name.charCodeAt(i).toString(16).padStart(4, '0'));
    const escaped = `"${units.map((unit) => `\\u${unit}`).join('')}"`;
    for (const again of [quoted, escaped]) {
      const text = `[{"b":[${inner}],"c":{${quoted}:${inner} ,\n ${again} : 1}}]`;
      assert.equal(failureOf(parseJsonText(text)).code, 'syntax');
    }
  });
});

const twice: readonly [text: string, code: string, at: string][] = [
  ['{"seats":{"a":"GBf","a":"GBm"}}', 'seats', 'seats.a'],
  ['{"seats":{"a":"GBf","b":"GBm","a":"GBf"}}', 'seats', 'seats.a'],
  ['{"seats" : {"\\u0061":"GBf", "a" : "GBf"}}', 'seats', 'seats.a'],
  ['{"seats":{},"seats":{}}', 'syntax', 'seats'],
  ['{"turn":1,"turn":1}', 'syntax', 'turn'],
  ['{"players":[{"hand":[]},{"hand":[],"hand":[]}]}', 'syntax', 'hand'],
  ['{"houseRules":{"preset":"amigo","preset":"bsw"}}', 'syntax', 'preset'],
  ['{"__proto__":1,"__proto__":2}', 'syntax', '__proto__'],
];

for (const [text, code, at] of twice) {
  test(`${text}: ${code} at ${at}`, () => {
    const failure = failureOf(parseJsonText(text));
    assert.deepEqual([failure.code, failure.at], [code, at]);
  });
}

test('the same key in another object is another key, and a value is none', () => {
  for (const text of [
    '[{"a":1},{"a":2}]',
    '{"a":{"a":{"a":1}}}',
    '{"a":["a","a"]}',
    '{"a":"a","b":"a"}',
    '["a","a"]',
  ]) {
    assert.deepEqual(valueOf(parseJsonText(text)), JSON.parse(text));
  }
});

test('what is no JSON is refused in one line', () => {
  for (const text of [
    '',
    '{',
    '"',
    '{"a":1,}',
    '[1',
    "{'a':1}",
    '\ufeff{}',
    '{"a"\n:\u0000}',
    'undefined',
    '{"a":"\n"}',
  ]) {
    assert.equal(failureOf(parseJsonText(text)).code, 'syntax');
  }
});
