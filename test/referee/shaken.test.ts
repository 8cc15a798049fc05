import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EDITION_IDS } from '../../src/editions/index.js';
import { closePosition, judgeOpen, legalTurns, openPosition, viewFor } from '../../src/referee/index.js';
import { parseSave, writeSave } from '../../src/save/index.js';
import { wholeGame } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { pick } from '../helpers/random.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';
import { fixtures } from '../helpers/saves.js';

/** Positions and saves in which one or two things, anywhere, are other things: refused, or taken and played on. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Change = (json: Json) => Json | undefined;

const isTree = (json: Json): json is Json[] | { [key: string]: Json } => typeof json === 'object' && json !== null;

/** How many values there are, the whole one included. */
const sizeOf = (json: Json): number =>
  isTree(json) ? Object.values(json).reduce<number>((sum, value) => sum + sizeOf(value), 1) : 1;

/** The same with its n-th value changed; one that is changed to undefined is left out. */
function changedAt(json: Json, n: number, change: Change): Json | undefined {
  if (n === 0) return change(json);
  if (!isTree(json)) return json;
  const entries: [string, Json][] = [];
  let left = n - 1;
  for (const [key, value] of Object.entries(json)) {
    const size = sizeOf(value);
    const now = left >= 0 && left < size ? changedAt(value, left, change) : value;
    if (now !== undefined) entries.push([key, now]);
    left -= size;
  }
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const WORDS = [
  'GBf',
  'Jm',
  'Jf=GB',
  'XXf',
  'GB',
  'x1',
  'p36',
  'NW',
  'amigo',
  'board@1',
  'card@1',
  'app12@1',
  '',
  'bar',
  'declared',
];
const NUMBERS = [0, -0, -1, 1, 2, 5, 12, 0.5, 1e9, 2 ** 52, 2 ** 53, 1e308, -1e308];

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom<Json>(...WORDS, ...NUMBERS, null, true, false, [], {}).map((other): Change => () => other),
  fc.constant<Change>(() => undefined),
  fc.constant<Change>((json) => [json]),
  fc.constant<Change>((json) => (Array.isArray(json) ? [...json, ...json] : json)),
  fc.constant<Change>((json) => (Array.isArray(json) ? json.toReversed() : json)),
  fc.constant<Change>((json) => (typeof json === 'number' ? -json : json)),
  fc.constant<Change>((json) => (isTree(json) && !Array.isArray(json) ? { ...json, other: 1, s28: 'GBf', NW: 'GB' } : json)),
); // prettier-ignore

const changes = fc.array(fc.record({ n: fc.nat(), change }), { minLength: 1, maxLength: 2 });

function shaken(json: Json, by: readonly { readonly n: number; readonly change: Change }[]): Json | undefined {
  return by.reduce<Json | undefined>(
    (sum, { n, change: how }) => (sum === undefined ? sum : changedAt(sum, n % sizeOf(sum), how)),
    json,
  );
}

const HOUSES = [
  { preset: 'amigo' },
  { singleSexTables: true, birthdayThreshold: 20, finalRound: true, openHands: false },
];
const positions: Json[] = EDITION_IDS.flatMap((id, seed) =>
  HOUSES.flatMap((houseRules) => {
    const edition = editionUnder(houseRules, id);
    const game = wholeGame(edition, 3, seed);
    return [0, 0.3, 0.7, 0.99].map((part) => {
      const { position } = game[Math.floor(part * game.length)]!;
      return JSON.parse(JSON.stringify(closePosition({ edition, houseRules, position }))) as Json;
    });
  }),
);

test('a position: refused with a code of the contract, or closed, opened and played on', () => {
  const codes = new Set<string>();
  let taken = 0;
  holds(6000, fc.constantFrom(...positions), changes, (position, by) => {
    const opened = openPosition(shaken(position, by));
    if (!opened.ok) return void codes.add(failureOf(opened).code);
    taken += 1;
    const closed = closePosition(opened.value);
    assert.deepEqual(
      closePosition(valueOf(openPosition(JSON.parse(JSON.stringify(closed))))),
      JSON.parse(JSON.stringify(closed)),
    );
    viewFor(closed, 0);
    const turns = legalTurns(closed).slice(0, 40);
    if (turns.length === 0) return;
    const verdict = judgeOpen(
      opened.value,
      pick(() => 0.5, turns),
    );
    assert.ok(verdict.legal);
    assert.deepEqual(closePosition(valueOf(openPosition(verdict.next))), verdict.next);
  });
  const known = ['bad-house-rule', 'bar', 'hand', 'seats', 'supply', 'syntax', 'table', 'turn', 'unknown-edition'];
  assert.deepEqual([...codes].sort(), known);
  assert.ok(taken > 500, String(taken));
});

test('a save: refused with a code of the contract, or written as it was loaded', () => {
  const saves = fixtures.map(({ save }) => save as unknown as Json);
  const codes = new Set<string>();
  holds(1500, fc.constantFrom(...saves), changes, (save, by) => {
    const game = parseSave(shaken(save, by));
    if (game.ok) assert.deepEqual(parseSave(writeSave(game.value)), game);
    else codes.add(failureOf(game).code);
  });
  for (const code of ['bad-house-rules', 'diverged', 'illegal-turn', 'not-a-save', 'unknown-edition']) {
    assert.ok(codes.has(code), code);
  }
});
