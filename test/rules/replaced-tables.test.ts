import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTurn, type PositionInput } from '../../src/notation/index.js';
import { EMPTY, NATIONS, replacedTables, seatsOf, type Nation } from '../../src/rules/index.js';
import { three } from '../helpers/card-positions.js';
import { ONE, cutOut } from '../helpers/cut-out.js';
import { opened } from '../helpers/opened.js';

/** What a turn has replaced, `docs/rules.md 6.6`: the seat from 0, the place, the nation that goes and the one that comes. */
function replacedBy(input: PositionInput, text: string): string[] {
  const { edition, position } = opened(input);
  const name = (nation: Nation): string => (nation === EMPTY ? 'none' : NATIONS[nation]!);
  return replacedTables(edition, position, seatsOf(parseTurn(edition, text)!)).map(
    ({ step, table, nation, by }) => `${step} ${edition.plan.tables[table]!.id} ${name(nation)} ${name(by)}`,
  );
}

test('every table that one guest makes full, in the order of the plan', () => {
  assert.deepEqual(replacedBy(three(['TRm', 'ESm']), 'TRm>x4'), ['0 NW TR CU', '0 NE FR CF', '0 C IN US']);
});

test('where the cards run out, a place stays empty', () => {
  assert.deepEqual(replacedBy(three(['TRm', 'ESm'], ['CU']), 'TRm>x4'), ['0 NW TR CU', '0 NE FR none', '0 C IN none']);
});

test('guests who come later in the turn fill tables as they lie then, and get the cards that are left', () => {
  const position = three(['TRm', 'ESm']);
  assert.deepEqual(replacedBy(position, 'ESm>x11 TRm>x4'), ['0 SW ES CU', '1 NE FR CF']);
  assert.deepEqual(replacedBy(position, 'TRm>x4 ESm>x11'), ['0 NW TR CU', '0 NE FR CF', '0 C IN US']);
});

test('on the board full tables stay', () => {
  const full = cutOut({ plan: ONE, seats: { a: 'GBm', b: 'GBf', c: 'GBm' }, hand: ['GBf'] });
  assert.deepEqual(replacedBy(full, 'GBf>d'), []);
});
