/**
 * A turn being composed: guests are taken out of the hand, tried on a private copy of the floor, and taken back again. The
 * position itself is never touched.
 */
import type { Edition } from './edition.js';
import { Floor } from './floor.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { EMPTY, mover, sizeOf, type Position } from './position.js';
import { TILE_KINDS, tileOf, type Nation, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

/** The floor before full tables were replaced, and how many seats had been taken then. */
interface Before {
  readonly seats: number;
  readonly guests: number[];
  readonly company: number[];
  readonly foreigners: number[];
  readonly flags: readonly Nation[];
  readonly turned: number;
}

export class Draft extends Floor {
  readonly seats: SeatStep[] = [];
  /** One-nation tables completed by the seats taken so far, `docs/rules.md 4.11`. */
  completed = 0;
  /** Per kind of tile how many the mover still holds. */
  private readonly held: number[];
  private readonly replaced: Before[] = [];

  constructor(edition: Edition, position: Position) {
    super(edition, position);
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
    this.place(step.guest, step.chair, 1);
    this.guests[step.chair] = step.guest;
    this.completed += this.fullOneNationTables(step.chair);
  }

  /**
   * Clears the tables that the guest seated last made full, with all guests round them, and lays new table cards in the
   * order of the places, `docs/rules.md 6.6`.
   */
  replaceFullTables(): void {
    const { plan, tableCards } = this.edition;
    if (tableCards === 0) return;
    const full = this.tablesAt(this.seats.at(-1)?.chair ?? EMPTY)
      .filter((table) => this.sizeAt(table) === CHAIRS_AT_TABLE)
      .sort((a, b) => a - b);
    if (full.length === 0) return;
    const { guests, company, foreigners, flags, turned } = this;
    this.replaced.push({ seats: this.seats.length, guests, company, foreigners, flags, turned });
    this.guests = guests.slice();
    this.company = company.slice();
    this.foreigners = foreigners.slice();
    for (const chair of full.flatMap((table) => plan.chairsOf[table]!)) this.clear(chair);
    const nations = flags.slice();
    for (const table of full) nations[table] = this.position.tableStack[this.turned++] ?? EMPTY;
    this.turned = Math.min(this.turned, this.position.tableStack.length);
    this.flags = nations;
  }

  /** Takes the guest seated last back into the hand, and puts back the tables that he replaced. */
  takeBack(): void {
    if (this.replaced.at(-1)?.seats === this.seats.length) this.putTablesBack();
    const step = this.seats.pop();
    if (!step) return;
    this.completed -= this.fullOneNationTables(step.chair);
    this.guests[step.chair] = EMPTY;
    this.place(step.guest, step.chair, -1);
    this.held[tileOf(step.guest)]! += 1;
  }

  /** The guest seated last sits alone: the next one must join him, `docs/rules.md 6.4`. */
  get owesCompany(): boolean {
    const last = this.seats.at(-1);
    return last !== undefined && this.guestAt(last.chair) === last.guest && !this.hasCompany(last.chair);
  }

  /** How many one-nation tables these two seats make full. */
  pairCompletes(first: SeatStep, second: SeatStep): number {
    if (!this.couldFill(first.chair) && !this.couldFill(second.chair)) return 0;
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
      if (sizeOf(this.company[tables[i]!]!) !== CHAIRS_AT_TABLE - 1) continue;
      const before = this.completed;
      this.seat(step);
      const after = this.completed;
      this.takeBack();
      return after - before;
    }
    return 0;
  }

  private putTablesBack(): void {
    const before = this.replaced.pop();
    if (!before) return;
    this.guests = before.guests;
    this.company = before.company;
    this.foreigners = before.foreigners;
    this.flags = before.flags;
    this.turned = before.turned;
  }
}

/** A draft with these seats taken. */
export function draftOf(edition: Edition, position: Position, seats: readonly SeatStep[]): Draft {
  const draft = new Draft(edition, position);
  for (const step of seats) draft.seat(step);
  return draft;
}
