import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printTurn } from '../../src/notation/index.js';
import { legalTurns } from '../../src/rules/index.js';
import { sampledSpot, spotOnPlan, type Spot } from './sampled-moments.js';
import { walkTurns, type Walk } from './turn-walk.js';

/**
 * The chart lets through what the rules allow, and nothing else. `WALKS=20` in the environment looks at twenty times as
 * many positions.
 */
const WALKS = Number(process.env['WALKS'] ?? 1);
/** Positions with more legal turns than this take long to walk and show nothing else. */
const MOST_TURNS = { plan: 16, cutOut: 40 };

const turnsAt = ({ edition, position }: Spot): string[] =>
  legalTurns(edition, position).map((turn) => printTurn(edition.plan, turn));

/** Walks that many sampled positions for which `fits` holds. */
function walkSampled(count: number, fits: (turns: readonly string[]) => boolean): Walk[] {
  const walks: Walk[] = [];
  for (let seed = 0; walks.length < count * WALKS; seed += 1) {
    const spot = sampledSpot(seed);
    const turns = turnsAt(spot);
    if (turns.length <= MOST_TURNS.cutOut && fits(turns)) walks.push(compare(spot));
  }
  return walks;
}

function compare(spot: Spot): Walk {
  const walk = walkTurns(spot);
  assert.deepEqual([...walk.turns].sort(), turnsAt(spot).sort());
  return walk;
}

const reached = (walks: readonly Walk[], part: 'states' | 'codes'): string[] =>
  [...new Set(walks.flatMap((walk) => [...walk[part]]))].sort();

test('on the whole floor plan, under presets and any house rules', () => {
  for (let seed = 0; seed < 6 * WALKS; seed += 1) compare(spotOnPlan(seed, MOST_TURNS.plan));
});

test('on a few tables: every state is walked through, and refusals are of every kind', () => {
  const walks = [
    ...walkSampled(24, () => true),
    ...walkSampled(6, (turns) => turns.includes('draw') && turns.some((turn) => turn.includes('>'))),
    ...walkSampled(1, (turns) => turns.length === 0),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.includes('='))),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.includes(' draw '))),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.startsWith('swap'))),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.includes(' birthday '))),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.startsWith('down'))),
    ...walkSampled(3, (turns) => turns.some((turn) => turn.endsWith(' end'))),
    ...walkSampled(2, (turns) => turns.some((turn) => turn.split(' ').filter((word) => word.includes('>')).length > 3)),
  ];
  const states =
    'choosing choosingBirthday choosingDraw choosingEnd confirming done namingJoker offeringMore owingPartner';
  assert.deepEqual(reached(walks, 'states'), states.split(' '));
  const codes = [
    ...['balance', 'drawCount', 'gameOver', 'isolated', 'jokerAtBar', 'jokerNeedsNation', 'mayNotPass', 'mustSeat'],
    ...['nation', 'noJoker', 'notInHand', 'occupied', 'tooMany', 'turnOver', 'unknownChair'],
    ...['birthday', 'handLimit', 'mayNotEnd', 'mustJoin', 'mustScore', 'notAtLimit', 'notSingleSex'],
  ];
  const found = reached(walks, 'codes');
  assert.deepEqual(
    codes.filter((code) => !found.includes(code)),
    [],
  );
});
