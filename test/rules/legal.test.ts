import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseTile, printTurn } from '../../src/notation/index.js';
import {
  GENTLEMAN,
  LADY,
  joker,
  legalTurns,
  nextSteps,
  type Edition,
  type Position,
  type Step,
  type Turn,
} from '../../src/rules/index.js';
import { cutOut, under } from '../helpers/cut-out.js';
import { PRESET_NAMES, editionUnder, someHouseRules } from '../helpers/house.js';
import { wholeGame, type Moment } from '../helpers/games.js';
import { opened } from '../helpers/opened.js';
import { holds } from '../helpers/property.js';

/** Every turn that is reached by following what is offered. Fails at a step that leads nowhere. */
function reachable(edition: Edition, position: Position, started: readonly Step[] = []): Turn[] {
  const offered = nextSteps(edition, position, started);
  const text = printTurn(edition.plan, started);
  assert.ok(offered.length > 0, `a dead end after "${text}"`);
  return offered.flatMap((step) =>
    step.kind === 'done' ? [started] : reachable(edition, position, [...started, step]),
  );
}

function assertOffered({ edition, position, turns }: Pick<Moment, 'edition' | 'position' | 'turns'>): void {
  const print = (list: readonly Turn[]) => list.map((turn) => printTurn(edition.plan, turn)).sort();
  const listed = print(turns);
  assert.equal(new Set(listed).size, listed.length, 'a turn is listed twice');
  assert.deepEqual(print(reachable(edition, position)), listed);
}

const everyFourth = <T>(list: readonly T[]): readonly T[] => list.filter((_, i) => i % 4 === 0);

describe('what is offered step by step is what is legal as a whole turn, without dead ends', () => {
  for (const preset of PRESET_NAMES) {
    for (const players of [2, 3, 4]) {
      test(`${preset}, ${players} players`, () =>
        everyFourth(wholeGame(editionUnder(preset), players, 7)).forEach(assertOffered));
    }
  }

  test('any house rules', () => {
    holds(12, someHouseRules, fc.integer({ min: 2, max: 4 }), fc.nat(), (rules, players, seed) => {
      everyFourth(wholeGame(editionUnder(rules), players, seed)).forEach(assertOffered);
    });
  });

  test('a hand of jokers', () => {
    const { edition, position: start } = wholeGame(editionUnder('amigo'), 2, 3)[12]!;
    const players = start.players.map((player) => ({ ...player, hand: [joker(LADY), joker(GENTLEMAN), joker(LADY)] }));
    const position = { ...start, players };
    const turns = legalTurns(edition, position);
    assert.equal(turns.length > 500, true);
    assertOffered({ edition, position, turns });
  });
});

const GBf = parseTile('GBf')!;
const GBm = parseTile('GBm')!;

/** Texts of what may follow these steps. */
function offered(input: ReturnType<typeof cutOut>, started: readonly Step[] = []): string[] {
  const { edition, position } = opened(input);
  return nextSteps(edition, position, started).map((step) =>
    step.kind === 'done' ? 'done' : printTurn(edition.plan, [step]),
  );
}

test('a chair lights up for a guest that only a partner in the hand makes legal', () => {
  assert.deepEqual(offered(cutOut({ hand: ['GBf', 'GBf'] })), ['bar GBf']);
  const couple = offered(cutOut({ hand: ['GBf', 'GBm'] }));
  for (const seat of ['GBf>a', 'GBm>d']) assert.equal(couple.includes(seat), true, seat);
});

test('who sits alone may not end the turn, and only partners are offered', () => {
  const next = offered(cutOut({ hand: ['GBf', 'GBm', 'GBf'] }), [{ kind: 'seat', guest: GBf, chair: 0 }]);
  assert.deepEqual(next, ['GBm>b', 'GBm>c', 'GBm>d']);
});

test('a full one-nation table offers its draw words and the end', () => {
  const position = cutOut({ hand: ['GBf', 'USf'], seats: { a: 'GBm', b: 'GBf', c: 'GBm' } });
  assert.deepEqual(offered(position, [{ kind: 'seat', guest: GBf, chair: 3 }]), ['draw 3', 'done']);
});

test('after a bar visit, a swap or a draw there is nothing but the end', () => {
  const position = cutOut({ hand: ['GBf', 'GBm'], seats: { a: 'Jm', b: 'GBf', c: 'GBm' } });
  assert.deepEqual(offered(position, [{ kind: 'bar', guest: GBf }]), ['done']);
  assert.deepEqual(offered(position, [{ kind: 'swap', guest: GBm, chair: 0 }]), ['done']);
  assert.deepEqual(
    offered(position, [
      { kind: 'seat', guest: GBf, chair: 3 },
      { kind: 'draw', count: 3 },
    ]),
    ['done'],
  );
});

test('with nothing else legal a pass is offered, alone', () => {
  const stuck = under(cutOut({ hand: ['Jm'], seats: { a: 'GBm', b: 'GBf', c: 'GBm' } }), { jokerAtBar: 'never' });
  assert.deepEqual(offered(stuck), ['pass']);
  assert.deepEqual(offered(stuck, [{ kind: 'pass' }]), ['done']);
});

test('after the end nothing is offered', () => {
  assert.deepEqual(offered(cutOut({ hand: ['GBf', 'GBm'], drinking: 20 })), []);
});
