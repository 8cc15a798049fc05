import assert from 'node:assert/strict';
import { test } from 'node:test';
import { r1 } from '../../src/editions/plans/r1.js';
import { r2 } from '../../src/editions/plans/r2.js';
import { CHAIRS_AT_TABLE, NATIONS, cutOut, layOut, nationOfTable, type FloorPlanData } from '../../src/rules/index.js';
import { failureOf, valueOf } from '../helpers/results.js';

type Table = FloorPlanData['tables'][number];
type Chair = FloorPlanData['chairs'][number];

const changeTable = (id: string, change: Partial<Table>): FloorPlanData => ({
  ...r1,
  tables: r1.tables.map((table) => (table.id === id ? { ...table, ...change } : table)),
});
const changeChair = (id: string, change: Partial<Chair>): FloorPlanData => ({
  ...r1,
  chairs: r1.chairs.map((chair) => (chair.id === id ? { ...chair, ...change } : chair)),
});

/** What is broken, the plan, and the place that the message must name. */
const broken: readonly [what: string, plan: FloorPlanData, at: string][] = [
  ['two tables of one id', { ...r1, tables: [...r1.tables, r1.tables[0]!] }, 'tables'],
  ['two chairs of one id', { ...r1, chairs: [...r1.chairs, r1.chairs[0]!] }, 'chairs'],
  ['an unknown nation', changeTable('GB1', { nation: 'AU' }), 'GB1'],
  ['a nation from the prototype', changeTable('GB1', { nation: 'constructor' }), 'GB1'],
  ['a table under the name of another nation', changeTable('GB1', { nation: 'ES' }), 'GB1'],
  ['three chairs', changeTable('GB1', { chairs: ['p36', 'p37', 's26'] }), 'GB1'],
  ['five chairs', changeTable('GB1', { chairs: ['p36', 'p37', 's26', 's27', 'p39'] }), 'GB1'],
  ['a chair twice', changeTable('GB1', { chairs: ['p36', 'p36', 's26', 's27'] }), 'GB1'],
  ['a chair that the list lacks', { ...r1, chairs: r1.chairs.filter(({ id }) => id !== 'p36') }, 'p36'],
  ['a chair that stands elsewhere', changeTable('GB1', { chairs: ['p36', 'p38', 's26', 's27'] }), 'p38'],
  ['a chair with a table that does not know it', changeChair('p01', { tables: ['ES2', 'GB1'] }), 'p01'],
  ['a chair at a table that is not there', changeChair('p01', { tables: ['ES2', 'XX9'] }), 'p01'],
  ['a chair at no table', { ...r1, chairs: [...r1.chairs, { id: 'z', x: 0, y: 0, tables: [] }] }, 'z'],
  [
    'a chair without a proper name',
    { ...r1, chairs: [...r1.chairs, { id: 'z-1', x: 0, y: 0, tables: ['GB1'] }] },
    'z-1',
  ],
];

for (const [what, plan, at] of broken) {
  test(`a floor plan with ${what} is refused, naming ${at}`, () => {
    const { code, text, at: place } = failureOf(layOut(plan));
    assert.deepEqual([code, place], ['table', at]);
    if (at !== 'tables' && at !== 'chairs') assert.match(text, new RegExp(at));
  });
}

test('a chair at four tables is refused', () => {
  const tables = ['GB1', 'ES1', 'FR1', 'IT1'].map((id, i) => [id, ['x', `a${i}`, `b${i}`, `c${i}`]] as const);
  const { code, at } = failureOf(layOut(cutOut(Object.fromEntries(tables))));
  assert.deepEqual([code, at], ['table', 'x']);
  valueOf(layOut(cutOut(Object.fromEntries(tables.slice(1)))));
});

test('the nation of a table is its id without the number', () => {
  assert.deepEqual(['GB1', 'ES12', 'TR'].map(nationOfTable), ['GB', 'ES', 'TR']);
});

for (const [name, data] of Object.entries({ r1, r2 })) {
  test(`${name}: all that is looked up says what the data say`, () => {
    const plan = valueOf(layOut(data));
    const chairId = (chair: number) => plan.chairs[chair]?.id;
    const tableId = (table: number) => plan.tables[table]?.id;
    assert.deepEqual(
      plan.chairsOf.map((chairs) => chairs.map(chairId)),
      data.tables.map(({ chairs }) => chairs),
    );
    assert.deepEqual(
      plan.tablesOf.map((tables) => tables.map(tableId)),
      data.chairs.map(({ tables }) => tables),
    );
    assert.deepEqual(
      plan.nations.map((nation) => NATIONS[nation]),
      data.tables.map(({ nation }) => nation),
    );
    for (const [id, chair] of plan.chairIndex) assert.equal(chairId(chair), id);
    for (const [id, table] of plan.tableIndex) assert.equal(tableId(table), id);
    for (const [nation, chairs] of plan.chairsFor.entries()) {
      const expected = data.chairs.filter(({ tables }) => tables.some((id) => nationOfTable(id) === NATIONS[nation]));
      assert.deepEqual(
        chairs.map(chairId),
        expected.map(({ id }) => id),
      );
    }
  });

  test(`${name}: neighbours are exactly those who share a table`, () => {
    const { areNeighbours, chairs } = valueOf(layOut(data));
    for (const [a, one] of data.chairs.entries()) {
      for (const [b, two] of data.chairs.entries()) {
        const together = a !== b && one.tables.some((table) => two.tables.includes(table));
        assert.equal(areNeighbours[a * chairs.length + b], together ? 1 : 0, `${one.id} and ${two.id}`);
      }
    }
  });
}

test('a cut-out is laid out from its tables alone', () => {
  const { tables, chairs } = cutOut({ GB1: ['a', 'b', 'c', 's'], ES1: ['s', 'd', 'e', 'f'] });
  assert.deepEqual(
    tables.map(({ nation, chairs: at }) => [nation, at.length]),
    [
      ['GB', CHAIRS_AT_TABLE],
      ['ES', CHAIRS_AT_TABLE],
    ],
  );
  assert.deepEqual(
    chairs.map(({ id }) => id),
    ['a', 'b', 'c', 's', 'd', 'e', 'f'],
  );
  assert.deepEqual(chairs.find(({ id }) => id === 's')?.tables, ['GB1', 'ES1']);
});
