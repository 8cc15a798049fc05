import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLaw, createSelector, type MatchEvent, type StartedGame } from '../../src/flow/index.js';
import type { HouseRules } from '../../src/house-rules/index.js';
import { legalTurns } from '../../src/rules/index.js';
import { parseSave, writeSave } from '../../src/save/index.js';
import { NAMES } from '../helpers/games.js';
import { editionUnder } from '../helpers/house.js';
import { pick, randomFrom } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';
import { matchChart, turnChart, type MatchSnapshot } from './charts.js';
import { partsAt } from './parts.js';

/** Undo in whole games. `GAMES=20` in the environment plays twenty times as many. */
const GAMES = Number(process.env['GAMES'] ?? 1);

const HOUSES: readonly (readonly [edition: string, houseRules: HouseRules, games: number])[] = [
  ['board@1', { preset: 'amigo' }, 2],
  ['board@1', { openHands: false, refillReduction: 'mandatory', finalRound: true, turnOrder: 'rotating' }, 2],
  ['board@1', { stuckPlayer: 'eliminate', eliminatedTiles: 'toBag', birthdayThreshold: 20, singleSexTables: true }, 1],
  ['card@1', { faceDown: 'anytime' }, 3],
  ['card@1', { cardTables: 7, emptyHand: 'endsAtOnce' }, 2],
  ['app12@1', { finalRound: true }, 2],
];

const EXACT: MatchEvent = { type: 'UNDO', free: false };
const FREE: MatchEvent = { type: 'UNDO', free: true };

type Chart = ReturnType<typeof matchChart>;

/** A random game by turns from outside: the moment after each of them, the start first. */
function play(edition: string, houseRules: HouseRules, seed: number): { chart: Chart; moments: MatchSnapshot[] } {
  const law = editionUnder(houseRules, edition);
  const random = randomFrom(seed);
  const players = NAMES.slice(0, pick(random, [2, 3, 4])).map((name) => ({ name }));
  const chart = matchChart({ settings: { edition, houseRules }, players });
  const moments = [chart.after({ type: 'START', seed: String(seed) })];
  for (;;) {
    const at = moments.at(-1)!;
    const turns = legalTurns(law, at.context.position!);
    if (turns.length === 0) return { chart, moments };
    moments.push(chart.ask(at, { type: 'PLAY', turn: pick(random, turns) }).snapshot);
  }
}

/** Whether the last turn showed anybody what nobody could know before it: a tile, a table card, or closed hands. */
function showedSomething(before: MatchSnapshot, after: MatchSnapshot, closed: boolean): boolean {
  const [then, now] = [before.context.position!, after.context.position!];
  return now.drawn > then.drawn || now.tableStack.length < then.tableStack.length || (closed && after.hasTag('over'));
}

/** Under each policy, whether the page offers to take the last turn back. */
function offersAt(match: MatchSnapshot, edition: ReturnType<typeof editionUnder>): boolean[] {
  const { position, settings } = match.context;
  const turn = match.hasTag('composing') ? turnChart(edition, position!, settings).start : undefined;
  return (['none', 'turn', 'free'] as const).map((undo) => {
    const { controls, curtain, result } = createSelector(createLaw())(partsAt({ match, turn, emitted: [] }, { undo }));
    const button = controls.actions.find(({ action }) => action === 'undo');
    return (button?.enabled ?? false) || curtain?.undo !== undefined || (result?.undo ?? false);
  });
}

const gameAt = ({ context }: MatchSnapshot): StartedGame => ({ ...context, position: context.position! });
/** As it goes on: the count of free undos aside. */
const withoutCount = ({ context: { undone: _, ...rest } }: MatchSnapshot): unknown => rest;

/** Plays the turns of the straight game from `at` on. */
const playOn = (chart: Chart, at: MatchSnapshot, straight: readonly MatchSnapshot[]): MatchSnapshot[] =>
  straight.reduce<MatchSnapshot[]>((moments, { context }) => {
    const turn = context.log.at(-1)!.turn;
    return [...moments, chart.ask(moments.at(-1) ?? at, { type: 'PLAY', turn }).snapshot];
  }, []);

const seenAnywhere = new Set<boolean>();

for (const [edition, houseRules, games] of HOUSES) {
  test(`undo in ${edition} under ${JSON.stringify(houseRules)}: offered if nothing hidden was seen, and exact`, () => {
    const law = editionUnder(houseRules, edition);
    const seen = new Set<boolean>();
    for (let seed = 0; seed < games * GAMES; seed += 1) {
      const { chart, moments } = play(edition, houseRules, seed);
      const random = randomFrom(seed);
      assert.deepEqual(offersAt(moments[0]!, law), [false, false, false]);
      for (let i = 1; i < moments.length; i += 1) {
        const [before, after] = [moments[i - 1]!, moments[i]!];
        const learned = showedSomething(before, after, !law.hand.open);
        // Undoing plays the whole game anew, so a sample has to do; the end is looked at always.
        if (random() > 0.15 && i < moments.length - 1) continue;
        seen.add(learned);
        assert.deepEqual(offersAt(after, law), [false, !learned, true]);
        checkExact(chart, before, after, learned);
        checkFree(chart, before, after, learned, moments.slice(i, i + 3));
      }
    }
    assert.ok(seen.has(true));
    for (const learned of seen) seenAnywhere.add(learned);
  });
}

test('turns of both kinds came up in these games', () => {
  assert.equal(seenAnywhere.size, 2);
});

function checkExact(chart: Chart, before: MatchSnapshot, after: MatchSnapshot, learned: boolean): void {
  const { snapshot, emitted } = chart.ask(after, EXACT);
  const told = { type: 'turnUndone', played: after.context.log.at(-1), free: false };
  assert.deepEqual(
    [snapshot.value, snapshot.context],
    learned ? [after.value, after.context] : [before.value, before.context],
  );
  assert.deepEqual(emitted, learned ? [] : [told]);
}

function checkFree(
  chart: Chart,
  before: MatchSnapshot,
  after: MatchSnapshot,
  learned: boolean,
  straight: readonly MatchSnapshot[],
): void {
  const { snapshot, emitted } = chart.ask(after, FREE);
  assert.deepEqual([snapshot.value, snapshot.context], [before.value, { ...before.context, undone: Number(learned) }]);
  assert.deepEqual(emitted, [{ type: 'turnUndone', played: after.context.log.at(-1), free: learned }]);
  const again = playOn(chart, snapshot, straight);
  assert.deepEqual(again.map(withoutCount), straight.map(withoutCount));
  const save = writeSave(gameAt(again.at(-1)!));
  assert.equal(save.undone, learned ? 1 : undefined);
  assert.equal(valueOf(parseSave(save)).undone, Number(learned));
}
