/** The café as the board draws it. */
import {
  EMPTY,
  draftOf,
  previewBar,
  previewSeats,
  sizeOf,
  tileOf,
  type FloorPlan,
  type FloorState,
  type NextStep,
} from '../../rules/index.js';
import { heldTile, seatsThatStay } from '../turn-context.js';
import type { Area, BarView, BoardView, ChairOffer, ChairView, GuestView, TableView } from '../views.js';
import { guestView, placesOf, tableName } from './names.js';
import type { Scene } from './scene.js';

/** How far a chair or a table reaches from its middle, in grid units. */
const EDGE = 0.5;

/** The refusals that the bar itself is marked for. */
const BAR_REASONS: readonly string[] = ['jokerAtBar', 'mustSeat', 'barFull'];

export function boardView(scene: Scene): BoardView {
  const bar = barView(scene);
  return {
    tables: tableViews(scene),
    chairs: chairViews(scene),
    ...(bar ? { bar } : {}),
    room: roomOf(scene.edition.plan),
  };
}

/** The smallest rectangle that holds the plan, and the bar wherever it stands. */
function roomOf({ tables, chairs, bar }: FloorPlan): Area {
  const spots = [...tables, ...chairs];
  const corners = bar ? [bar, { x: bar.x + bar.width, y: bar.y + bar.height }] : [];
  const xs = [...spots.flatMap(({ x }) => [x - EDGE, x + EDGE]), ...corners.map(({ x }) => x)];
  const ys = [...spots.flatMap(({ y }) => [y - EDGE, y + EDGE]), ...corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The café with the guests of the turn that is being composed. */
function floorOf({ edition, match, turn }: Scene): Omit<FloorState, 'foreigners' | 'tableStack'> {
  if (turn) return draftOf(edition, turn.position, turn.seats).floor.state();
  const { plan } = edition;
  const empty = { guests: plan.chairs.map(() => EMPTY), company: plan.tables.map(() => 0), flags: plan.nations };
  return match.position ?? empty;
}

function tableViews(scene: Scene): readonly TableView[] {
  const { edition, match } = scene;
  const { company, flags } = floorOf(scene);
  const scored = new Set(match.log.at(-1)?.lines.map(({ table }) => table));
  return edition.plan.tables.map(({ id, x, y }, table) => ({
    id,
    ...tableName(edition, table, flags),
    x,
    y,
    guests: sizeOf(company[table] ?? 0),
    marked: scene.refusal?.tables.includes(id) ?? false,
    scored: scored.has(table),
  }));
}

function chairViews(scene: Scene): readonly ChairView[] {
  const { edition } = scene;
  const { plan } = edition;
  const { guests, flags } = floorOf(scene);
  const offers = offersIn(scene);
  const tentative = tentativeChairs(scene);
  const fresh = new Set(scene.match.log.at(-1)?.turn.map((step) => ('chair' in step ? step.chair : EMPTY)));
  return plan.chairs.map(({ id, x, y }, chair) => {
    const guest = guests[chair] ?? EMPTY;
    const offer = offers.get(chair);
    return {
      id,
      x,
      y,
      tables: (plan.tablesOf[chair] ?? []).map((table) => plan.tables[table]?.id ?? ''),
      places: placesOf(edition, chair, flags),
      ...(guest === EMPTY ? {} : { guest: guestView(guest) }),
      ...(offer ? { offer } : {}),
      tentative: tentative.has(chair),
      marked: scene.refusal?.chairs.includes(id) ?? false,
      // A table that filled up has sent its guests away.
      fresh: guest !== EMPTY && fresh.has(chair),
      ...(scene.preview === id && offer ? previewOf(scene) : {}),
    };
  });
}

/** The held guest, shown before it sits down. */
function previewOf({ turn }: Scene): { readonly preview?: GuestView } {
  const held = turn && heldTile(turn);
  return held === undefined ? {} : { preview: guestView(held) };
}

/** The chairs taken in this turn that can still be given back. */
function tentativeChairs({ edition, turn }: Scene): ReadonlySet<number> {
  const stay = turn ? seatsThatStay(() => edition, turn) : 0;
  return new Set(turn?.seats.slice(stay).map(({ chair }) => chair));
}

/** What each chair offers to the held guest; the best of its names for a joker. */
function offersIn({ edition, turn, steps }: Scene): ReadonlyMap<number, ChairOffer> {
  const offers = new Map<number, ChairOffer>();
  const held = turn ? heldTile(turn) : undefined;
  if (!turn || held === undefined) return offers;
  for (const step of steps) {
    if (step.kind === 'swap' && step.guest === held) {
      offers.set(step.chair, { kind: 'swap', points: 0, needsPartner: false });
    } else if (isSeatOf(step, held)) {
      const { points, needsMore } = previewSeats(edition, turn.position, [...turn.seats, step]);
      const known = offers.get(step.chair);
      if (!known || known.points < points) offers.set(step.chair, { kind: 'seat', points, needsPartner: needsMore });
    }
  }
  return offers;
}

const isSeatOf = (step: NextStep, held: number): step is Extract<NextStep, { kind: 'seat' }> =>
  step.kind === 'seat' && tileOf(step.guest) === held;

function barView(scene: Scene): BarView | undefined {
  const { edition, match, turn, steps, refusal, preview } = scene;
  const { bar } = edition.plan;
  if (!bar || edition.bar.length === 0) return undefined;
  const { columns, ...area } = bar;
  const guests = match.position?.bar ?? [];
  const held = turn ? heldTile(turn) : undefined;
  const open = steps.some((step) => step.kind === 'bar' && step.guest === held);
  return {
    area,
    columns,
    stools: edition.bar.map((value, stool) => ({
      value,
      ...(stool < guests.length ? { guest: guestView(guests[stool] ?? 0) } : {}),
    })),
    ...(open && turn ? { offer: previewBar(edition, turn.position) } : {}),
    marked: refusal !== undefined && BAR_REASONS.includes(refusal.code),
    ...(preview === 'bar' && open ? previewOf(scene) : {}),
  };
}
