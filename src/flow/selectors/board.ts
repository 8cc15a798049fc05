/** The café as the board draws it. */
import {
  EMPTY,
  draftOf,
  previewBar,
  previewSeats,
  sizeOf,
  tileOf,
  type Guest,
  type NextStep,
} from '../../rules/index.js';
import { nationName } from '../../notation/index.js';
import { heldTile } from '../turn-context.js';
import type { BarView, BoardView, ChairOffer, ChairView, TableView } from '../views.js';
import { guestView, placesOf, tableNumber } from './names.js';
import type { Scene } from './scene.js';

/** Half the width of the room, in grid units: the plan and the edge of its outermost chairs. */
const EDGE = 0.5;

export function boardView(scene: Scene): BoardView {
  const { plan } = scene.edition;
  const spots = [...plan.tables, ...plan.chairs];
  const extent = EDGE + Math.max(...spots.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  return { tables: tableViews(scene), chairs: chairViews(scene), bar: barView(scene), extent };
}

/** The café with the guests of the turn that is being composed. */
function floorOf({ edition, match, turn }: Scene): { guests: readonly Guest[]; company: readonly number[] } {
  if (turn) return draftOf(edition, turn.position, turn.seats).floor();
  return match.position ?? { guests: edition.plan.chairs.map(() => EMPTY), company: edition.plan.tables.map(() => 0) };
}

function tableViews(scene: Scene): readonly TableView[] {
  const { plan } = scene.edition;
  const { company } = floorOf(scene);
  const scored = new Set(scene.match.log.at(-1)?.lines.map(({ table }) => table));
  return plan.tables.map(({ id, x, y }, table) => ({
    id,
    nation: nationName(plan.nations[table] ?? 0),
    number: tableNumber(plan, table),
    x,
    y,
    guests: sizeOf(company[table] ?? 0),
    marked: scene.refusal?.tables.includes(id) ?? false,
    scored: scored.has(table),
  }));
}

function chairViews(scene: Scene): readonly ChairView[] {
  const { plan } = scene.edition;
  const { guests } = floorOf(scene);
  const offers = offersIn(scene);
  const tentative = new Set(scene.turn?.seats.map(({ chair }) => chair));
  const fresh = new Set(scene.match.log.at(-1)?.turn.map((step) => ('chair' in step ? step.chair : EMPTY)));
  return plan.chairs.map(({ id, x, y }, chair) => {
    const guest = guests[chair] ?? EMPTY;
    const offer = offers.get(chair);
    return {
      id,
      x,
      y,
      tables: (plan.tablesOf[chair] ?? []).map((table) => plan.tables[table]?.id ?? ''),
      places: placesOf(plan, chair),
      ...(guest === EMPTY ? {} : { guest: guestView(guest) }),
      ...(offer ? { offer } : {}),
      tentative: tentative.has(chair),
      marked: scene.refusal?.chairs.includes(id) ?? false,
      fresh: fresh.has(chair),
      preview: scene.preview === id,
    };
  });
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

function barView({ edition, match, turn, steps, refusal, preview }: Scene): BarView {
  const guests = match.position?.bar ?? [];
  const held = turn ? heldTile(turn) : undefined;
  const open = steps.some((step) => step.kind === 'bar' && step.guest === held);
  return {
    stools: edition.bar.map((value, stool) => ({
      value,
      ...(stool < guests.length ? { guest: guestView(guests[stool] ?? 0) } : {}),
    })),
    ...(open && turn ? { offer: previewBar(edition, turn.position) } : {}),
    marked: refusal?.code === 'jokerAtBar' || refusal?.code === 'mustSeat',
    preview: preview === 'bar',
  };
}
