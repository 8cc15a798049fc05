import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalTurns } from '../../src/referee/index.js';
import { PAIR, cutOut, guests, outcomeOf, reasonOf, ruling, under } from '../helpers/cut-out.js';

const LINEAR = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30];
const WAVE = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14];
const OWN = LINEAR.map((_, i) => (i % 3) - 1);

for (const [name, barValues, row] of [
  ['linear', 'linear', LINEAR],
  ['wave', 'wave', WAVE],
  ['own', OWN, OWN],
] as const) {
  test(`the ${name} row: each of the 20 stools has its value, and its line`, () => {
    for (const [drinking, value] of row.entries()) {
      const { points, total, lines, next } = outcomeOf(
        under(cutOut({ hand: ['GBm'], drinking }), { barValues }),
        'bar GBm',
      );
      assert.deepEqual([points, total, next.players[0]?.points], [[value], value, 40 + value]);
      const line = { step: 0, rule: 'bar', table: null, count: drinking + 1, points: value, section: '4.12' };
      assert.deepEqual(lines, value === 0 ? [] : [line]);
    }
  });
}

test('anybody drinks, whatever the nation, on the next free stool; one tile is drawn', () => {
  const position = cutOut({ hand: ['USf', 'GBm', 'GBf', 'CFm', 'CFf'], drinking: 2 });
  const { next } = outcomeOf(position, 'bar USf');
  assert.deepEqual(next.bar, [...guests(2), 'USf']);
  assert.deepEqual(next.players[0]?.hand, ['GBm', 'GBf', 'CFm', 'CFf', 'CUf']);
  assert.equal(next.bag.length, 29);
});

test('one guest a turn, out of the hand', () => {
  const position = cutOut({ hand: ['GBm', 'GBf'] });
  assert.equal(ruling(position, 'bar GBm GBf'), 'notation');
  assert.equal(ruling(position, 'bar GBm bar GBf'), 'notation');
  assert.deepEqual(reasonOf(position, 'bar USf'), { code: 'notInHand', step: 0, chairs: [], tables: [] });
});

test('the bar is closed to the opener where the house says so, even if nothing else is left', () => {
  const position = under(cutOut({ hand: ['GBm', 'USf'], turn: 0 }), { openerAtBar: false });
  assert.equal(ruling(position, 'bar USf'), 'mustSeat');
  assert.equal(ruling({ ...position, turn: 1 }, 'bar USf'), 'legal');
  const helpless = {
    ...position,
    players: [
      { name: 'Ann', hand: ['USf'] },
      { name: 'Ben', hand: [] },
    ],
  };
  assert.deepEqual(legalTurns(helpless), ['pass']);
});

test('the bar is closed while a turn of seats exists where the house says so', () => {
  const strict = { voluntaryBar: false };
  const seatable = under(cutOut({ hand: ['GBm', 'USf'], seats: { a: 'GBf' } }), strict);
  assert.equal(ruling(seatable, 'bar USf'), 'mustSeat');
  const couple = under(cutOut({ hand: ['GBm', 'GBf', 'USf'] }), strict);
  assert.equal(ruling(couple, 'bar USf'), 'mustSeat');
  const none = under(cutOut({ hand: ['GBm', 'USf'] }), strict);
  assert.deepEqual(legalTurns(none), ['bar GBm', 'bar USf']);
});

test('a possible swap does not close the bar', () => {
  const position = cutOut({ hand: ['GBm'], seats: { a: 'Jm', b: 'GBf', c: 'GBm' } });
  assert.deepEqual(legalTurns(under(position, { voluntaryBar: false })), ['swap GBm>a', 'bar GBm']);
});

/** When the one joker in a hand may drink: never, if it cannot sit, if nothing else can be done, always. */
const seated = { a: 'GBm', b: 'GBf', c: 'GBm' };
const jokers = {
  'seatable joker': cutOut({ hand: ['Jf'], seats: seated }),
  'unseatable joker, other guests': cutOut({ hand: ['Jm', 'USf'], seats: seated }),
  'unseatable joker, another joker that can sit': cutOut({ hand: ['Jm', 'Jf'], seats: seated }),
  'unseatable jokers only': cutOut({ hand: ['Jm', 'Jm'], seats: seated }),
};
const mayDrink = {
  never: [false, false, false, false],
  ifNoOtherMove: [false, false, false, true],
  ifUnseatable: [false, true, true, true],
  always: [true, true, true, true],
};
for (const [jokerAtBar, allowed] of Object.entries(mayDrink)) {
  for (const [i, [what, position]] of Object.entries(jokers).entries()) {
    const code = allowed[i] ? 'legal' : 'jokerAtBar';
    test(`jokerAtBar ${jokerAtBar}, ${what}: ${code}`, () => {
      assert.equal(ruling(under(position, { jokerAtBar }), `bar ${position.players[0]!.hand![0]!}`), code);
    });
  }
}

test('a swap is another move, so the joker may not drink', () => {
  const position = cutOut({ hand: ['Jm', 'GBm'], seats: { ...seated, a: 'Jm' } });
  assert.equal(ruling(position, 'bar Jm'), 'jokerAtBar');
});

test('a joker that only a couple can seat is seatable', () => {
  const couple = under(cutOut({ hand: ['Jm', 'GBf'] }), { jokerAtBar: 'ifUnseatable' });
  assert.equal(ruling(couple, 'bar Jm'), 'jokerAtBar');
  const alone = under(cutOut({ hand: ['Jm', 'USf'] }), { jokerAtBar: 'ifUnseatable' });
  assert.equal(ruling(alone, 'bar Jm'), 'legal');
});

test('the opener’s closed bar comes before the joker, the joker before the seats that are left', () => {
  const position = cutOut({ hand: ['Jf', 'GBm'], turn: 0 });
  assert.equal(ruling(under(position, { openerAtBar: false, jokerAtBar: 'never' }), 'bar Jf'), 'mustSeat');
  const later = { ...position, turn: 1 };
  assert.equal(ruling(under(later, { voluntaryBar: false, jokerAtBar: 'never' }), 'bar Jf'), 'jokerAtBar');
  assert.equal(ruling(under(later, { voluntaryBar: false, jokerAtBar: 'always' }), 'bar Jf'), 'mustSeat');
});

test('a guest between two nations counts for the closed bar, too', () => {
  const position = cutOut({ hand: ['ESm'], plan: PAIR, seats: { a: 'GBf' } });
  assert.equal(ruling(under(position, { voluntaryBar: false }), 'bar ESm'), 'mustSeat');
});
