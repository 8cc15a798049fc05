import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  BadInputError,
  IllegalTurnError,
  judge,
  legalTurns,
  newGame,
  parsePosition,
  play,
  settle,
  viewFor,
} from '../../src/referee/index.js';
import { PAIR, cutOut, guests } from '../helpers/cut-out.js';

describe('newGame', () => {
  test('is a game for two under the first box’s rules unless something else is said', () => {
    const { edition, houseRules, players, turn, bag } = newGame();
    assert.deepEqual([edition, houseRules, turn], ['board@1', { preset: 'classic1989' }, 0]);
    assert.deepEqual(
      players.map(({ hand }) => hand.length),
      [5, 5],
    );
    assert.equal(bag.length, 90);
  });

  test('takes names as text or in objects, and a preset by its name', () => {
    const one = newGame({ players: ['Ann', 'Ben'], houseRules: 'amigo', seed: '42' });
    const other = newGame({ players: [{ name: 'Ann' }, { name: 'Ben' }], houseRules: { preset: 'amigo' }, seed: '42' });
    assert.deepEqual(one, other);
    assert.notDeepEqual(newGame({ seed: '43' }), newGame({ seed: '42' }));
  });

  test('is a position like any other', () => {
    const position = newGame({ players: ['A', 'B', 'C', 'D'], houseRules: { boardLayout: 'r2' }, seed: 'x' });
    assert.deepEqual(parsePosition(JSON.parse(JSON.stringify(position))), { ok: true, value: position });
  });

  const wrong = [
    [{ edition: 'card@2' }, 'unknown-edition', 'edition'],
    [{ houseRules: 'nonsense' }, 'bad-house-rule', 'preset'],
    [{ houseRules: { nonsense: 1 } }, 'bad-house-rule', 'nonsense'],
    [{ houseRules: JSON.parse('{"__proto__":1}') as unknown }, 'bad-house-rule', '__proto__'],
    [{ players: [] }, 'bad-players', 'players'],
    [{ players: ['Ann'] }, 'bad-players', 'players'],
    [{ players: ['A', 'B', 'C', 'D', 'E'] }, 'bad-players', 'players'],
  ] as const;
  for (const [options, code, at] of wrong) {
    test(`throws ${code} at ${at} for ${JSON.stringify(options)}`, () => {
      assert.throws(
        () => newGame(options),
        (error) => error instanceof BadInputError && error.code === code && error.at === at,
      );
    });
  }
});

const position = cutOut({ hand: ['GBf', 'ESf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } });

describe('judge, legalTurns and play', () => {
  test('play is the next position of judge', () => {
    for (const turn of legalTurns(position)) {
      const judgement = judge(position, turn);
      assert.deepEqual(play(position, turn), judgement.legal && judgement.next);
    }
  });

  test('play throws the reason', () => {
    assert.throws(
      () => play(position, 'ESf>b'),
      (error) => {
        assert.equal(error instanceof IllegalTurnError, true);
        const { turn, reason, message } = error as IllegalTurnError;
        assert.deepEqual(reason, { code: 'nation', step: 0, chairs: ['b'], tables: ['GB1'] });
        assert.deepEqual([turn, message.includes('ESf>b'), message.includes('nation')], ['ESf>b', true, true]);
        return true;
      },
    );
  });

  test('text that is no turn is notation', () => {
    const judgement = judge(position, 'GBf to b');
    assert.deepEqual(judgement, { legal: false, reason: { code: 'notation', step: 0, chairs: [], tables: [] } });
  });

  test('the next position is a complete one, and stands for itself', () => {
    const next = play(position, 'GBf>b');
    assert.deepEqual(parsePosition(next), { ok: true, value: next });
    assert.equal(next.turn, 8);
  });

  test('nothing given is changed', () => {
    const before = JSON.stringify(position);
    for (const turn of legalTurns(position)) judge(position, turn);
    settle(position);
    viewFor(position, 0);
    assert.equal(JSON.stringify(position), before);
  });

  test('a position that cannot be throws, naming the place', () => {
    const bad = { ...position, seats: { zz: 'GBf' } };
    for (const ask of [
      () => legalTurns(bad),
      () => judge(bad, 'pass'),
      () => play(bad, 'pass'),
      () => settle(bad),
      () => viewFor(bad, 0),
    ]) {
      assert.throws(
        ask,
        (error) => error instanceof BadInputError && error.code === 'seats' && error.at === 'seats.zz',
      );
    }
  });
});

describe('viewFor', () => {
  test('shows everything but the bag, of which only the size is known', () => {
    const { bag, ...open } = newGame({ seed: '42' });
    assert.deepEqual(viewFor({ ...open, bag }, 0), { ...open, bagSize: 90 });
  });

  test('is the same whatever is in the bag', () => {
    const other = { ...position, bag: guests(30).map(() => 'USf') };
    for (const player of [0, 1]) assert.deepEqual(viewFor(position, player), viewFor(other, player));
  });

  test('shows nothing to a player who is not there', () => {
    for (const player of [-1, 2, 0.5, NaN]) assert.throws(() => viewFor(position, player), BadInputError);
  });
});
