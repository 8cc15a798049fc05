import type { Area, BoardView, ChairView, TableView } from '../flow/views.js';

/** A table with the chairs that are drawn with it: each chair goes with the first of its tables. */
export interface TableGroup {
  readonly table: TableView;
  readonly chairs: readonly ChairView[];
}

/** What the plan alone says, so it is the same for all views of one plan. */
export interface BoardPlan {
  /** Two views of the same plan have the same key. */
  readonly key: string;
  /** The room with its walls. */
  readonly floor: Area;
  /** By chair: for each of its places the direction of the table, in degrees clockwise from three o'clock. */
  readonly facing: ReadonlyMap<string, readonly number[]>;
}

const planKey = ({ tables, chairs, room }: BoardView): string =>
  [
    `${room.x},${room.y},${room.width},${room.height}`,
    ...tables.map((t) => `${t.id},${t.x},${t.y}`),
    ...chairs.map((c) => `${c.id},${c.x},${c.y}`),
  ].join(' ');

/** Room between the plan and the wall, in grid units. */
const WALL = 0.2;

const walled = ({ x, y, width, height }: Area): Area => ({
  x: x - WALL,
  y: y - WALL,
  width: width + 2 * WALL,
  height: height + 2 * WALL,
});

/** The plan of `view`; `known` itself where the view only shows another position on it. */
export function boardPlan(view: BoardView, known?: BoardPlan): BoardPlan {
  const key = planKey(view);
  if (known?.key === key) return known;
  const tables = new Map(view.tables.map((table) => [table.id, table]));
  return {
    key,
    floor: walled(view.room),
    facing: new Map(view.chairs.map((chair) => [chair.id, directions(chair, tables)])),
  };
}

function directions(chair: ChairView, tables: ReadonlyMap<string, TableView>): readonly number[] {
  return chair.tables.map((id) => {
    const table = tables.get(id);
    return table ? (Math.atan2(table.y - chair.y, table.x - chair.x) * 180) / Math.PI : 0;
  });
}

/** Tables in the order of the view, each with its chairs. */
export function tableGroups({ tables, chairs }: BoardView): readonly TableGroup[] {
  return tables.map((table) => ({ table, chairs: chairs.filter((chair) => chair.tables[0] === table.id) }));
}
