import { readFileSync } from 'node:fs';
import { rulesOf } from './house-rules.js';
import type { Position } from './types.js';

export interface Table {
  index: number;
  /** Its id, or that of the place where table cards lie. */
  id: string;
  /** The nation that its id names. */
  nation: string;
  chairs: Chair[];
}

export interface Chair {
  index: number;
  id: string;
  /** One table, or several that share the chair. */
  tables: Table[];
  /** The nations that the ids of its tables name, each once. */
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
  const table: Table = { index: floor.tables.length, id, nation: id.replace(/\d+$/, ''), chairs: [] };
  floor.tables.push(table);
  for (const chairId of chairIds) {
    const chair = floor.chairs.get(chairId) ?? { index: floor.chairs.size, id: chairId, tables: [], nations: [] };
    floor.chairs.set(chairId, chair);
    chair.tables.push(table);
    if (!chair.nations.includes(table.nation)) chair.nations.push(table.nation);
    table.chairs.push(chair);
  }
}

function planName(position: Position): string {
  const rules = rulesOf(position);
  if (position.edition === 'card@1') return `x${rules.cardTables}`;
  return position.edition === 'app12@1' ? 'places12' : rules.boardLayout;
}

const floors = new WeakMap<Plan, Floor>();

/** The furniture of a position's own plan, or else of its edition and house rules; set up once a plan. */
export function floorOf(position: Position): Floor {
  const plan = position.plan ?? plans[planName(position)]!;
  let floor = floors.get(plan);
  if (!floor) {
    floor = { tables: [], chairs: new Map() };
    for (const id in plan) addTable(floor, id, plan[id]!);
    floors.set(plan, floor);
  }
  return floor;
}
