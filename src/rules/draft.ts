/**
 * A turn being composed: guests are taken out of the hand, tried on a private copy of the floor, and taken back again. The
 * position itself is never touched.
 */
import type { Edition } from './edition.js';
import { Floor, type FloorBefore } from './floor.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { mover, type Position } from './position.js';
import { TILE_KINDS, tileOf, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

export class Draft {
  readonly floor: Floor;
  readonly seats: SeatStep[] = [];
  /** One-nation tables completed by the seats taken so far, `docs/rules.md 4.11`. */
  completed = 0;
  /** Per kind of tile how many the mover still holds. */
  private readonly held: number[];
  /** Per seat that had tables replaced the floor before; made when it is needed: nearly all drafts do without. */
  private replaced: Map<number, FloorBefore> | undefined = undefined;

  constructor(
    readonly edition: Edition,
    readonly position: Position,
  ) {
    this.floor = new Floor(edition, position);
    this.held = new Array<number>(TILE_KINDS).fill(0);
    for (const tile of mover(position).hand) this.held[tile]! += 1;
  }

  holds(tile: Tile): boolean {
    return this.held[tile]! > 0;
  }

  /** Whether the mover has a tile for each of these seats. */
  holdsBoth(first: SeatStep, second: SeatStep): boolean {
    const tile = tileOf(second.guest);
    return tile !== tileOf(first.guest) || this.held[tile]! > 1;
  }

  /** Seats the guest of `step`, out of the hand, and replaces the tables that are full then. */
  seat(step: SeatStep): void {
    this.sit(step);
    if (this.edition.tableCards > 0) this.replaceFullTables();
  }

  /** Seats the guest of `step`, out of the hand; full tables still stand. */
  sit(step: SeatStep): void {
    this.seats.push(step);
    this.held[tileOf(step.guest)]! -= 1;
    this.floor.seat(step.guest, step.chair);
    this.completed += this.floor.fullOneNationTables(step.chair);
  }

  /** Replaces the tables that the guest seated last made full, where the edition does so. */
  replaceFullTables(): void {
    const last = this.seats.at(-1);
    if (this.edition.tableCards === 0 || !last) return;
    const before = this.floor.replaceFullTables(last.chair);
    if (before) (this.replaced ??= new Map()).set(this.seats.length, before);
  }

  /** Takes the guest seated last back into the hand, and puts back the tables that he had replaced. */
  takeBack(): void {
    if (this.replaced !== undefined) this.putTablesBack(this.replaced);
    const step = this.seats.pop();
    if (!step) return;
    this.completed -= this.floor.fullOneNationTables(step.chair);
    this.floor.clear(step.chair);
    this.held[tileOf(step.guest)]! += 1;
  }

  /** The guest seated last sits alone: the next one must join him, `docs/rules.md 6.4`. */
  get owesCompany(): boolean {
    const last = this.seats.at(-1);
    return last !== undefined && this.floor.guestAt(last.chair) === last.guest && !this.floor.hasCompany(last.chair);
  }

  /** How many one-nation tables these two seats make full. */
  pairCompletes(first: SeatStep, second: SeatStep): number {
    if (!this.floor.couldFill(first.chair) && !this.floor.couldFill(second.chair)) return 0;
    this.seat(first);
    this.seat(second);
    const { completed } = this;
    this.takeBack();
    this.takeBack();
    return completed;
  }

  /** How many one-nation tables this seat would make full. */
  wouldComplete(step: SeatStep): number {
    const tables = this.edition.plan.tablesOf[step.chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (this.floor.sizeAt(tables[i]!) !== CHAIRS_AT_TABLE - 1) continue;
      const before = this.completed;
      this.seat(step);
      const after = this.completed;
      this.takeBack();
      return after - before;
    }
    return 0;
  }

  private putTablesBack(replaced: Map<number, FloorBefore>): void {
    const before = replaced.get(this.seats.length);
    if (!before) return;
    this.floor.restore(before);
    replaced.delete(this.seats.length);
  }
}

/** A draft with these seats taken. */
export function draftOf(edition: Edition, position: Position, seats: readonly SeatStep[]): Draft {
  const draft = new Draft(edition, position);
  for (const step of seats) draft.seat(step);
  return draft;
}
