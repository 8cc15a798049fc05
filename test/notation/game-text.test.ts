import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseGameText, printGameText, type GameText } from '../../src/notation/index.js';
import { readText } from '../helpers/json-lines.js';
import { holds } from '../helpers/property.js';
import { failureOf, valueOf } from '../helpers/results.js';

const example = `[Edition "board@1"]
[HouseRules "{\\"preset\\":\\"amigo\\"}"]
[Seed "42"]
[Player1 "Ann"]
[Player2 "Ben"]
[Result "61 48"]

1. GBm>p36 GBf>p37 {opens Britain} 2. bar ITm
`;

test('a game text is read: headers, numbered turns, comments', () => {
  assert.deepEqual(valueOf(parseGameText(example)), {
    edition: 'board@1',
    houseRules: { preset: 'amigo' },
    seed: '42',
    players: ['Ann', 'Ben'],
    result: [61, 48],
    turns: [{ text: 'GBm>p36 GBf>p37', comment: 'opens Britain' }, { text: 'bar ITm' }],
  });
});

test('and printed as it was', () => {
  assert.equal(printGameText(valueOf(parseGameText(example))), example);
});

test('line ends and spaces between the turns do not matter', () => {
  const spread = example.replaceAll('\n', '\r\n').replace(' 2. ', '\n\n  2.\n');
  assert.deepEqual(parseGameText(spread), parseGameText(example));
});

const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const someGameText: fc.Arbitrary<GameText> = fc.record(
  {
    edition: fc.constant('board@1'),
    houseRules: fc.constantFrom('amigo', { preset: 'bsw', bagEndAt: 3 }),
    seed: name,
    players: fc.array(name, { minLength: 2, maxLength: 4 }),
    undone: fc.integer({ min: 1, max: 10 ** 15 - 1 }),
    comment: fc.constantFrom('The final of the club', 'two\nlines'),
    turns: fc.array(
      fc.record(
        {
          text: fc.constantFrom('pass', 'bar GBf', 'GBf>p36 ESm>s02 draw 1', 'swap ITf>s24'),
          comment: fc.constantFrom('well played', '1. is no turn', '[Seed "x"]'),
        },
        { requiredKeys: ['text'], noNullPrototype: true },
      ),
      { maxLength: 30 },
    ),
  },
  { requiredKeys: ['edition', 'houseRules', 'seed', 'players', 'turns'], noNullPrototype: true },
);

test('any names and any turns survive', () => {
  holds(300, someGameText, (game) => assert.deepEqual(valueOf(parseGameText(printGameText(game))), game));
});

test('comments before the first turn, and lines of any kind in them', () => {
  const text = example.replace('1. GBm', '{The final}\r\n{of\r\nthe club} 1. GBm');
  const game = valueOf(parseGameText(text));
  assert.equal(game.comment, 'The final of\nthe club');
  assert.deepEqual(valueOf(parseGameText(printGameText({ ...game, comment: 'The final of\r\nthe club' }))), game);
});

test('a recorded game survives', () => {
  const { turns, ...rest } = JSON.parse(readText('games/bsw.json')) as Omit<GameText, 'turns'> & { turns: string[] };
  const { edition, houseRules, seed, players } = rest;
  const game = { edition, houseRules, seed, players, turns: turns.map((text) => ({ text })) };
  assert.deepEqual(valueOf(parseGameText(printGameText(game))), game);
});

const broken: readonly [what: string, text: string, at: string][] = [
  ['no headers', '', 'Edition'],
  ['no seed', example.replace('[Seed "42"]\n', ''), 'Seed'],
  ['a header twice', example.replace('[Seed "42"]', '[Seed "42"]\n[Seed "43"]'), 'line 4'],
  ['a header that is open', example.replace('[Player1 "Ann"]', '[Player1 "Ann]'), 'line 4'],
  ['house rules that are no JSON', example.replace('[HouseRules "{', '[HouseRules "'), 'HouseRules'],
  ['a player who follows nobody', example.replace('Player2', 'Player3'), 'Player3'],
  ['a result without points', example.replace('61 48', '61 many'), 'Result'],
  ['a result of no points', example.replace('61 48', ''), 'Result'],
  ['a result in another writing', example.replace('61 48', '0x3d 4.8e1'), 'Result'],
  ['a result with leading zeros', example.replace('61 48', '61 -048'), 'Result'],
  ['house rules with a key twice', example.replace('\\"}', '\\",\\"preset\\":\\"bsw\\"}'), 'HouseRules'],
  ['a quote inside a header', example.replace('"Ann"', '"An"n"'), 'line 4'],
  ['a header that ends in a backslash', example.replace('"Ann"', '"Ann\\\\\\"'), 'line 4'],
  ['a count of undone turns that is none', example.replace('[Result "61 48"]', '[Undone "0"]'), 'Undone'],
  ['a player with a number in another writing', example.replace('Player2', 'Player02'), 'Player02'],
  ['a number left out', example.replace('2. bar', '3. bar'), 'turn 1'],
  ['turns without a number', example.replace('1. GBm', 'GBm'), 'turn 0'],
  ['a turn without words', example.replace('bar ITm', ''), 'turn 2'],
  ['a word after the comment', example.replace('Britain}', 'Britain} GBf>p39'), 'turn 1'],
  ['a comment that is open', example.replace('Britain}', 'Britain'), 'turn 1'],
];

for (const [what, text, at] of broken) {
  test(`${what}: refused at ${at}`, () => {
    const failure = failureOf(parseGameText(text));
    assert.deepEqual([failure.code, failure.at], ['syntax', at]);
  });
}

test('thousands of random texts: a game or a refusal, never an exception', () => {
  const cut = fc
    .tuple(fc.nat({ max: example.length }), fc.string({ maxLength: 5 }))
    .map(([at, text]) => example.slice(0, at) + text + example.slice(at + 1));
  holds(2000, fc.oneof(fc.string(), cut), (text) => void parseGameText(text));
});
