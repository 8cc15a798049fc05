import { r1 } from '../../src/editions/plans/r1.js';
import type { BarView, BoardView, ChairOffer, ChairView, NationId, TableView } from '../../src/flow/views.js';
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
  /** Guest tokens from the first stool on. */
  readonly bar?: readonly string[];
  readonly barOffer?: number;
  readonly barMarked?: boolean;
}

const STOOLS = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30];

const tables = new Map(r1.tables.map((table) => [table.id, table]));

/** A café on the first floor plan. */
export function boardView(moment: Moment = {}): BoardView {
  return {
    extent: 8.5,
    tables: r1.tables.map(({ id }) => tableView(id, moment)),
    chairs: r1.chairs.map(({ id }) => chairView(id, moment)),
    bar: barView(moment),
  };
}

export function tableView(id: string, { seats = {}, marked = [], scored = [] }: Moment = {}): TableView {
  const { nation, x, y, chairs } = tables.get(id)!;
  return {
    id,
    nation: nation as NationId,
    number: Number(id.slice(2)),
    x,
    y,
    guests: chairs.filter((chair) => chair in seats).length,
    marked: marked.includes(id),
    scored: scored.includes(id),
  };
}

export function chairView(id: string, moment: Moment = {}): ChairView {
  const { seats = {}, offers = {}, tentative = [], marked = [], fresh = [] } = moment;
  const chair = r1.chairs.find((candidate) => candidate.id === id)!;
  const guest = seats[id];
  const offer = offers[id];
  return {
    id,
    x: chair.x,
    y: chair.y,
    tables: chair.tables,
    places: chair.tables.map((table) => place(table, id)),
    ...(guest === undefined ? {} : { guest: guestOf(guest) }),
    ...(offer === undefined ? {} : { offer: { kind: 'seat', points: 0, needsPartner: false, ...offer } }),
    tentative: tentative.includes(id),
    marked: marked.includes(id),
    fresh: fresh.includes(id),
  };
}

function place(table: string, chair: string): ChairView['places'][number] {
  const { nation, chairs } = tables.get(table)!;
  return { nation: nation as NationId, number: Number(table.slice(2)), seat: chairs.indexOf(chair) + 1 };
}

export function barView({ bar = [], barOffer, barMarked = false }: Moment = {}): BarView {
  return {
    stools: STOOLS.map((value, at) => ({ value, ...(bar[at] === undefined ? {} : { guest: guestOf(bar[at]) }) })),
    ...(barOffer === undefined ? {} : { offer: barOffer }),
    marked: barMarked,
  };
}
