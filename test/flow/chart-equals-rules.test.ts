import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EditionId } from '../../bench/plain/index.js';
import { printTurn } from '../../src/notation/index.js';
import { legalTurns } from '../../src/rules/index.js';
import { cards } from '../helpers/card-positions.js';
import { opened } from '../helpers/opened.js';
import { sampledSpot, spotOnPlan, type Spot } from './sampled-moments.js';
import { walkTurns, type Walk } from './turn-walk.js';

/**
 * The chart lets through what the rules allow, and nothing else. `WALKS=20` in the environment looks at twenty times as
 * many positions.
 */
const WALKS = Number(process.env['WALKS'] ?? 1);
/** Positions with more legal turns than this take long to walk and show nothing else. */
const MOST_TURNS = { plan: 16, cutOut: 36 };

const turnsAt = ({ edition, position }: Spot): string[] =>
  legalTurns(edition, position).map((turn) => printTurn(edition.plan, turn));

function compare(spot: Spot): Walk {
  const walk = walkTurns(spot);
  assert.deepEqual([...walk.turns].sort(), turnsAt(spot).sort());
  return walk;
}

const seatsIn = (turn: string): number => turn.split('>').length - 1;
/** A first guest who may not stay without a second. */
const owesCompany = (turns: readonly string[]): boolean => {
  const alone = new Set(turns.filter((turn) => seatsIn(turn) === 1));
  return turns.some((turn) => seatsIn(turn) > 1 && !alone.has(turn.split(' ')[0]!));
};

/** What makes a position worth a walk, by what is legal there. */
const KINDS = {
  any: () => true,
  over: (turns) => turns.length === 0,
  seated: (turns) => turns.some((turn) => seatsIn(turn) > 1),
  owing: owesCompany,
  barShut: (turns) => turns.some((turn) => turn.includes('>')) && !turns.some((turn) => turn.startsWith('bar')),
  naming: (turns) => turns.some((turn) => turn.includes('=')),
  swap: (turns) => turns.some((turn) => turn.startsWith('swap')),
  smallerRefill: (turns) => turns.some((turn) => turn.includes(' draw ')),
  birthday: (turns) => turns.some((turn) => turn.includes(' birthday ')),
  klatch: (turns) => turns.some((turn) => seatsIn(turn) === 4),
  drawing: (turns) => turns.includes('draw') && turns.some((turn) => turn.includes('>')),
  down: (turns) => turns.some((turn) => turn.startsWith('down')),
  end: (turns) => turns.some((turn) => turn.endsWith(' end')),
} satisfies Record<string, (turns: readonly string[]) => boolean>;

type Kind = keyof typeof KINDS;

/** Walks sampled positions of an edition until each kind was met as often as it says. */
function walkSampled(edition: EditionId, wanted: Partial<Record<Kind, number>>): Walk[] {
  const walks: Walk[] = [];
  const missing = new Map(Object.entries(wanted).map(([kind, count]) => [kind as Kind, count * WALKS]));
  for (let seed = 0; missing.size > 0; seed += 1) {
    const spot = sampledSpot(seed, edition);
    const turns = turnsAt(spot);
    const met = [...missing.keys()].filter((kind) => KINDS[kind](turns));
    if (turns.length > MOST_TURNS.cutOut || met.length === 0) continue;
    walks.push(compare(spot));
    for (const kind of met) {
      missing.set(kind, missing.get(kind)! - 1);
      if (missing.get(kind) === 0) missing.delete(kind);
    }
  }
  return walks;
}

const reached = (walks: readonly Walk[], part: 'states' | 'codes'): string[] =>
  [...new Set(walks.flatMap((walk) => [...walk[part]]))].sort();

/** Walks, in which every one of these states was entered and every one of these codes heard. */
function checkReach(walks: readonly Walk[], states: string, codes: string): void {
  assert.deepEqual(reached(walks, 'states'), states.split(' ').sort());
  const heard = reached(walks, 'codes');
  assert.deepEqual(
    codes.split(' ').filter((code) => !heard.includes(code)),
    [],
  );
}

test('on the whole floor plan, under presets and any house rules', () => {
  for (let seed = 0; seed < 6 * WALKS; seed += 1) compare(spotOnPlan(seed, MOST_TURNS.plan));
});

test('the board game on a few tables, with klatches and birthdays: every state, and refusals of every kind', () => {
  const walks = walkSampled('board@1', {
    ...{
      any: 8,
      over: 1,
      seated: 4,
      owing: 3,
      barShut: 3,
      naming: 3,
      swap: 3,
      smallerRefill: 3,
      birthday: 4,
      klatch: 2,
    },
  });
  checkReach(
    walks,
    'choosing choosingBirthday choosingDraw confirming done namingJoker offeringMore owingPartner',
    'balance birthday drawCount gameOver isolated jokerAtBar jokerNeedsNation mayNotEnd mayNotPass mustSeat nation ' +
      'noJoker notInHand notSingleSex occupied tooMany turnOver unknownChair',
  );
});

/** Sampled games of cards hardly ever come to a klatch; here it is in the hand. */
const klatch = opened(
  cards(['TRf', 'TRf', 'TRf', 'TRf', 'RUm'], {
    houseRules: { singleSexTables: true, singleSexNeighbours: 'exempt' },
  }),
);

test('the card game: seats, draws, cards face down, a declared end', () => {
  const walks = walkSampled('card@1', { any: 4, over: 1, seated: 4, owing: 3, drawing: 3, down: 3, end: 3 });
  walks.push(compare(klatch));
  assert.ok(turnsAt(klatch).some((turn) => seatsIn(turn) === 4));
  checkReach(
    walks,
    'choosing choosingEnd confirming done offeringMore owingPartner',
    'balance birthday drawCount gameOver handLimit mayNotEnd mayNotPass mustJoin mustScore nation notAtLimit ' +
      'notInHand notSingleSex occupied tooMany turnOver unknownChair',
  );
});

test('the 12-table game: guests who need company at once, jokers at the bar, tables that are cleared', () => {
  const walks = walkSampled('app12@1', { any: 4, over: 1, seated: 4, owing: 3, barShut: 1 });
  checkReach(
    walks,
    'choosing confirming done offeringMore owingPartner',
    'balance birthday drawCount gameOver mayNotEnd mayNotPass mustJoin mustScore nation noJoker notInHand occupied ' +
      'tooMany turnOver unknownChair',
  );
});
