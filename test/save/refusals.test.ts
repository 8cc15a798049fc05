import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printTurn } from '../../src/notation/index.js';
import { lawOf, replay } from '../../src/referee/index.js';
import { legalTurns } from '../../src/rules/index.js';
import { parseSave } from '../../src/save/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { fixtures } from '../helpers/saves.js';

const { save, text } = deepFreeze(fixtures.find(({ name }) => name === 'v1-amigo')!);

/** Code and place of a refusal; `ok` where there is none. */
function refusal(saved: unknown): string {
  const result = parseSave(saved);
  if (result.ok) return 'ok';
  assert.match(result.text, /^[A-Z“"].*[.)\w]$/s, 'a sentence');
  return result.at === undefined ? result.code : `${result.code} ${result.at}`;
}

const withTurn = (number: number, turn: string): object => ({ ...save, turns: save.turns.with(number - 1, turn) });

test('the save itself is taken', () => {
  assert.deepEqual([refusal(save), refusal(text)], ['ok', 'ok']);
});

test('not-a-save: what is no object of this format', () => {
  for (const saved of [
    null,
    undefined,
    true,
    0,
    NaN,
    1n,
    Symbol('save'),
    [],
    [save],
    {},
    () => save,
    new Map(),
    new Date(),
  ]) {
    assert.equal(refusal(saved), 'not-a-save format');
  }
  for (const format of ['', 'Cafe-International', 'chess', null, 1, ['cafe-international']]) {
    assert.equal(refusal({ ...save, format }), 'not-a-save format');
  }
  for (const json of ['null', '[]', '1', '"cafe-international"', '{}', JSON.stringify([save])]) {
    assert.equal(refusal(json), 'not-a-save format');
  }
  for (const broken of ['', ' ', 'undefined', '{', `${text}x`, `\u0000${text}`, '[Edition "board@1"]\n\n1. pass']) {
    assert.equal(refusal(broken), 'not-a-save save');
  }
});

test('not-a-save: a field that is missing or of another kind is named', () => {
  const needed = ['edition', 'houseRules', 'players', 'seed', 'turns', 'digest'] as const;
  for (const field of needed) {
    const { [field]: _, ...rest } = save;
    assert.equal(refusal(rest), `not-a-save ${field}`);
    for (const value of [null, 7, true]) assert.equal(refusal({ ...save, [field]: value }), `not-a-save ${field}`);
  }
  const places: [object, string][] = [
    [{ players: [{ name: 1 }, { name: 'Ben' }] }, 'players.0.name'],
    [{ players: ['Ann', 'Ben'] }, 'players.0'],
    [{ players: [{ name: 'Ann', kind: 'bot' }, { name: 'Ben' }] }, 'players.0.kind'],
    [{ players: [{ name: 'Ann', colour: 'red' }, { name: 'Ben' }] }, 'players.0.colour'],
    [{ turns: ['pass', 1] }, 'turns.1'],
    [{ houseRules: { preset: { toString: 'amigo' } } }, 'houseRules.preset'],
    [{ houseRules: { barValues: ['1'] } }, 'houseRules.barValues'],
    [{ undone: 0 }, 'undone'],
    [{ undone: 1.5 }, 'undone'],
    [{ undone: '2' }, 'undone'],
    [{ position: {} }, 'position'],
    [{ players: [{ name: 'Ann' }] }, 'players'],
    [{ players: [] }, 'players'],
    [{ players: Array.from({ length: 5 }, () => ({ name: 'Ann' })) }, 'players'],
  ];
  for (const [change, at] of places) assert.equal(refusal({ ...save, ...change }), `not-a-save ${at}`);
});

test('not-a-save: a version that is none', () => {
  for (const version of [undefined, null, '1', 0, -1, 1.5, NaN, Infinity, [1]]) {
    assert.equal(refusal({ ...save, version }), 'not-a-save version');
  }
});

test('too-new: a later version, whatever else it holds', () => {
  for (const version of [2, 3, 1000]) {
    assert.equal(refusal({ ...save, version }), 'too-new version');
    assert.equal(refusal({ format: save.format, version, tables: 'round' }), 'too-new version');
  }
});

test('unknown-edition', () => {
  for (const edition of ['', 'board@2', 'card@2', 'toString', 'Board']) {
    assert.equal(refusal({ ...save, edition }), 'unknown-edition edition');
  }
});

test('bad-house-rules: the option is named', () => {
  const places: [object, string][] = [
    [{ preset: 'nobody' }, 'preset'],
    [{ preset: null }, 'preset'],
    [{ preset: 'amigo', smoking: true }, 'smoking'],
    [{ preset: 'amigo', bagEndAt: 5 }, 'bagEndAt'],
    [{ preset: 'amigo', barValues: [1, 2] }, 'barValues'],
    [{ preset: 'amigo', openerAtBar: 'false' }, 'openerAtBar'],
    [{ preset: 'amigo', toString: 'x' }, 'toString'],
  ];
  for (const [houseRules, at] of places) assert.equal(refusal({ ...save, houseRules }), `bad-house-rules ${at}`);
});

test('illegal-turn: its number and its reason are named', () => {
  const cases: [number, string, string][] = [
    [1, 'pass', 'mayNotPass'],
    [2, '', 'notation'],
    [3, 'GBf p36', 'notation'],
    [save.turns.length, 'bar Jf=GB', 'notation'],
    [5, 'GBf>nowhere', 'unknownChair|notInHand'],
    [7, `${save.turns[6]!} draw 5`, 'drawCount'],
  ];
  for (const [number, turn, reason] of cases) {
    const result = parseSave(withTurn(number, turn));
    assert.ok(!result.ok);
    assert.deepEqual([result.code, result.at], ['illegal-turn', String(number)]);
    assert.match(result.text, new RegExp(`^Turn ${number}, .*: .*(${reason})`));
  }
});

test('illegal-turn: a turn after the café has closed', () => {
  const result = parseSave({ ...save, turns: [...save.turns, 'pass'] });
  assert.deepEqual([result.ok, !result.ok && result.at], [false, String(save.turns.length + 1)]);
});

test('illegal-turn or diverged: another seed', () => {
  for (const seed of ['', `${save.seed} `, 'x'])
    assert.match(refusal({ ...save, seed }), /^illegal-turn \d+$|^diverged digest$/);
  assert.equal(refusal({ ...save, turns: [], seed: 'x' }), 'diverged digest');
});

test('diverged: the turns are legal, and lead somewhere else', () => {
  assert.equal(refusal({ ...save, turns: save.turns.slice(0, -1) }), 'diverged digest');
  assert.equal(refusal({ ...save, turns: [] }), 'diverged digest');
  assert.equal(
    refusal({ ...save, digest: save.digest.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
    'diverged digest',
  );
  assert.equal(refusal({ ...save, digest: '' }), 'diverged digest');
  assert.equal(refusal({ ...save, digest: save.digest.toUpperCase() }), 'diverged digest');
  assert.equal(refusal({ ...save, players: save.players.toReversed() }), 'diverged digest');
  assert.equal(refusal({ ...save, players: save.players.with(1, { name: 'Bea', kind: 'human' }) }), 'diverged digest');
  assert.equal(refusal({ ...save, undone: 1 }), 'diverged digest');
  // A rule that changed nothing in this game is another game all the same.
  assert.equal(refusal({ ...save, houseRules: { ...save.houseRules, tieBreak: 'fewestTiles' } }), 'diverged digest');
});

test('diverged: another turn that is legal', () => {
  const half = fixtures.find(({ name }) => name === 'v1-half-a-game')!.save;
  const law = lawOf(half);
  assert.ok(law.ok);
  const { value: edition } = law;
  const before = replay(
    edition,
    half.players.map(({ name }) => name),
    half.seed,
    half.turns.slice(0, -1),
  );
  assert.ok(before.ok);
  const others = legalTurns(edition, before.value.position)
    .map((turn) => printTurn(edition.plan, turn))
    .filter((turn) => turn !== half.turns.at(-1));
  assert.ok(others.length > 5);
  for (const turn of others) assert.equal(refusal({ ...half, turns: half.turns.with(-1, turn) }), 'diverged digest');
});

test('not-a-save: a list of house rules', () => {
  for (const houseRules of [[], null, 'amigo']) {
    assert.equal(refusal({ ...save, houseRules }), 'not-a-save houseRules');
  }
});
