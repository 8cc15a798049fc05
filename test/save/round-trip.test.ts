import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseGameText, printGameText } from '../../src/notation/index.js';
import { resolve, startGame } from '../../src/referee/index.js';
import { parseSave, readGameText, writeGameText, writeSave, type StartedGame } from '../../src/save/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { editionUnder } from '../helpers/house.js';
import { holds } from '../helpers/property.js';
import { valueOf } from '../helpers/results.js';
import { anyText, someSaved } from './sampled-saves.js';

const ROW = [3, -1, 2, -7, 0, 4, -2, -9, 1, 1, -5, -5, 8, -3, 0, -1, -20, 6, -4, 2];

/** The game with its house rules in the one way in which saves write them. */
function settled(game: StartedGame): StartedGame {
  const rules = resolve(game.settings.edition, game.settings.houseRules);
  if (!rules.ok) throw new Error(rules.text);
  return { ...game, settings: { ...game.settings, houseRules: rules.value.houseRules } };
}

test('what is saved is loaded again, as an object and as text', () => {
  holds(60, someSaved, (game) => {
    const save = deepFreeze(writeSave(deepFreeze(game)));
    const expected = { ok: true, value: settled(game) };
    assert.deepEqual(parseSave(save), expected);
    assert.deepEqual(parseSave(JSON.stringify(save)), expected);
    assert.deepEqual(parseSave(structuredClone(save)), expected);
  });
});

test('a save is plain data, and saving what was loaded gives the same save', () => {
  holds(30, someSaved, (game) => {
    const save = writeSave(game);
    assert.deepEqual(JSON.parse(JSON.stringify(save)), save);
    const loaded = parseSave(save);
    assert.ok(loaded.ok);
    assert.deepEqual(writeSave(loaded.value), save);
  });
});

test('house rules may be written in several ways; saves have them in one', () => {
  const ways = [
    { barValues: ROW, preset: 'amigo', boardLayout: 'r1' },
    { preset: 'amigo', jokerNationality: 'assigned', barValues: [...ROW] },
  ];
  const saves = ways.map((houseRules) => {
    const edition = editionUnder(houseRules);
    const players = [{ name: 'Ann' }, { name: 'Ben' }];
    const game = startGame(edition, ['Ann', 'Ben'], 'x');
    return writeSave({ ...game, settings: { edition: 'board', houseRules }, players, seed: 'x', undone: 0 });
  });
  assert.deepEqual(saves[0], saves[1]);
  assert.deepEqual([saves[0]!.edition, saves[0]!.houseRules], ['board@1', { preset: 'amigo', barValues: ROW }]);
  assert.ok(parseSave(saves[0]).ok);
});

test('undone is written only where there is something to count', () => {
  holds(10, someSaved, (game) => {
    assert.equal(writeSave(game).undone, game.undone > 0 ? game.undone : undefined);
    assert.equal('undone' in writeSave({ ...game, undone: 0 }), false);
  });
});

test('a game goes through its text, and so does the count of what was undone', () => {
  holds(30, someSaved, (game) => {
    const text = writeGameText(deepFreeze(game));
    assert.deepEqual(readGameText(text), { ok: true, value: settled(game) });
  });
});

test('comments are carried along, and change nothing in the game', () => {
  const comment = anyText.map((text) => text.replaceAll(/[{}]/g, '').replaceAll('\r\n', '\n'));
  holds(20, someSaved, fc.array(comment, { minLength: 1 }), (game, comments) => {
    const text = valueOf(parseGameText(writeGameText(game)));
    const turns = text.turns.map((turn, i) => ({ ...turn, comment: comments[i % comments.length]! }));
    const printed = printGameText({ ...text, turns });
    assert.deepEqual(valueOf(parseGameText(printed)), { ...text, turns });
    assert.deepEqual(readGameText(printed), readGameText(writeGameText(game)));
  });
});
