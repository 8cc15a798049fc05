import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLaw, createSelector } from '../../src/flow/index.js';
import { legalTurns, playLegal } from '../../src/rules/index.js';
import { deepFreeze } from '../helpers/deep-freeze.js';
import { editionUnder, everyOption, PRESET_NAMES } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';
import { partsAt } from './parts.js';
import { randomMatch } from './random-match.js';

const rulesSets = [
  ...PRESET_NAMES.map((preset) => ({ preset })),
  ...[1, 2, 3].map((seed) => everyOption(randomFrom(seed))),
];
const games = rulesSets.map((houseRules, seed) => [...randomMatch(houseRules, randomFrom(seed))]);
const moments = games.flat();

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Survives JSON, and holds nothing but plain objects, lists and simple values. */
function assertPlain(value: unknown): void {
  assert.deepEqual(throughJson(value), value);
}

test('what the charts keep and tell survives JSON at every moment', () => {
  for (const { match, turn, emitted } of moments) {
    if (emitted.length > 0 || !turn) assertPlain([match.context, emitted]);
    if (turn) {
      // The rest of a turn's context is the match's own.
      const { settings: _, position, ...own } = turn.context;
      assert.equal(position, match.context.position);
      assertPlain(own);
    }
  }
});

test('views survive JSON too', () => {
  const select = createSelector(createLaw());
  for (const moment of games[0]!.filter((_, i) => i % 3 === 0)) {
    const views = Object.values(select(partsAt(moment)));
    assertPlain(views.filter((view) => view !== undefined));
  }
});

test('a position that went through JSON has the same turns, and leads to the same positions', () => {
  for (const [i, game] of games.entries()) {
    const edition = editionUnder(rulesSets[i]);
    const starts = game.filter(({ turn }) => turn?.value === 'choosing' && turn.context.held === null);
    for (const { match } of starts.filter((_, n) => n % 5 === 0)) {
      const position = match.context.position!;
      const revived = throughJson(position) as typeof position;
      const turns = legalTurns(edition, revived);
      assert.deepEqual(turns, legalTurns(edition, position));
      for (const turn of turns.slice(0, 3)) {
        assert.deepEqual(playLegal(edition, revived, turn).next, playLegal(edition, position, turn).next);
      }
    }
  }
});

test('charts and selectors alter nothing that they are given', () => {
  const select = createSelector(createLaw());
  for (const moment of randomMatch({ preset: 'amigo' }, randomFrom(5))) {
    deepFreeze([moment.match.context, moment.turn?.context, moment.emitted]);
    select(deepFreeze(partsAt(moment)));
  }
});
