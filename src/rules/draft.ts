/**
 * The café while a turn is being composed: a private copy on which guests are tried, and taken away again. The law asks
 * it all its questions; a position itself is never touched.
 */
import type { Edition } from './edition.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { EMPTY, isBalanced, mover, sizeOf, stepFor, type Position } from './position.js';
import { TILE_KINDS, isAtHome, ownNation, tileOf, type Guest, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

export class Draft {
  readonly seats: SeatStep[] = [];
  /** One-nation tables completed by the seats taken so far, `docs/rules.md 4.11`. */
  completed = 0;
  private readonly guests: number[];
  private readonly company: number[];
  private readonly foreigners: number[];
  /** Per kind of tile how many the mover still holds. */
  private readonly held: number[];

  constructor(
    readonly edition: Edition,
    readonly position: Position,
  ) {
    this.guests = position.guests.slice();
    this.company = position.company.slice();
    this.foreigners = position.foreigners.slice();
    this.held = new Array<number>(TILE_KINDS).fill(0);
    for (const tile of mover(position).hand) this.held[tile]! += 1;
  }

  holds(tile: Tile): boolean {
    return this.held[tile]! > 0;
  }

  /** Who sits on the chair, or `EMPTY`. */
  guestAt(chair: number): Guest {
    return this.guests[chair] ?? EMPTY;
  }

  isFree(chair: number): boolean {
    return this.guests[chair] === EMPTY;
  }

  tablesAt(chair: number): readonly number[] {
    return this.edition.plan.tablesOf[chair] ?? [];
  }

  /** How many guests sit at the table. */
  sizeAt(table: number): number {
    return sizeOf(this.company[table]!);
  }

  /** Seats the guest of `step`, out of the hand. */
  seat(step: SeatStep): void {
    this.seats.push(step);
    this.held[tileOf(step.guest)]! -= 1;
    this.place(step.guest, step.chair, 1);
    this.guests[step.chair] = step.guest;
    this.completed += this.fullOneNationTables(step.chair);
  }

  /** Takes the guest seated last back into the hand. */
  takeBack(): void {
    const step = this.seats.pop();
    if (!step) return;
    this.completed -= this.fullOneNationTables(step.chair);
    this.guests[step.chair] = EMPTY;
    this.place(step.guest, step.chair, -1);
    this.held[tileOf(step.guest)]! += 1;
  }

  /** Puts `guest` on a taken chair in place of who sits there. */
  replace(chair: number, guest: Guest): void {
    this.place(this.guestAt(chair), chair, -1);
    this.place(guest, chair, 1);
    this.guests[chair] = guest;
  }

  /** The first table at the chair that is out of balance, `docs/rules.md 4.5`. */
  unbalancedAt(chair: number): number | undefined {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (!isBalanced(this.company[tables[i]!]!)) return tables[i];
    return undefined;
  }

  /** The first table that this guest would bring out of balance by taking the free chair. */
  unbalancedBy({ guest, chair }: SeatStep): number | undefined {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (!isBalanced(this.company[tables[i]!]! + stepFor(guest))) return tables[i];
    }
    return undefined;
  }

  /** The first table that would be out of balance if this guest took the chair of who sits there. */
  unbalancedByReplacing(chair: number, guest: Guest): number | undefined {
    const change = stepFor(guest) - stepFor(this.guestAt(chair));
    return this.tablesAt(chair).find((table) => !isBalanced(this.company[table]! + change));
  }

  /** Whether somebody else sits at one of the tables of this taken chair, `docs/rules.md 4.6`. */
  hasCompany(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (sizeOf(this.company[tables[i]!]!) > 1) return true;
    return false;
  }

  /** Whether the mover has a tile for each of these seats. */
  holdsBoth(first: SeatStep, second: SeatStep): boolean {
    const tile = tileOf(second.guest);
    return tile !== tileOf(first.guest) || this.held[tile]! > 1;
  }

  /** Whether every table at these two free chairs is in balance once both are taken. */
  isPairBalanced(first: SeatStep, second: SeatStep): boolean {
    return this.isBalancedWith(second, first) && this.isBalancedWith(first, second);
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

  /** Whether somebody sits at one of the tables of this free chair. */
  wouldHaveCompany(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (this.company[tables[i]!]! !== 0) return true;
    return false;
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

  /** Whether all guests at the table are of one nation, `docs/rules.md 4.8`. */
  isOneNation(table: number): boolean {
    if (this.foreigners[table] === 0) return true;
    if (this.edition.scoring.oneNation === 'tableNation') return false;
    const flag = this.position.flags[table]!;
    const nations = this.edition.plan.chairsOf[table]!.map((chair) => this.guestAt(chair))
      .filter((guest) => guest !== EMPTY)
      .map((guest) => ownNation(guest) ?? flag);
    return nations.every((nation) => nation === nations[0]);
  }

  /** The café as it stands now, for the next position. */
  floor(): Pick<Position, 'guests' | 'company' | 'foreigners'> {
    return { guests: this.guests, company: this.company, foreigners: this.foreigners };
  }

  private fullOneNationTables(chair: number): number {
    const tables = this.edition.plan.tablesOf[chair]!;
    let full = 0;
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i]!;
      if (sizeOf(this.company[table]!) === CHAIRS_AT_TABLE && this.isOneNation(table)) full += 1;
    }
    return full;
  }

  /** Whether the tables at the chair of `seat` are in balance once it and `other` are taken. */
  private isBalancedWith(seat: SeatStep, other: SeatStep): boolean {
    const { tablesOf } = this.edition.plan;
    const tables = tablesOf[seat.chair]!;
    const shared = tablesOf[other.chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i]!;
      const company = this.company[table]! + stepFor(seat.guest);
      if (!isBalanced(shared.includes(table) ? company + stepFor(other.guest) : company)) return false;
    }
    return true;
  }

  /** Whether two more guests could make a table at this chair full. */
  private couldFill(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (sizeOf(this.company[tables[i]!]!) >= CHAIRS_AT_TABLE - 2) return true;
    }
    return false;
  }

  private place(guest: Guest, chair: number, sign: 1 | -1): void {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i]!;
      this.company[table]! += sign * stepFor(guest);
      if (!isAtHome(guest, this.position.flags[table]!)) this.foreigners[table]! += sign;
    }
  }
}
