import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board } from '../../src/editions/board.js';
import {
  DEFAULT_PRESET,
  HOUSE_RULES,
  PRESETS,
  applyHouseRules,
  optionsOf,
  presetsFor,
  type HouseRules,
} from '../../src/house-rules/index.js';
import { editionUnder } from '../helpers/house.js';
import { valueOf } from '../helpers/results.js';

/** The table at the head of `docs/rules.md 7`. */
const TABLE = {
  monoDoubling: ['completion', 'every', 'every'],
  balanceCheck: ['endOfTurn', 'perCard', 'perCard'],
  refillReduction: ['optional', 'optional', 'mandatory'],
  jokerNationality: ['chameleon', 'assigned', 'assigned'],
  jokerAtBar: ['never', 'ifNoOtherMove', 'never'],
  swapNation: ['either', 'either', 'either'],
  swapGender: ['anyLegal', 'anyLegal', 'anyLegal'],
};

/** Its column "default". */
const DEFAULTS = {
  boardLayout: 'r1', barValues: 'linear', loneGuestPoints: 0, firstMove: 'loneAllowed', openerAtBar: true,
  monoBasis: 'tableNation', stuckPlayer: 'pass', reductionCarryOver: true, bankruptcy: 'eliminate',
  eliminatedTiles: 'removed', unpaidGuest: 'stays', voluntaryBar: true, bagEndAt: 4, tieBreak: 'shared',
  startPlayer: 'random', openHands: true, finalRound: false, chipCap: false, birthdayThreshold: null, birthdayStacks: true,
  singleSexTables: false, singleSexNeighbours: 'strict', turnOrder: 'clockwise', faceDown: 'onlyAtLimit',
  emptyHand: 'mayDeclare', cardTables: 5,
}; // prettier-ignore

for (const [column, preset] of ['classic1989', 'amigo', 'bsw'].entries()) {
  test(`${preset} is as the table says`, () => {
    const named = Object.fromEntries(Object.entries(TABLE).map(([option, values]) => [option, values[column]]));
    assert.deepEqual(optionsOf(preset), { ...DEFAULTS, ...named });
  });
}

test('presets are offered where they differ in what counts', () => {
  assert.deepEqual(presetsFor('board@1'), Object.keys(PRESETS));
  assert.deepEqual(presetsFor('board'), Object.keys(PRESETS));
  for (const edition of ['card', 'app12', 'none']) assert.deepEqual(presetsFor(edition), []);
});

test('there are three presets, and the default is the first box', () => {
  assert.deepEqual(Object.keys(PRESETS), ['classic1989', 'amigo', 'bsw']);
  assert.equal(DEFAULT_PRESET, 'classic1989');
  assert.deepEqual(editionUnder({}), editionUnder('classic1989'));
  assert.deepEqual(editionUnder(undefined), editionUnder('classic1989'));
});

test('every option of a preset is a house rule', () => {
  const known = new Set(HOUSE_RULES.map(({ id }) => id));
  for (const options of Object.values(PRESETS)) for (const id of Object.keys(options)) assert.ok(known.has(id), id);
  assert.equal(known.size, HOUSE_RULES.length);
});

const applied = (rules: unknown): HouseRules => valueOf(applyHouseRules(board, rules)).houseRules;

test('a name and an object with that preset mean the same', () => {
  for (const preset of Object.keys(PRESETS)) assert.deepEqual(editionUnder(preset), editionUnder({ preset }));
});

test('what is told back is the preset and what differs from it', () => {
  assert.deepEqual(applied(undefined), { preset: 'classic1989' });
  assert.deepEqual(applied('bsw'), { preset: 'bsw' });
  assert.deepEqual(applied({ preset: 'bsw', refillReduction: 'mandatory', barValues: 'linear' }), { preset: 'bsw' });
  assert.deepEqual(applied({ bagEndAt: 3, monoDoubling: 'every' }), {
    preset: 'classic1989',
    bagEndAt: 3,
    monoDoubling: 'every',
  });
});

test('what is told back applies again to the same', () => {
  const row = board.bar.map((value) => value + 1);
  for (const rules of ['amigo', { preset: 'bsw', barValues: row, firstMove: 'noException' }]) {
    assert.deepEqual(applied(applied(rules)), applied(rules));
    assert.deepEqual(editionUnder(applied(rules)), editionUnder(rules));
  }
});

test('the order of the options does not matter', () => {
  const rules = {
    preset: 'amigo',
    boardLayout: 'r2',
    firstMove: 'loneRequired',
    openerAtBar: false,
    jokerAtBar: 'always',
  };
  assert.deepEqual(editionUnder(Object.fromEntries(Object.entries(rules).toReversed())), editionUnder(rules));
});

test('a list that was given can be changed outside, and changes nothing here', () => {
  const row = Array.from({ length: 20 }, (_, stool) => stool - 9);
  const { edition, houseRules } = valueOf(applyHouseRules(board, { barValues: row }));
  row[0] = 99;
  assert.deepEqual([edition.bar[0], (houseRules.barValues as readonly number[])[0]], [-9, -9]);
  assert.throws(() => ((edition.bar as number[])[0] = 99), TypeError);
});
