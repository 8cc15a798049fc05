import { r1 } from '../../src/editions/plans/r1.js';
import type { FloorPlanData } from '../../src/rules/index.js';
import type {
  Area,
  BarView,
  BoardView,
  ChairOffer,
  ChairView,
  NationId,
  TableName,
  TableView,
} from '../../src/flow/views.js';
import { guest as guestOf } from './panels.js';

/** What a made-up moment in the café shows; everything left out is empty or at rest. */
export interface Moment {
  /** Guest tokens by chair. */
  readonly seats?: Readonly<Record<string, string>>;
  readonly offers?: Readonly<Record<string, Partial<ChairOffer>>>;
  readonly tentative?: readonly string[];
  readonly fresh?: readonly string[];
  /** Chairs and tables that stand in the way. */
  readonly marked?: readonly string[];
  /** Tables that gave points. */
  readonly scored?: readonly string[];
  /** Guest tokens by the chair, or `bar`, where they are shown before they sit down. */
  readonly previews?: Readonly<Record<string, string>>;
  /** Guest tokens from the first stool on. */
  readonly bar?: readonly string[];
  readonly barOffer?: number;
  readonly barMarked?: boolean;
  /** What each stool is worth. */
  readonly stools?: readonly number[];
  /** Where tables are dealt from cards: the nation that lies at each place. */
  readonly cards?: Readonly<Record<string, NationId>>;
}

const STOOLS = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30];

/** From the middle of the outermost chairs to the wall. */
const EDGE = 0.5;

/** A café on the first floor plan, or on another one. */
export function boardView(moment: Moment = {}, plan: FloorPlanData = r1): BoardView {
  return {
    room: roomOf(plan),
    tables: plan.tables.map(({ id }) => tableView(id, moment, plan)),
    chairs: plan.chairs.map(({ id }) => chairView(id, moment, plan)),
    ...(plan.bar ? { bar: barView(moment, plan) } : {}),
  };
}

function roomOf({ tables, chairs, bar }: FloorPlanData): Area {
  const spots = [...tables, ...chairs];
  const [left, top] = [Math.min(...spots.map(({ x }) => x)) - EDGE, Math.min(...spots.map(({ y }) => y)) - EDGE];
  const right = Math.max(...spots.map(({ x }) => x)) + EDGE;
  const bottom = Math.max(...spots.map(({ y }) => y + EDGE), bar ? bar.y + bar.height : 0);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The nation of a table card is the moment's. */
function nameOf(id: string, { cards = {} }: Moment, { tables }: FloorPlanData): TableName {
  const printed = tables.find((table) => table.id === id)?.nation as NationId | undefined;
  if (printed !== undefined) return { nation: printed, number: Number(id.slice(2)) };
  const dealt = cards[id];
  return { ...(dealt === undefined ? {} : { nation: dealt }), number: 1, place: id };
}

export function tableView(id: string, moment: Moment = {}, plan: FloorPlanData = r1): TableView {
  const { seats = {}, marked = [], scored = [] } = moment;
  const { x, y, chairs } = plan.tables.find((table) => table.id === id)!;
  return {
    id,
    ...nameOf(id, moment, plan),
    x,
    y,
    guests: chairs.filter((chair) => chair in seats).length,
    marked: marked.includes(id),
    scored: scored.includes(id),
  };
}

export function chairView(id: string, moment: Moment = {}, plan: FloorPlanData = r1): ChairView {
  const { seats = {}, offers = {}, previews = {}, tentative = [], marked = [], fresh = [] } = moment;
  const chair = plan.chairs.find((candidate) => candidate.id === id)!;
  const guest = seats[id];
  const offer = offers[id];
  return {
    id,
    x: chair.x,
    y: chair.y,
    tables: chair.tables,
    places: chair.tables.map((table) => ({ ...nameOf(table, moment, plan), seat: seatAt(table, id, plan) })),
    ...(guest === undefined ? {} : { guest: guestOf(guest) }),
    ...(offer === undefined ? {} : { offer: { kind: 'seat', points: 0, needsPartner: false, ...offer } }),
    ...(previews[id] === undefined ? {} : { preview: guestOf(previews[id]) }),
    tentative: tentative.includes(id),
    marked: marked.includes(id),
    fresh: fresh.includes(id),
  };
}

const seatAt = (table: string, chair: string, { tables }: FloorPlanData): number =>
  (tables.find(({ id }) => id === table)?.chairs.indexOf(chair) ?? 0) + 1;

export function barView(moment: Moment = {}, plan: FloorPlanData = r1): BarView {
  const { bar = [], barOffer, previews = {}, barMarked = false, stools = STOOLS } = moment;
  const { columns, ...area } = plan.bar!;
  return {
    stools: stools.map((value, at) => ({ value, ...(bar[at] === undefined ? {} : { guest: guestOf(bar[at]) }) })),
    area,
    columns,
    ...(barOffer === undefined ? {} : { offer: barOffer }),
    ...(previews['bar'] === undefined ? {} : { preview: guestOf(previews['bar']) }),
    marked: barMarked,
  };
}
