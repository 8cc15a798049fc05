/** Ids and view data for the small integers of the rules. */
import { nationName, printGuest } from '../../notation/index.js';
import { isJoker, ownNation, sexOf, type Edition, type FloorPlan, type Guest } from '../../rules/index.js';
import type { ChairView, GuestView, PointsView } from '../views.js';
import type { ScoreLine } from '../../rules/index.js';
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

/** 1 or 2: the number at the end of the table's id. */
export const tableNumber = ({ tables }: FloorPlan, table: number): number =>
  Number(/\d+$/.exec(tables[table]?.id ?? '')?.[0] ?? 1);

/** Where a chair stands, table by table. */
export const placesOf = (plan: FloorPlan, chair: number): ChairView['places'] =>
  (plan.tablesOf[chair] ?? []).map((table) => ({
    nation: nationName(plan.nations[table] ?? 0),
    number: tableNumber(plan, table),
    seat: (plan.chairsOf[table] ?? []).indexOf(chair) + 1,
  }));

export function pointsView(edition: Edition, line: ScoreLine): PointsView {
  const { points, rule, count, section } = lineInWords(edition, line);
  const { plan } = edition;
  const { table } = line;
  if (table === null) return { points, rule, section, count };
  const id = plan.tables[table]?.id ?? '';
  return {
    points,
    rule,
    section,
    count,
    table: { id, nation: nationName(plan.nations[table] ?? 0), number: tableNumber(plan, table) },
  };
}
