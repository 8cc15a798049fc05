/** Full tables that make room for new ones in the middle of a turn, `docs/rules.md 6.6`. */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { EMPTY, type Position } from './position.js';
import type { Nation } from './tiles.js';
import type { SeatStep } from './turn.js';

export interface ReplacedTable {
  /** The seat that filled the table, from 0. */
  readonly step: number;
  readonly table: number;
  readonly nation: Nation;
  /** The nation that lies there from then on; `EMPTY` where the table cards have run out. */
  readonly by: Nation;
}

/** The tables that these seats fill and that are replaced, in the order in which it happens. */
export function replacedTables(
  edition: Edition,
  position: Position,
  seats: readonly SeatStep[],
): readonly ReplacedTable[] {
  if (edition.tableCards === 0) return [];
  const draft = new Draft(edition, position);
  return seats.flatMap((seat, step) => {
    const { flags } = draft.floor;
    draft.sit(seat);
    const full = draft.floor.tablesAt(seat.chair).filter((table) => draft.floor.sizeAt(table) === CHAIRS_AT_TABLE);
    draft.replaceFullTables();
    return full.map((table) => ({
      step,
      table,
      nation: flags[table] ?? EMPTY,
      by: draft.floor.flags[table] ?? EMPTY,
    }));
  });
}
