import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { five, seven } from '../../src/editions/plans/card.js';
import { twelveNations, twelvePlaces } from '../../src/editions/plans/app12.js';
import { NATIONS, type FloorPlanData } from '../../src/rules/index.js';
import { readText } from '../helpers/json-lines.js';

/** The floor plans of table cards are those of `docs/rules.md 1.5`, `6.2` and "Seven tables" in `docs/contract.md` section 8. */

type Cell = readonly [column: number, row: number];

/** Chair by chair its tables, as "x4 NW NE C". */
const chairsOf = ({ chairs }: FloorPlanData): string[] => chairs.map(({ id, tables }) => `${id} ${tables.join(' ')}`);
const tablesOf = ({ tables }: FloorPlanData): string[] => tables.map(({ id }) => id);

/** The tables that touch each cell next to any of them, as [cell, tables]. */
function around(tables: ReadonlyMap<string, Cell>): Map<string, string[]> {
  const met = new Map<string, string[]>();
  for (const [id, [x, y]] of tables)
    for (const cell of [[x, y - 1], [x - 1, y], [x + 1, y], [x, y + 1]].map(String))
      met.set(cell, [...(met.get(cell) ?? []), id]);
  return met;
} // prettier-ignore

/** Where the plan has each of them, in steps of its grid from the first table. */
function checkPlaces({ tables, chairs }: FloorPlanData, cells: ReadonlyMap<string, Cell>): void {
  const [first, second] = tables.map(({ id, x, y }) => ({ x, y, cell: cells.get(id)! }));
  const step = (second!.x - first!.x) / (second!.cell[0] - first!.cell[0]);
  for (const { id, x, y } of [...tables, ...chairs]) {
    const [column, row] = cells.get(id)!;
    const apart = [x - first!.x, y - first!.y].map((way) => Math.round((way / step) * 1000) / 1000);
    assert.deepEqual(apart, [column - first!.cell[0], row - first!.cell[1]], id);
  }
}

describe('the X of the card game', () => {
  const places = new Map<string, Cell>([['NW', [1, 1]], ['NE', [3, 1]], ['C', [2, 2]], ['SW', [1, 3]], ['SE', [3, 3]]]); // prettier-ignore
  const chairs = readText('../docs/rules.md')
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))
    .flatMap((row) => [row.slice(1, 4), row.slice(5, 8)])
    .filter(([id = '', cell = '']) => /^x\d+$/.test(id) && /^\d,\d$/.test(cell))
    .map(([id, cell, tables]) => [Number(id!.slice(1)), cell!.split(',').map(Number), tables!] as const)
    .sort(([one], [other]) => one - other);

  test('has five tables and the chairs of the table in the rules', () => {
    assert.deepEqual(tablesOf(five), ['NW', 'NE', 'C', 'SW', 'SE']);
    assert.equal(chairs.length, 12);
    assert.deepEqual(chairsOf(five), chairs.map(([n, , tables]) => `x${String(n)} ${tables}`)); // prettier-ignore
    checkPlaces(five, new Map([...places, ...chairs.map(([n, cell]) => [`x${String(n)}`, cell as unknown as Cell] as const)])); // prettier-ignore
  });

  test('its chairs are all the cells next to a table', () => {
    assert.deepEqual(
      new Set(chairs.map(([, cell, tables]) => `${String(cell)} ${tables}`)),
      new Set([...around(places)].map(([cell, tables]) => `${cell} ${tables.join(' ')}`)),
    );
  });

  test('with seven tables has a place more at two of its corners', () => {
    assert.deepEqual(tablesOf(seven), ['NNW', 'NW', 'NE', 'C', 'SW', 'SE', 'SSE']);
    const changed: Record<string, string> = { x1: 'x1 NNW NW', x3: 'x3 NNW NW', x10: 'x10 SE SSE', x12: 'x12 SE SSE' };
    assert.deepEqual(chairsOf(seven), [
      ...chairsOf(five).map((chair) => changed[chair.split(' ')[0]!] ?? chair),
      ...['x13 NNW', 'x14 NNW', 'x15 SSE', 'x16 SSE'],
    ]);
    const cells: [string, Cell][] = [['NNW', [0, 0]], ['SSE', [4, 4]], ['x13', [-1, 0]], ['x14', [0, -1]], ['x15', [5, 4]], ['x16', [4, 5]]]; // prettier-ignore
    const known = chairs.map(([n, cell]) => [`x${String(n)}`, cell as unknown as Cell] as const);
    checkPlaces(seven, new Map([...places, ...known, ...cells]));
  });
});

describe('the ring of twelve tables', () => {
  const places = new Map(
    [...readText('../docs/rules.md').matchAll(/(T\d+) (\d),(\d)/g)].map(([, id, x, y]) => [id!, [Number(x), Number(y)]] as [string, Cell]),
  ); // prettier-ignore
  const rows = [...around(places)]
    .map(([cell, tables]) => ({ cell: cell.split(',').map(Number) as unknown as Cell, tables }))
    .sort((one, other) => one.cell[1] - other.cell[1] || one.cell[0] - other.cell[0]);

  test('has 24 chairs, all the cells next to a table, row by row', () => {
    assert.equal(places.size, 12);
    assert.deepEqual(tablesOf(twelvePlaces), [...places.keys()]);
    assert.deepEqual(chairsOf(twelvePlaces), rows.map(({ tables }, i) => `a${String(i + 1)} ${tables.join(' ')}`)); // prettier-ignore
    checkPlaces(twelvePlaces, new Map([...places, ...rows.map(({ cell }, i) => [`a${String(i + 1)}`, cell] as const)]));
  });

  test('four of one table, sixteen of two, four of three', () => {
    const counts = [1, 2, 3].map((count) => twelvePlaces.chairs.filter(({ tables }) => tables.length === count).length);
    assert.deepEqual(counts, [4, 16, 4]);
  });

  test('stands for the board game with a table of each nation, in their order', () => {
    assert.deepEqual(tablesOf(twelveNations), NATIONS.map((nation) => `${nation}1`)); // prettier-ignore
    assert.deepEqual(twelveNations.tables.map(({ nation }) => nation), NATIONS); // prettier-ignore
    const renamed = new Map([...places.keys()].map((id, i) => [id, `${NATIONS[i]!}1`]));
    assert.deepEqual(
      twelveNations.chairs.map(({ id, tables }) => [id, ...tables]),
      twelvePlaces.chairs.map(({ id, tables }) => [id, ...tables.map((table) => renamed.get(table)!)]),
    );
  });
});
