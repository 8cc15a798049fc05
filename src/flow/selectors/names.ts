/** Ids and view data for the small integers of the rules. */
import { nationName, printGuest } from '../../notation/index.js';
import {
  EMPTY,
  isJoker,
  ownNation,
  sexOf,
  type Edition,
  type Guest,
  type Nation,
  type ReplacedTable,
  type ScoreLine,
} from '../../rules/index.js';
import type { ChairView, GuestView, PointsView, ReplacedView, TableName } from '../views.js';
import { lineInWords } from '../../referee/index.js';

export function guestView(guest: Guest): GuestView {
  const nation = ownNation(guest);
  return {
    token: printGuest(guest),
    ...(nation === undefined ? {} : { nation: nationName(nation) }),
    sex: sexOf(guest) === 0 ? 'f' : 'm',
    joker: isJoker(guest),
  };
}

type Flags = readonly Nation[];

/** What a table is called: its nation with its number, or with the place that the table card lies at. */
export function tableName({ plan, tableCards }: Edition, table: number, flags: Flags = plan.nations): TableName {
  const nation = flags[table] ?? EMPTY;
  const id = plan.tables[table]?.id ?? '';
  return {
    ...(nation === EMPTY ? {} : { nation: nationName(nation) }),
    number: Number(/\d+$/.exec(id)?.[0] ?? 1),
    ...(tableCards > 0 ? { place: id } : {}),
  };
}

/** Where a chair stands, table by table. */
export const placesOf = (edition: Edition, chair: number, flags?: Flags): ChairView['places'] =>
  (edition.plan.tablesOf[chair] ?? []).map((table) => ({
    ...tableName(edition, table, flags),
    seat: (edition.plan.chairsOf[table] ?? []).indexOf(chair) + 1,
  }));

export function pointsView(edition: Edition, line: ScoreLine, flags?: Flags): PointsView {
  const { points, rule, count, section } = lineInWords(edition, line);
  const { table } = line;
  if (table === null) return { points, rule, section, count };
  return { points, rule, section, count, table: tableOf(edition, table, flags) };
}

/** The tables that made room for others, if there are some. */
export function replacedViews(
  edition: Edition,
  tables: readonly ReplacedTable[],
): { readonly replaced?: readonly ReplacedView[] } {
  if (tables.length === 0) return {};
  const replaced = tables.map(({ table, nation, by }) => ({
    table: tableOf(edition, table, edition.plan.nations.with(table, nation)),
    ...(by === EMPTY ? {} : { by: nationName(by) }),
  }));
  return { replaced };
}

const tableOf = (edition: Edition, table: number, flags?: Flags): TableName & { readonly id: string } => ({
  id: edition.plan.tables[table]?.id ?? '',
  ...tableName(edition, table, flags),
});
