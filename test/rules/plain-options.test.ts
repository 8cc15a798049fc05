import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complete, judge, legalTurns, play, randomFrom, settle, start } from '../../bench/plain/index.js';
import type { Position, PositionJson } from '../../bench/plain/index.js';

/** What docs/contract.md 8 says of the options and of the 12-table game, word by word, where no worked example stands. */

const PLAN = { GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] };
const BAG = Array<string>(30).fill('ITf');

function cutOut(houseRules: Record<string, unknown>, more: Partial<PositionJson> = {}): Position {
  const player = { hand: ['GBf', 'GBm'], points: 50 };
  return complete({ houseRules, plan: PLAN, bag: BAG, players: [player, player, player], ...more });
}

/** Who moves, turn after turn, when everybody goes to the bar. */
function movers(position: Position, turns: number): string {
  let names = '';
  let here = position;
  for (let turn = 0; turn < turns; turn++) {
    names += 'ABC'[here.toMove]!;
    here = play(here, `bar ${here.players[here.toMove]!.hand[0]!}`);
  }
  return names;
}

test('the start of the round moves on where the order rotates', () => {
  assert.equal(movers(cutOut({}, { turn: 0 }), 9), 'ABCABCABC');
  assert.equal(movers(cutOut({ turnOrder: 'rotating' }, { turn: 0 }), 12), 'ABCBCACABABC');
  assert.equal(movers(cutOut({ turnOrder: 'rotating' }, { turn: 4, toMove: 1, roundStarter: 2 }), 4), 'BABC');
  const left = [{ hand: ['GBf'], points: 9 }, { out: true }, { hand: ['GBf'], points: 9 }];
  assert.equal(movers(cutOut({ turnOrder: 'rotating' }, { turn: 0, players: left }), 5), 'ACCAA');
});

test('the café stays open until the round is full', () => {
  const bar = Array<string>(19).fill('ITm');
  const position = cutOut({ finalRound: true, bankruptcy: 'debt' }, { bar, turn: 6 });
  position.players[2]!.hand = ['RUf'];
  const next = play(position, 'bar GBf');
  assert.deepEqual([next.over, next.roundStarter, next.toMove], [undefined, 0, 1]);
  assert.deepEqual(judge(next, 'bar GBf'), { legal: false, code: 'barFull' });
  const last = play(play(next, 'GBf>a GBm>b'), 'pass');
  assert.equal(last.over, 'bar');
  assert.equal(play(cutOut({ bankruptcy: 'debt' }, { bar, turn: 6 }), 'bar GBf').over, 'bar');
});

test('the bank pays what it has', () => {
  const players = [{ hand: ['GBf', 'GBm'], points: 5 }, { points: 300 }];
  const judgement = judge(cutOut({ preset: 'amigo', chipCap: true }, { seats: { a: 'GBm' }, players }), 'GBf>b GBm>c');
  assert.ok(judgement.legal);
  assert.deepEqual([judgement.points, judgement.total], [[4, 1], 5]);
});

test('a birthday doubles once more, or once in all', () => {
  const birthday = { nation: 'GB' };
  const points = (houseRules: Record<string, unknown>, turn: string): unknown => {
    const rules = { preset: 'amigo', singleSexTables: true, ...houseRules };
    const hand = ['GBf', 'GBf', 'GBf', 'Jf', 'GBm'];
    const judgement = judge(cutOut(rules, { birthday, players: [{ hand }, { hand }] }), turn);
    return judgement.legal ? judgement.points : judgement.code;
  };
  const klatch = 'GBf>a GBf>b GBf>c Jf=GB>s';
  assert.deepEqual(points({ loneGuestPoints: 1 }, 'GBf>a GBm>b'), [2, 8]);
  assert.deepEqual(points({ birthdayStacks: false }, 'GBf>a GBm>b'), [0, 4]);
  assert.deepEqual(points({}, klatch), [0, 0, 0, 80]);
  assert.deepEqual(points({ birthdayStacks: false }, klatch), [0, 0, 0, 40]);
  assert.deepEqual(points({}, 'GBf>a GBf>b GBf>c'), 'notSingleSex');
});

test('in the 12-table game companions count, full tables are cleared, nothing is fined', () => {
  const position = start({}, 2, randomFrom(1), 'app12@1');
  const [player] = position.players;
  Object.assign(position, { seats: { a2: 'GBf', a4: 'GBm', a5: 'ESm' }, turn: 3 });
  Object.assign(position.tables!, { T1: 'GB', T12: 'FR' });
  player!.hand = ['GBf', 'Jm'];
  const laid = position.tableStack![0];
  const judgement = judge(position, 'GBf>a8 Jm>a2');
  assert.deepEqual(judgement, { legal: false, code: 'mustScore' });
  const alone = judge(position, 'GBf>a8');
  assert.ok(alone.legal);
  assert.deepEqual([alone.points, alone.mono, alone.next.seats], [[3 + 1], 0, {}]);
  assert.equal(alone.next.tables!['T1'], laid);
  assert.deepEqual(settle(alone.next)[0], { points: 4, penalty: 0, final: 4, rank: 1 });
  assert.ok(legalTurns(position).includes('bar Jm'));
  assert.equal(judge(position, 'swap GBf>a5').legal, false);
});
