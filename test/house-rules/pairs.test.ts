import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EDITION_IDS, editionById } from '../../src/editions/index.js';
import { applyHouseRules, rulesFor, type HouseRules } from '../../src/house-rules/index.js';
import { legalTurns, nextSteps, type Edition, type Position, type Step, type Turn } from '../../src/rules/index.js';
import { anyTurn, greedyTurn, lastOf, wholeGame, type Moment } from '../helpers/games.js';
import { pick, randomFrom, type Random } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';

const GAMES = 160;

/** A value for every option that counts in the edition. */
const houseOf = (id: string, random: Random): HouseRules =>
  Object.fromEntries(rulesFor(id).map((rule) => [rule.id, pick(random, rule.values)]));

const wordsOf = (rules: HouseRules): string[] => Object.entries(rules).map(([id, value]) => `${id} ${String(value)}`);

/** Two options with a value each, as one text. */
function* pairsIn(words: readonly string[]): Generator<string> {
  for (const one of words) for (const other of words) if (one < other) yield `${one}, ${other}`;
}

/** Every pair of values that two different options of the edition can have. */
function everyPair(id: string): string[] {
  const words = rulesFor(id).map((rule) => rule.values.map((value) => `${rule.id} ${String(value)}`));
  const pairs = words.flatMap((mine, i) =>
    words.slice(i + 1).flatMap((theirs) => mine.flatMap((one) => theirs.map((other) => [one, other]))),
  );
  return pairs.map((pair) => pair.sort().join(', '));
}

/** Walks at random from an offered step to the end of a turn; every step on the way must lead on. */
function finished(edition: Edition, position: Position, step: Step, random: Random): Turn {
  const steps: Step[] = [step];
  for (;;) {
    const next = nextSteps(edition, position, steps);
    assert.notEqual(next.length, 0, 'a dead end');
    const chosen = pick(random, next);
    if (chosen.kind === 'done') return steps;
    steps.push(chosen);
  }
}

function checkNoDeadEnds({ edition, position, turns }: Moment, random: Random): void {
  const legal = new Set(turns.map((turn) => JSON.stringify(turn)));
  for (const step of nextSteps(edition, position, [])) {
    if (step.kind === 'done') assert.fail('nothing was done');
    assert.ok(legal.has(JSON.stringify(finished(edition, position, step, random))), 'an offered turn is legal');
  }
}

for (const id of EDITION_IDS) {
  describe(id, () => {
    const houses = Array.from({ length: GAMES }, (_, seed) => houseOf(id, randomFrom(seed)));

    test(`${GAMES} houses hold every pair of option values`, () => {
      const met = new Set(houses.flatMap((rules) => [...pairsIn(wordsOf(rules))]));
      assert.deepEqual(
        everyPair(id).filter((pair) => !met.has(pair)),
        [],
      );
    });

    test('in each of them a game comes to an end, and no step that is offered leads nowhere', () => {
      for (const [seed, rules] of houses.entries()) {
        const { edition } = valueOf(applyHouseRules(valueOf(editionById(id)), rules));
        const random = randomFrom(seed);
        const game = wholeGame(edition, 2 + (seed % 3), seed, seed % 8 ? anyTurn : greedyTurn);
        const last = lastOf(game);
        assert.notEqual(last.over, null, JSON.stringify(rules));
        assert.deepEqual(legalTurns(edition, last), []);
        for (const moment of game.filter((_, i) => i % 9 === seed % 9)) checkNoDeadEnds(moment, random);
      }
    });
  });
}
