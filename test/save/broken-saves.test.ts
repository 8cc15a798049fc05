import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lawOf, replay } from '../../src/referee/index.js';
import { parseSave, writeSave, type StartedGame, type SavedGame } from '../../src/save/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { pick, randomFrom, type Random } from '../helpers/random.js';
import { fixtures } from '../helpers/saves.js';

/** Whatever happens to a save: it is refused with a code, or it is the game that was saved. Nothing is thrown. */
const CODES = ['not-a-save', 'too-new', 'unknown-edition', 'bad-house-rules', 'illegal-turn', 'diverged'];
const MUTATIONS = 2500;

/** The first turns of a saved game, saved. */
function opening({ edition, houseRules, players, seed, turns }: SavedGame, count: number): SavedGame {
  const settings = { edition, houseRules };
  const law = lawOf(settings);
  assert.ok(law.ok);
  const game = replay(
    law.value,
    players.map(({ name }) => name),
    seed,
    turns.slice(0, count),
  );
  assert.ok(game.ok);
  return writeSave({ ...game.value, settings, players, seed, undone: 0 });
}

const originals = fixtures.map(({ save }) => deepFreeze(opening(save, 8)));

const loaded = (save: SavedGame): StartedGame => {
  const game = parseSave(save);
  assert.ok(game.ok);
  return game.value;
};

/** Loads a save that something happened to; true if it was refused. */
function isRefused(broken: unknown, original: StartedGame): boolean {
  const result = parseSave(broken);
  if (result.ok) assert.deepEqual(result.value, original);
  else assert.ok(CODES.includes(result.code) && result.text.length > 20, `${result.code}: ${result.text}`);
  return !result.ok;
}

test('a save that is cut off is no save, wherever it is cut', () => {
  for (const { text } of fixtures) {
    for (let length = 0; length < text.trimEnd().length; length += 50) {
      const result = parseSave(text.slice(0, length));
      assert.equal(!result.ok && result.code, 'not-a-save');
      const tail = parseSave(text.slice(length + 1));
      assert.equal(!tail.ok && tail.code, 'not-a-save');
    }
  }
});

const CHARACTERS = '"\\{}[],:019-e Gf>=\n\u0000é'.split('');

/** A piece of the text is left out, doubled, or something is written over it. */
function scratched(text: string, random: Random): string {
  const from = Math.floor(random() * text.length);
  const to = Math.min(text.length, from + 1 + Math.floor(random() ** 3 * 40));
  const piece = text.slice(from, to);
  const instead = pick(random, ['', piece + piece, pick(random, CHARACTERS), piece.toUpperCase()]);
  return text.slice(0, from) + instead + text.slice(to);
}

test('a text that was scratched is refused, or says the same', () => {
  let refused = 0;
  for (const [i, original] of originals.entries()) {
    const random = randomFrom(i);
    const [text, game] = [JSON.stringify(original), loaded(original)];
    for (let n = 0; n < MUTATIONS / originals.length; n += 1)
      refused += Number(isRefused(scratched(text, random), game));
  }
  assert.ok(refused > 0.9 * MUTATIONS);
});

type Node = Record<string, unknown>;

const junk = (random: Random): unknown =>
  pick(random, [null, undefined, true, 0, -1, 1e308, NaN, '', 'pass', 'human', [], {}, [[]], { name: 'Eve' }, 7n]);

/** Somewhere in the save a value is removed, replaced, moved or added. */
function altered(save: SavedGame, random: Random): unknown {
  const root = structuredClone(save) as unknown as Node;
  const nodes = [root, root['houseRules'], root['players'], root['turns'], ...(root['players'] as Node[])] as Node[];
  const node = pick(random, nodes);
  const key = pick(random, Object.keys(node));
  const other = pick(random, Object.keys(node));
  const change = pick(random, [
    () => Reflect.deleteProperty(node, key),
    () => (node[key] = junk(random)),
    () => ([node[key], node[other]] = [node[other], node[key]]),
    () => (node[`${key}x`] = node[key]),
    () => (node[key] = pick(random, nodes)),
    () => Array.isArray(node) && node.splice(Number(key), 1),
    () => Array.isArray(node) && node.push(node[0]),
  ]);
  change();
  return root;
}

test('an object that was altered is refused, or says the same', () => {
  let refused = 0;
  for (const [i, original] of originals.entries()) {
    const random = randomFrom(100 + i);
    const game = loaded(original);
    for (let n = 0; n < MUTATIONS / originals.length; n += 1)
      refused += Number(isRefused(altered(original, random), game));
  }
  assert.ok(refused > 0.5 * MUTATIONS);
});

test('keys that reach for prototypes reach nothing', () => {
  const [original] = originals as [SavedGame];
  const text = JSON.stringify(original);
  const places = [/^\{/, /"houseRules":\{/, /"players":\[\{/];
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
    for (const value of ['{"preset":"bsw","name":"Eve","polluted":1}', '1', 'null', '"x"', '[]']) {
      for (const place of places)
        isRefused(
          text.replace(place, (found) => `${found}"${key}":${value},`),
          loaded(original),
        );
    }
  }
  assert.equal(Reflect.get({}, 'polluted'), undefined);
  assert.equal(Reflect.get([], 'polluted'), undefined);
});

test('a name that reaches for prototypes is a name', () => {
  const names = ['__proto__', 'constructor'];
  const law = lawOf(originals[0]!);
  assert.ok(law.ok);
  const game = replay(law.value, names, '__proto__', []);
  assert.ok(game.ok);
  const players = names.map((name) => ({ name }));
  const save = writeSave({ ...game.value, settings: originals[0]!, players, seed: '__proto__', undone: 0 });
  assert.deepEqual(loaded(save).players, players);
});
