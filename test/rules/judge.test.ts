import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseTile, printTurn } from '../../src/notation/index.js';
import { judge as judgeText } from '../../src/referee/index.js';
import { REASON_CODES, judge, type Edition, type Position, type Turn } from '../../src/rules/index.js';
import { PAIR, cutOut, reasonOf, ruling } from '../helpers/cut-out.js';
import { gameFrom, wholeGame, type Moment } from '../helpers/games.js';
import { PRESET_NAMES, editionUnder, someHouseRules } from '../helpers/house.js';
import { opened } from '../helpers/opened.js';
import { holds } from '../helpers/property.js';
import { randomFrom } from '../helpers/random.js';
import { everySingle, handSeats, isWritable, somePairs, spoilt } from '../helpers/wild-turns.js';

/** The judge finds the turn legal exactly if it is listed; a refusal has a known code and names places that exist. */
function assertJudged(edition: Edition, position: Position, turn: Turn, listed: ReadonlySet<string>): void {
  const text = printTurn(edition.plan, turn);
  const verdict = judge(edition, position, turn);
  assert.equal(verdict.legal, listed.has(text), text);
  if (verdict.legal) return;
  const { code, step, chairs, tables } = verdict.reason;
  assert.ok(REASON_CODES.includes(code), `${text}: ${code}`);
  assert.ok(step >= 0 && step < Math.max(1, turn.length), `${text}: ${code} at step ${step}`);
  assert.ok(
    chairs.every((chair) => edition.plan.chairs[chair]),
    `${text}: ${code} at chairs ${chairs.join()}`,
  );
  assert.ok(
    tables.every((table) => edition.plan.tables[table]),
    `${text}: ${code} at tables ${tables.join()}`,
  );
}

function assertWild({ edition, position, turns }: Pick<Moment, 'edition' | 'position' | 'turns'>, seed: number): void {
  const random = randomFrom(seed);
  const listed = new Set(turns.map((turn) => printTurn(edition.plan, turn)));
  const wild = [
    ...turns,
    ...everySingle(edition),
    ...somePairs(edition, position, turns, 1000, random),
    ...spoilt(turns, random).filter(isWritable),
  ];
  for (const turn of wild) assertJudged(edition, position, turn, listed);
}

describe('the judge accepts exactly what is listed, and refuses all else with a code', () => {
  for (const preset of PRESET_NAMES) {
    test(`${preset}: every guest on every chair, pairs, spoilt turns`, () => {
      const game = wholeGame(editionUnder(preset), 3, 11);
      for (const at of [0, 1, 9, 18, 27, 36]) if (game[at]) assertWild(game[at], at);
    });
  }

  test('any house rules', () => {
    holds(12, someHouseRules, fc.nat(), fc.nat({ max: 40 }), (rules, seed, at) => {
      const game = wholeGame(editionUnder(rules), 2, seed);
      assertWild(game[Math.min(at, game.length - 1)]!, seed);
    });
  });

  test('every pair of seats on a small plan', () => {
    const plan = { GB1: ['a', 'b', 's', 'u'], ES1: ['d', 'e', 's', 't'], CN1: ['f', 'g', 't', 'u'] };
    const hand = ['GBf', 'GBm', 'ESf', 'CNm', 'Jm'];
    const small = cutOut({ hand, plan, turn: 0, others: [{ name: 'Ben', hand: ['GBm', 'ESm', 'CNf', 'CNm', 'Jf'] }] });
    const { edition, position } = opened(small);
    for (const moment of [...gameFrom(edition, position, randomFrom(5))].slice(0, 6)) {
      const listed = new Set(moment.turns.map((turn) => printTurn(edition.plan, turn)));
      const seats = handSeats(edition, moment.position);
      for (const first of seats)
        for (const second of seats) assertJudged(edition, moment.position, [first, second], listed);
    }
  });
});

test('steps that no notation can write are no turn', () => {
  const { edition, position } = opened(cutOut({ hand: ['GBf', 'GBf', 'GBm'], seats: { a: 'GBm', b: 'Jf', c: 'GBm' } }));
  const GBf = parseTile('GBf')!;
  const seat = { kind: 'seat', guest: GBf, chair: 3 } as const;
  const bar = { kind: 'bar', guest: GBf } as const;
  const swap = { kind: 'swap', guest: GBf, chair: 1 } as const;
  const draw = { kind: 'draw', count: 2 } as const;
  const pass = { kind: 'pass' } as const;
  for (const legal of [[seat], [bar], [swap], [seat, draw]]) {
    assert.ok(judge(edition, position, legal).legal, printTurn(edition.plan, legal));
  }
  const broken: Turn[] = [[], [draw], [bar, bar], [swap, swap], [bar, seat], [swap, bar], [seat, bar], [seat, swap], [seat, pass], [draw, seat], [seat, draw, draw]]; // prettier-ignore
  const taken = broken
    .filter((turn) => judge(edition, position, turn).legal)
    .map((turn) => printTurn(edition.plan, turn));
  assert.deepEqual(taken, []);
});

describe('the first breach counts', () => {
  const couple = cutOut({ hand: ['GBf', 'GBm', 'ESm', 'Jf'], plan: PAIR, seats: { a: 'GBm', d: 'ESm' } });

  test('notation before the player, the player before the end', () => {
    const over = { ...couple, over: 'bar' as const };
    const codeFor = (turn: string, player: number) => {
      const judgement = judgeText(over, turn, player);
      return judgement.legal ? 'legal' : judgement.reason.code;
    };
    assert.deepEqual(
      ['nonsense', 'Jf=GB>b', 'GBf>b'].map((turn) => codeFor(turn, 1)),
      ['notation', 'notation', 'notYourTurn'],
    );
    assert.equal(codeFor('GBf>b', 0), 'gameOver');
  });

  test('the player to move is meant unless another is named', () => {
    assert.equal(judgeText(couple, 'GBf>b').legal, true);
    assert.equal(judgeText(couple, 'GBf>b', 0).legal, true);
    assert.equal(judgeText(couple, 'GBf>b', 1).legal, false);
  });

  test('too many before anything about a single seat', () => {
    assert.equal(ruling(couple, 'USf>zz USf>zz USf>zz'), 'tooMany');
  });

  test('within a step: the hand, the chair, who sits there, the nation, the balance', () => {
    assert.equal(ruling(couple, 'USf>zz'), 'notInHand');
    assert.equal(ruling(couple, 'GBf>zz'), 'unknownChair');
    assert.equal(ruling(couple, 'ESm>a'), 'occupied');
    assert.equal(ruling(couple, 'ESm>b'), 'nation');
    assert.equal(ruling(couple, 'GBm>b'), 'balance');
    assert.equal(ruling(couple, 'Jf>s'), 'jokerNeedsNation');
  });

  test('the steps in their order, then the end of the turn', () => {
    assert.deepEqual(reasonOf(couple, 'GBm>b USf>zz').code, 'balance');
    assert.deepEqual(reasonOf(couple, 'GBf>b ESm>b').step, 1);
    const alone = cutOut({ hand: ['GBf', 'GBm'], plan: PAIR });
    assert.equal(ruling(alone, 'GBf>a GBm>zz'), 'unknownChair');
    assert.equal(ruling(alone, 'GBf>a'), 'isolated');
  });

  test('a pass while anything else is legal', () => {
    assert.deepEqual(reasonOf(couple, 'pass'), { code: 'mayNotPass', step: 0, chairs: [], tables: [] });
  });

  test('a draw alone is no turn', () => {
    assert.equal(ruling(couple, 'draw 0'), 'notation');
  });

  test('a birthday in a house without one, after everything else', () => {
    assert.equal(ruling(couple, 'GBf>b birthday GB'), 'birthday');
    assert.equal(ruling(couple, 'GBf>b draw 3 birthday GB'), 'drawCount');
    assert.equal(ruling(couple, 'bar GBf birthday GB'), 'birthday');
  });
});

test('a refusal names chairs of the plan only', () => {
  const { chairs } = reasonOf(cutOut({ hand: ['GBf'] }), 'GBf>a GBf>b GBf>zz');
  assert.ok(!chairs.includes('?'), chairs.join());
});
