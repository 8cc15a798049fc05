import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { r1 } from '../../src/editions/plans/r1.js';
import { r2 } from '../../src/editions/plans/r2.js';
import { NATIONS, nationOfTable, type FloorPlanData, type Spot } from '../../src/rules/index.js';
import { readText } from '../helpers/json-lines.js';

type Chair = FloorPlanData['chairs'][number];

const nationsAt = ({ tables }: Chair): string[] => [...new Set(tables.map(nationOfTable))].sort();
const sharedIn = ({ chairs }: FloorPlanData): readonly Chair[] => chairs.filter(({ tables }) => tables.length > 1);
const chairsOf = ({ chairs }: FloorPlanData, nation: string): readonly Chair[] =>
  chairs.filter((chair) => nationsAt(chair).includes(nation));
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const sorted = (list: Iterable<string>): string[] => [...list].sort();

/** How many of a list answer the same, as [answer, count] in order. */
function tally<T>(list: readonly T[], ask: (item: T) => number): [number, number][] {
  const counts = new Map<number, number>();
  for (const item of list) counts.set(ask(item), (counts.get(ask(item)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

for (const [name, plan] of Object.entries({ r1, r2 })) {
  describe(`floor plan ${name}, docs/rules.md 1.3 and 1.4`, () => {
    test('24 tables, two of each nation, with 4 chairs each', () => {
      assert.equal(plan.tables.length, 24);
      assert.deepEqual(
        sorted(plan.tables.map(({ nation }) => nation ?? '')),
        sorted(NATIONS.flatMap((nation) => [nation, nation])),
      );
      assert.equal(
        plan.tables.every(({ chairs }) => new Set(chairs).size === 4),
        true,
      );
    });

    test('68 chairs: 40 of one table, 28 shared by two, none by three', () => {
      assert.deepEqual(tally(plan.chairs, ({ tables }) => tables.length), [[1, 40], [2, 28]]); // prettier-ignore
      assert.equal(
        sharedIn(plan).every(({ id }) => id.startsWith('s')),
        true,
      );
    });

    test('16 tables share two chairs, 8 share three', () => {
      const shared = new Set(sharedIn(plan).map(({ id }) => id));
      const counts = tally(plan.tables, ({ chairs }) => chairs.filter((id) => shared.has(id)).length);
      assert.deepEqual(counts, [[2, 16], [3, 8]]); // prettier-ignore
    });

    test('from every table one gets to every other over shared chairs', () => {
      const met = new Set([plan.tables[0]!.id]);
      for (const id of met)
        for (const { tables } of plan.chairs) if (tables.includes(id)) tables.forEach((table) => met.add(table));
      assert.equal(met.size, 24);
    });

    test('nothing overlaps, and the square of the bar stays free', () => {
      const pieces = [...plan.tables, ...plan.chairs];
      for (const [i, one] of pieces.entries()) {
        assert.ok(Math.max(Math.abs(one.x), Math.abs(one.y)) >= 3.4 + 0.42, `${one.id} stands in the bar`);
        assert.ok(Math.max(Math.abs(one.x), Math.abs(one.y)) <= 8.5 - 0.42, `${one.id} stands outside`);
        for (const other of pieces.slice(0, i)) assert.ok(distance(one, other) >= 1, `${one.id} on ${other.id}`);
      }
    });

    test('a chair stands beside its tables and far from all others', () => {
      for (const chair of plan.chairs) {
        for (const table of plan.tables) {
          const apart = distance(chair, table);
          assert.equal(apart < 2.2, chair.tables.includes(table.id), `${chair.id} and ${table.id}: ${apart}`);
        }
      }
    });
  });
}

test('r1: 12 chairs join the tables of one nation, 16 join two nations, each pair once', () => {
  assert.deepEqual(tally(sharedIn(r1), (chair) => nationsAt(chair).length), [[1, 12], [2, 16]]); // prettier-ignore
  const pairs = sharedIn(r1).map((chair) => nationsAt(chair).join('-'));
  assert.equal(new Set(pairs).size, 12 + 16);
});

test('r1: 7 chairs for each nation, 4 or 5 of them its own alone', () => {
  assert.deepEqual(
    tally(NATIONS, (nation) => chairsOf(r1, nation).length),
    [[7, 12]],
  );
  const exclusive = (nation: string) => chairsOf(r1, nation).filter((chair) => nationsAt(chair).length === 1).length;
  assert.deepEqual(tally(NATIONS, exclusive), [[4, 8], [5, 4]]); // prettier-ignore
});

test('r2: no chair joins the tables of one nation, and the 28 pairs of nations are all different', () => {
  assert.equal(
    sharedIn(r2).every((chair) => nationsAt(chair).length === 2),
    true,
  );
  assert.equal(new Set(sharedIn(r2).map((chair) => nationsAt(chair).join('-'))).size, 28);
  assert.deepEqual(
    tally(NATIONS, (nation) => chairsOf(r2, nation).length),
    [[8, 12]],
  );
});

test('the neighbours that are known of the printed board are neighbours in both plans', () => {
  for (const plan of [r1, r2]) {
    const pairs = new Set(sharedIn(plan).map((chair) => nationsAt(chair).join('-')));
    for (const pair of ['CN-ES', 'GB-IT', 'CN-GB', 'ES-GB']) assert.ok(pairs.has(pair), pair);
  }
});

describe('the plans are those of the tables in docs/rules.md', () => {
  const rows = readText('../docs/rules.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const tableRows = rows.filter(([, id = '', , , xy = '']) => /^[A-Z]{2}\d$/.test(id) && /^-?\d,-?\d$/.test(xy));
  const chairRows = rows.filter(([, id = '', xy = '']) => /^s\d\d$/.test(id) && /^-?\d,-?\d$/.test(xy));
  const spot = ({ x, y }: Spot) => `${x},${y}`;

  test('tables of r1 and r2', () => {
    assert.equal(tableRows.length, 24);
    for (const [, id = '', nation, , xy, chairs = '', id2 = ''] of tableRows) {
      const one = r1.tables.find((table) => table.id === id)!;
      const two = r2.tables.find((table) => table.id === id2)!;
      assert.deepEqual([one.nation, spot(one), sorted(one.chairs)], [nation, xy, sorted(chairs.split(' '))]);
      assert.deepEqual(
        [two.nation, spot(two), sorted(two.chairs)],
        [nationOfTable(id2), xy, sorted(chairs.split(' '))],
      );
    }
  });

  test('shared chairs of r1 and r2', () => {
    assert.equal(chairRows.length, 28);
    for (const [, id, xy, tables1 = '', , tables2 = ''] of chairRows) {
      for (const [plan, tables] of [
        [r1, tables1],
        [r2, tables2],
      ] as const) {
        const chair = plan.chairs.find((known) => known.id === id)!;
        assert.deepEqual([spot(chair), sorted(chair.tables)], [xy, sorted(tables.split(' + '))]);
      }
    }
  });

  test('the other chairs of r1, which stand in the same places in r2', () => {
    const own = [...readText('../docs/rules.md').matchAll(/(p\d\d) \((-?\d),(-?\d)\) ([A-Z]{2}\d)/g)];
    assert.equal(own.length, 40);
    for (const [, id, x, y, table] of own) {
      const chair = r1.chairs.find((known) => known.id === id)!;
      assert.deepEqual([spot(chair), chair.tables], [`${x!},${y!}`, [table]]);
      assert.equal(spot(r2.chairs.find((known) => known.id === id)!), `${x!},${y!}`);
    }
  });
});
