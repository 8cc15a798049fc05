import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forget, keep, parseSave, recall, type Shelf } from '../../src/save/index.js';
import { fixtures } from '../helpers/saves.js';

const { save } = fixtures[0]!;
const [, { save: otherSave }] = fixtures as [unknown, (typeof fixtures)[number]];

/** A shelf on which one can look. */
function shelfWith(entries: Record<string, string> = {}): { shelf: Shelf; things: Map<string, string> } {
  const things = new Map(Object.entries(entries));
  const shelf: Shelf = {
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, text) => void things.set(key, text),
    removeItem: (key) => void things.delete(key),
  };
  return { shelf, things };
}

const refuse = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const locked: Shelf = { getItem: refuse, setItem: refuse, removeItem: refuse };

test('a game that is kept is found again under its key, and under no other', () => {
  const { shelf, things } = shelfWith({ 'club-night': 'something of the page' });
  assert.equal(keep(shelf, 'club-night', save), true);
  assert.deepEqual(recall(shelf, 'club-night'), parseSave(save));
  assert.equal(recall(shelf, 'club'), undefined);
  assert.equal(things.get('club-night'), 'something of the page');
  assert.equal(things.size, 2);
});

test('the later game takes the place of the earlier', () => {
  const { shelf } = shelfWith();
  keep(shelf, 'a', save);
  keep(shelf, 'b', save);
  keep(shelf, 'a', otherSave);
  assert.deepEqual([recall(shelf, 'a'), recall(shelf, 'b')], [parseSave(otherSave), parseSave(save)]);
});

test('any text is a key', () => {
  const { shelf, things } = shelfWith();
  for (const key of ['', ' ', '__proto__', 'ключ', '"', '\u0000']) {
    keep(shelf, key, save);
    assert.ok(recall(shelf, key)?.ok);
    forget(shelf, key);
    assert.equal(recall(shelf, key), undefined);
  }
  assert.equal(things.size, 0);
});

test('a shelf that refuses everything is met with patience', () => {
  assert.equal(keep(locked, 'a', save), false);
  assert.equal(recall(locked, 'a'), undefined);
  assert.doesNotThrow(() => forget(locked, 'a'));
});

test('a save that is refused is set aside, and outlives the next game', () => {
  const { shelf, things } = shelfWith();
  keep(shelf, 'a', save);
  const [[place, text]] = [...things] as [[string, string]];
  const damaged = text.slice(0, -9);
  things.set(place, damaged);
  const result = recall(shelf, 'a');
  assert.deepEqual([result?.ok, !result?.ok && result?.code], [false, 'not-a-save']);
  keep(shelf, 'a', otherSave);
  assert.ok(recall(shelf, 'a')?.ok);
  forget(shelf, 'a');
  assert.deepEqual([...things.values()], [damaged]);
});

test('a refused save that cannot be set aside is refused all the same', () => {
  const shelf: Shelf = { ...locked, getItem: () => JSON.stringify({ ...save, version: 2 }) };
  const result = recall(shelf, 'a');
  assert.equal(!result?.ok && result?.code, 'too-new');
});
