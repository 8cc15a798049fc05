/**
 * The floor plan: which chair stands at which tables. Built once from data and checked then, so that the law can
 * trust it; it carries the lookup tables that make the law fast.
 */
import { NATIONS, type Nation } from './tiles.js';
import { failure, success, type Failure, type Result } from './result.js';

/** How many chairs stand at a table, `docs/rules.md 1.1`. */
export const CHAIRS_AT_TABLE = 4;
const MOST_TABLES_AT_CHAIR = 3;
/** More than any box has; the lookup tables grow with the square of it. */
const MOST_TABLES = 100;

/** A floor plan as it stands in a file: grid units, origin in the middle of the room, y downwards. */
export interface FloorPlanData {
  /** A table without a nation is a place where table cards lie. */
  readonly tables: readonly { id: string; nation?: string; x: number; y: number; chairs: readonly string[] }[];
  readonly chairs: readonly { id: string; x: number; y: number; tables: readonly string[] }[];
  readonly bar?: BarSpot;
}

/** Where the bar stands, and how many of its stools in a row. */
export interface BarSpot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export interface FloorPlan {
  readonly tables: readonly Spot[];
  readonly chairs: readonly Spot[];
  readonly bar: BarSpot | undefined;
  /** Per table its nation; -1 for a place where table cards lie. */
  readonly nations: readonly Nation[];
  /** Per table its chairs, in the plan's order. */
  readonly chairsOf: readonly (readonly number[])[];
  /** Per chair its tables, one to three. */
  readonly tablesOf: readonly (readonly number[])[];
  /** Per nation the chairs where one of its tables stands. */
  readonly chairsFor: readonly (readonly number[])[];
  /** Per chair the different nations of its tables. */
  readonly nationsAt: readonly (readonly Nation[])[];
  /** `areNeighbours[a * chairs + b]` is 1 if chairs a and b stand at one table. */
  readonly areNeighbours: Uint8Array;
  readonly chairIndex: ReadonlyMap<string, number>;
  readonly tableIndex: ReadonlyMap<string, number>;
}

/** The nation a table's id speaks of: `GB` for `GB1`. */
export const nationOfTable = (id: string): string => id.replace(/\d+$/, '');

/** Checks a floor plan and builds its lookup tables. Refused with `table` and the id of the table or chair. */
export function layOut(data: FloorPlanData): Result<FloorPlan> {
  const problem = faultIn(data);
  if (problem) return problem;
  const chairIndex = new Map(data.chairs.map(({ id }, i) => [id, i]));
  const tableIndex = new Map(data.tables.map(({ id }, i) => [id, i]));
  const nations = data.tables.map(({ nation }) => NATIONS.indexOf(nation as (typeof NATIONS)[number]));
  const chairsOf = data.tables.map(({ chairs }) => chairs.map((id) => chairIndex.get(id) ?? -1));
  const tablesOf = data.chairs.map(({ tables }) => tables.map((id) => tableIndex.get(id) ?? -1));
  const nationsAt = tablesOf.map((tables) => [...new Set(tables.map((t) => nations[t] ?? -1))]);
  const spot = ({ id, x, y }: Spot): Spot => ({ id, x, y });
  return success({
    tables: data.tables.map(spot),
    chairs: data.chairs.map(spot),
    bar: data.bar,
    nations,
    chairsOf,
    tablesOf,
    chairsFor: NATIONS.map((_, nation) => nationsAt.flatMap((at, chair) => (at.includes(nation) ? [chair] : []))),
    nationsAt,
    areNeighbours: neighbourMatrix(tablesOf, chairsOf),
    chairIndex,
    tableIndex,
  });
}

/**
 * The plan of a cut-out position, `docs/contract.md` section 3: tables with their chairs and no spots in the room. With
 * `cards` the tables are places where table cards lie.
 */
export function cutOut(tables: Readonly<Record<string, readonly string[]>>, cards = false): FloorPlanData {
  const chairs = new Map<string, string[]>();
  for (const [table, ids] of Object.entries(tables)) {
    for (const id of ids) {
      const at = chairs.get(id);
      if (at) at.push(table);
      else chairs.set(id, [table]);
    }
  }
  return {
    tables: Object.entries(tables).map(([id, ids]) => ({
      ...{ id, x: 0, y: 0, chairs: ids },
      ...(cards ? {} : { nation: nationOfTable(id) }),
    })),
    chairs: [...chairs].map(([id, at]) => ({ id, x: 0, y: 0, tables: at })),
  };
}

function neighbourMatrix({ length }: readonly unknown[], chairsOf: readonly (readonly number[])[]): Uint8Array {
  const matrix = new Uint8Array(length ** 2);
  for (const chairs of chairsOf) {
    for (const a of chairs) for (const b of chairs) if (a !== b) matrix[a * length + b] = 1;
  }
  return matrix;
}

function faultIn({ tables, chairs }: FloorPlanData): Failure | undefined {
  const bad = (text: string, at: string): Failure => failure('table', text, at);
  if (tables.length > MOST_TABLES) return bad(`A floor plan has ${String(MOST_TABLES)} tables at the most.`, 'tables');
  const tableIds = new Set(tables.map(({ id }) => id));
  const chairIds = new Set(chairs.map(({ id }) => id));
  if (tableIds.size < tables.length) return bad('Two tables have the same id.', 'tables');
  if (chairIds.size < chairs.length) return bad('Two chairs have the same id.', 'chairs');
  const placeAt = new Map(chairs.map((chair) => [chair.id, chair.tables]));
  for (const { id, nation, chairs: at } of tables) {
    if (nation !== undefined && !(NATIONS as readonly string[]).includes(nation))
      return bad(`Table ${id} has no nation of the game: "${nation}".`, id);
    if (nation !== undefined && nationOfTable(id) !== nation)
      return bad(`Table ${id} does not carry the name of its nation ${nation}.`, id);
    if (new Set(at).size !== CHAIRS_AT_TABLE || at.length !== CHAIRS_AT_TABLE) {
      return bad(`Table ${id} needs ${String(CHAIRS_AT_TABLE)} different chairs.`, id);
    }
    const stray = at.find((chair) => !placeAt.get(chair)?.includes(id));
    if (stray !== undefined) return bad(`Chair ${stray} does not know that it stands at table ${id}.`, stray);
  }
  for (const { id, tables: at } of chairs) {
    if (!/^\w+$/.test(id)) return bad(`"${id}" is no name for a chair: letters, digits and _ only.`, id);
    if (at.length < 1 || at.length > MOST_TABLES_AT_CHAIR)
      return bad(`Chair ${id} stands at ${String(at.length)} tables; one to three will do.`, id);
    const stray = at.find((table) => !tables.some((t) => t.id === table && t.chairs.includes(id)));
    if (stray !== undefined) return bad(`Table ${stray} does not know its chair ${id}.`, id);
  }
  return undefined;
}
