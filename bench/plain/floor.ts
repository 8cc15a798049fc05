import { readFileSync } from 'node:fs';

export interface Table {
  index: number;
  nation: string;
  chairs: Chair[];
}

export interface Chair {
  index: number;
  id: string;
  /** One table, or several that share the chair. */
  tables: Table[];
  /** The nations of its tables, each once. */
  nations: string[];
}

/** The furniture, which no turn moves. */
export interface Floor {
  tables: Table[];
  chairs: Map<string, Chair>;
}

/** Table ids and the ids of their chairs (docs/contract.md 3). */
export type Plan = Record<string, string[]>;

const plans = JSON.parse(readFileSync(new URL('floor-plans.json', import.meta.url), 'utf8')) as Record<string, Plan>;

function addTable(floor: Floor, id: string, chairIds: string[]): void {
  const table: Table = { index: floor.tables.length, nation: id.replace(/\d+$/, ''), chairs: [] };
  floor.tables.push(table);
  for (const chairId of chairIds) {
    const chair = floor.chairs.get(chairId) ?? { index: floor.chairs.size, id: chairId, tables: [], nations: [] };
    floor.chairs.set(chairId, chair);
    chair.tables.push(table);
    if (!chair.nations.includes(table.nation)) chair.nations.push(table.nation);
    table.chairs.push(chair);
  }
}

const floors = new WeakMap<Plan, Floor>();

/** The furniture of a position's own plan, or else of the edition's plan with this name; set up once a plan. */
export function floorOf(own: Plan | undefined, layout: string): Floor {
  const plan = own ?? plans[layout]!;
  let floor = floors.get(plan);
  if (!floor) {
    floor = { tables: [], chairs: new Map() };
    for (const id in plan) addTable(floor, id, plan[id]!);
    floors.set(plan, floor);
  }
  return floor;
}
