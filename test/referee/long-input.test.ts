import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editionById } from '../../src/editions/index.js';
import { applyHouseRules } from '../../src/house-rules/index.js';
import { parseGameText, parseJsonText, parseTurn } from '../../src/notation/index.js';
import { openPosition } from '../../src/referee/index.js';
import type { Result } from '../../src/rules/index.js';
import { parseSave, readGameText } from '../../src/save/index.js';
import { valueOf } from '../helpers/results.js';
import { fixtures } from '../helpers/saves.js';

/** Long texts take as long as they are, and never too much room. */

const board = valueOf(editionById('board'));
const [{ save }] = fixtures as [(typeof fixtures)[number]];
const head = '[Edition "board@1"]\n[Seed "1"]\n';
const list = <T>(n: number, item: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => item(i));
const parsed = (text: string): unknown => valueOf(parseJsonText(text));

/** What is read, how a text of about n pieces is made, and who reads it. */
const INPUTS: readonly (readonly [what: string, make: (n: number) => unknown, read: (input: never) => unknown])[] = [
  ['a turn of many seats', (n) => 'GBf>p36 '.repeat(n), (text: string) => parseTurn(board, text)],
  ['a chair with a long name', (n) => `GBf>${'p'.repeat(n)}`, (text: string) => parseTurn(board, text)],
  ['a draw of many digits', (n) => `pass draw ${'9'.repeat(n)}`, (text: string) => parseTurn(board, text)],
  ['nested lists', (n) => '['.repeat(n) + ']'.repeat(n), parseJsonText],
  ['nested objects', (n) => '{"a":'.repeat(n) + '1' + '}'.repeat(n), parseJsonText],
  ['many keys', (n) => `{"seats":{${list(n, (i) => `"c${i}":"GBf"`).join(',')}}}`, parseJsonText],
  ['a long string', (n) => `["${'a'.repeat(n)}"]`, parseJsonText],
  ['a string of escapes', (n) => `["${'\\\\'.repeat(n)}"]`, parseJsonText],
  ['blanks behind a string', (n) => `{"a"${' '.repeat(n)}:1}`, parseJsonText],
  ['a string that is open', (n) => `["${'a'.repeat(n)}`, parseJsonText],
  ['a long header', (n) => `[Edition "${'a'.repeat(n)}"]`, parseGameText],
  ['a header of escapes', (n) => `[Edition "${'\\"'.repeat(n)}"]`, parseGameText],
  ['a header that is open', (n) => `[Edition "${'\\"'.repeat(n)}`, parseGameText],
  ['many headers', (n) => list(n, (i) => `[Header${i} "x"]`).join('\n'), parseGameText],
  ['many players', (n) => head + list(n, (i) => `[Player${i + 1} "x"]`).join('\n'), readGameText],
  ['many comments', (n) => `${head}\n1. pass ${'{x}'.repeat(n)}`, readGameText],
  ['a long comment', (n) => `${head}\n1. pass {${'x '.repeat(n)}}`, readGameText],
  ['comments that are open', (n) => `${head}\n1. pass ${'{'.repeat(n)}`, readGameText],
  ['a turn with a large number', (n) => `${head}\n${'1'.repeat(n)}. pass`, readGameText],
  ['many turns', (n) => `${head}\n${list(n, (i) => `${i + 1}. pass`).join(' ')}`, readGameText],
  ['blank lines', (n) => `${head}${'\n'.repeat(n)}`, readGameText],
  ['house rules that are nested', (n) => `${head}[HouseRules "${'['.repeat(n)}${']'.repeat(n)}"]`, readGameText],
  ['a save of many turns', (n) => ({ ...save, turns: list(n, () => 'pass') }), parseSave],
  ['a save with a long seed', (n) => ({ ...save, seed: 'x'.repeat(n) }), parseSave],
  ['a save of many players', (n) => ({ ...save, players: list(n, (i) => ({ name: `P${i}` })) }), parseSave],
  ['a save with many rules', (n) => ({ ...save, houseRules: Object.fromEntries(list(n, (i) => [`r${i}`, 1])) }), parseSave],
  ['a bar with many stools', (n) => ({ barValues: list(n, () => 1) }), (rules) => applyHouseRules(board, rules)],
  ['a rule that is nested', (n) => ({ barValues: parsed('['.repeat(n) + ']'.repeat(n)) }), (rules) => applyHouseRules(board, rules)],
  ['a long bag', (n) => ({ edition: 'board@1', bag: list(n, () => 'GBf'), players: [{}, {}] }), openPosition],
  ['a long bag of a cut-out', (n) => ({ edition: 'board@1', plan: { GB1: ['a', 'b', 'c', 'd'] }, bag: list(n, () => 'GBf'), players: [{}, {}] }), openPosition],
  ['a large hand', (n) => ({ edition: 'card@1', players: [{ hand: list(n, () => 'GBf') }, {}] }), openPosition],
  ['many guests', (n) => ({ edition: 'board@1', seats: Object.fromEntries(list(n, (i) => [`s${i}`, 'GBf'])), players: [{}, {}] }), openPosition],
  ['a large café', (n) => ({ edition: 'board@1', plan: Object.fromEntries(list(n, (i) => [`GB${i}`, [`a${i}`, `b${i}`, `c${i}`, `d${i}`]])), players: [{}, {}] }), openPosition],
  ['a chair at many tables', (n) => ({ edition: 'board@1', plan: Object.fromEntries(list(n, (i) => [`GB${i}`, ['s', 't', 'u', 'v']])), players: [{}, {}] }), openPosition],
  ['a chair with a long name of its own', (n) => ({ edition: 'board@1', plan: { GB1: ['x'.repeat(n), 'b', 'c', 'd!'] }, players: [{}, {}] }), openPosition],
]; // prettier-ignore

function cost(run: () => unknown): number {
  const { user } = process.cpuUsage();
  run();
  return process.cpuUsage().user - user;
}

/** Below this, noise is larger than the work (µs). */
const TOO_LITTLE = 50_000;

for (const [what, make, read] of INPUTS) {
  test(`${what}: eight times as long takes about eight times the work`, () => {
    read(make(1000) as never);
    const inputs = [make(10_000), make(80_000)] as never[];
    const [small, large] = inputs.map((input) => cost(() => read(input)));
    // On a busy machine it may be twenty times; what grows with the square of its length takes sixty-four.
    assert.ok(large! < TOO_LITTLE || large! < 30 * small!, `${small} µs, then ${large} µs`);
  });
}

/** Texts of many millions of letters, as no one writes them. */
const HUGE = 12_000_000;

test('no text is too long to be refused, or taken', () => {
  const answers: Record<string, Result<unknown>> = {
    string: parseJsonText(`["${'a'.repeat(HUGE)}"]`),
    escapes: parseJsonText(`["${'\\n'.repeat(HUGE / 2)}"]`),
    header: parseGameText(`[Edition "board@1"]\n[Seed "${'a'.repeat(HUGE)}"]`),
    headerOfEscapes: parseGameText(`[Edition "board@1"]\n[Seed "${'\\a'.repeat(HUGE / 4)}"]`),
    comment: parseGameText(`${head}\n1. pass {${'a'.repeat(HUGE)}}`),
    nested: parseJsonText('['.repeat(1_000_000) + ']'.repeat(1_000_000)),
    broken: parseGameText(`[Edition "${'\\"'.repeat(HUGE / 4)}`),
  };
  const taken = Object.entries(answers).filter(([, { ok }]) => ok);
  assert.deepEqual(
    taken.map(([name]) => name),
    ['string', 'escapes', 'header', 'headerOfEscapes', 'comment', 'nested'],
  );
});
