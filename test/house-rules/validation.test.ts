import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { board } from '../../src/editions/board.js';
import { HOUSE_RULES, PRESETS, applyHouseRules } from '../../src/house-rules/index.js';
import type { Failure } from '../../src/rules/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';

/** The one message about house rules that cannot be. */
function refusal(rules: unknown): Failure {
  const failure = failureOf(applyHouseRules(board, rules));
  assert.equal(failure.code, 'bad-house-rule');
  return failure;
}

/** As it comes out of JSON, where every key is an own one. */
const json = (text: string): unknown => JSON.parse(text);

const STOOLS = board.bar.length;

describe('house rules that cannot be are refused with one message that names them', () => {
  const unknown = ['jokersAtBar', 'monodoubling', 'MonoDoubling', '', 'klatch', 'singlesextables', 'birthday', 'closedHands',
    'lastRound', 'facedown', 'toString', 'hasOwnProperty', 'constructor', 'prototype', '__proto__']; // prettier-ignore
  for (const option of unknown) {
    test(`unknown option "${option}"`, () => {
      const { at, text } = refusal(json(`{"preset":"amigo",${JSON.stringify(option)}:true}`));
      assert.equal(at, option);
      assert.ok(text.includes(`"${option}"`), text);
    });
  }

  for (const { id, values, default: preset } of HOUSE_RULES) {
    test(`wrong values of ${id}`, () => {
      const wrong = [
        'nonsense',
        '',
        'toString',
        '__proto__',
        1.5,
        1001,
        -1,
        NaN,
        Infinity,
        null,
        undefined,
        [],
        {},
        [preset],
        String(true),
      ];
      for (const value of wrong.filter((value) => !(values as readonly unknown[]).includes(value))) {
        const { at, text } = refusal({ [id]: value });
        assert.equal(at, id);
        assert.ok(text.includes(id) && values.every((known) => text.includes(JSON.stringify(known))), text);
      }
      for (const value of values) valueOf(applyHouseRules(board, { [id]: value }));
    });
  }

  test('a row for the bar needs a whole number for each stool', () => {
    const row = board.bar.slice();
    valueOf(applyHouseRules(board, { barValues: row }));
    const wrong = [row.slice(1), [...row, 0], row.map(String), row.with(3, 1.5), row.with(3, NaN), row.with(3, 1e9)];
    for (const barValues of wrong) {
      const { at, text } = refusal({ barValues });
      assert.equal(at, 'barValues');
      assert.ok(text.includes('barValues') && text.includes(String(STOOLS)), text);
    }
  });

  test('a row for the bar has no holes', () => {
    assert.equal(refusal({ barValues: new Array(STOOLS) }).at, 'barValues');
  });

  test('unknown presets', () => {
    for (const preset of ['classic', 'Amigo', '', '__proto__', 'constructor', 'toString', 7, null, ['amigo'], {}]) {
      for (const rules of typeof preset === 'string' ? [preset, { preset }] : [{ preset }]) {
        const { at, text } = refusal(rules);
        assert.equal(at, 'preset');
        assert.ok(
          Object.keys(PRESETS).every((name) => text.includes(name)),
          text,
        );
      }
    }
  });

  test('what is neither a name nor an object', () => {
    for (const rules of [null, 5, true, [], ['amigo'], () => 'amigo', Symbol('amigo'), 10n]) {
      assert.equal(refusal(rules).at, 'house-rules');
    }
  });

  test('values that JSON does not know', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const values: unknown[] = [10n, Symbol('every'), () => 'every', circle, new Date(NaN), Object.create(null)];
    for (const value of values) {
      assert.equal(refusal({ monoDoubling: value }).at, 'monoDoubling');
    }
  });

  test('any value at all', () => {
    holds(500, fc.anything({ withBigInt: false, withNullPrototype: true, withSet: true }), (rules) => {
      applyHouseRules(board, rules);
      for (const { id } of HOUSE_RULES.slice(0, 3)) applyHouseRules(board, { [id]: rules });
    });
  });
});

test('the first wrong option is the one that is told', () => {
  assert.equal(refusal({ preset: 'nonsense', monoDoubling: 1 }).at, 'preset');
  assert.equal(refusal({ monoDoubling: 1, nonsense: 1 }).at, 'monoDoubling');
  assert.equal(refusal({ nonsense: 1, monoDoubling: 1 }).at, 'nonsense');
});

test('whatever is asked, the edition given stays as it is', () => {
  const edition = deepFreeze({ ...board });
  for (const { id, values } of HOUSE_RULES)
    for (const value of values) valueOf(applyHouseRules(edition, { [id]: value }));
  refusalsChangeNothing(json('{"__proto__":{"monoDoubling":"completion"}}'));
  refusalsChangeNothing({ preset: 'amigo', monoDoubling: 'nonsense' });
});

function refusalsChangeNothing(rules: unknown): void {
  const before = applyHouseRules(board, {});
  refusal(rules);
  assert.equal(Object.hasOwn(Object.prototype, 'monoDoubling'), false);
  assert.deepEqual(applyHouseRules(board, {}), before);
}
