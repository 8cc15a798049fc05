/**
 * The floor of the café while a turn is being composed: a private copy of who sits where and of the nations at the tables,
 * on which guests are tried. Everything that the law asks about chairs and tables, it asks here.
 */
import type { Edition } from './edition.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { EMPTY, isBalanced, sizeOf, stepFor, type Position } from './position.js';
import { isAtHome, ownNation, type Guest, type Nation } from './tiles.js';
import type { SeatStep } from './turn.js';

/** The part of a position that a floor is a copy of. */
export type FloorState = Pick<Position, 'guests' | 'company' | 'foreigners' | 'flags' | 'tableStack'>;

/** A floor before full tables were replaced. */
export interface FloorBefore {
  readonly guests: number[];
  readonly company: number[];
  readonly foreigners: number[];
  readonly flags: readonly Nation[];
  readonly turned: number;
}

export class Floor {
  /** Per table the nation that lies there now. */
  flags: readonly Nation[];
  /** Table cards turned up so far, `docs/rules.md 6.6`. */
  turned = 0;
  private guests: number[];
  private company: number[];
  private foreigners: number[];

  constructor(
    readonly edition: Edition,
    readonly position: Position,
  ) {
    this.guests = position.guests.slice();
    this.company = position.company.slice();
    this.foreigners = position.foreigners.slice();
    this.flags = position.flags;
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

  /** Who sits round the table, as `company` counts them. */
  companyAt(table: number): number {
    return this.company[table]!;
  }

  /** The table cards have run out: a place has no table any more, and the turn is over. */
  get isSpent(): boolean {
    return this.flags !== this.position.flags && this.flags.includes(EMPTY);
  }

  /** Whether a table of this nation stands at the chair. */
  welcomes(nation: Nation, chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (this.flags[tables[i]!] === nation) return true;
    return false;
  }

  /** The different nations shown at the chair. */
  nationsAt(chair: number): readonly Nation[] {
    const { plan } = this.edition;
    if (this.flags === plan.nations) return plan.nationsAt[chair] ?? [];
    const nations = this.tablesAt(chair).map((table) => this.flags[table] ?? EMPTY);
    return [...new Set(nations)].filter((nation) => nation !== EMPTY);
  }

  /** Whether the two chairs stand at one table. */
  areNeighbours(one: number, other: number): boolean {
    const { areNeighbours, chairs } = this.edition.plan;
    return areNeighbours[one * chairs.length + other] === 1;
  }

  /** Whether somebody else sits at one of the tables of this taken chair, `docs/rules.md 4.6`. */
  hasCompany(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (sizeOf(this.company[tables[i]!]!) > 1) return true;
    return false;
  }

  /** Whether somebody sits at one of the tables of this free chair. */
  wouldHaveCompany(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) if (this.company[tables[i]!]! !== 0) return true;
    return false;
  }

  /** The first table at the chair that is out of balance, `docs/rules.md 4.5`; the table `exempt` is not looked at. */
  unbalancedAt(chair: number, exempt?: number): number | undefined {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (tables[i] !== exempt && !isBalanced(this.company[tables[i]!]!)) return tables[i];
    }
    return undefined;
  }

  /** The first table, `exempt` aside, that this guest would bring out of balance by taking the free chair. */
  unbalancedBy({ guest, chair }: SeatStep, exempt?: number): number | undefined {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (tables[i] !== exempt && !isBalanced(this.company[tables[i]!]! + stepFor(guest))) return tables[i];
    }
    return undefined;
  }

  /** Whether every table at these two free chairs is in balance once both are taken. */
  isPairBalanced(first: SeatStep, second: SeatStep): boolean {
    return this.isBalancedWith(second, first) && this.isBalancedWith(first, second);
  }

  /** The first table that would be out of balance if this guest took the chair of who sits there. */
  unbalancedByReplacing(chair: number, guest: Guest): number | undefined {
    const change = stepFor(guest) - stepFor(this.guestAt(chair));
    return this.tablesAt(chair).find((table) => !isBalanced(this.company[table]! + change));
  }

  /** Puts `guest` on a taken chair in place of who sits there. */
  replace(chair: number, guest: Guest): void {
    this.place(this.guestAt(chair), chair, -1);
    this.place(guest, chair, 1);
    this.guests[chair] = guest;
  }

  /** Whether all guests at the table are of one nation, `docs/rules.md 4.8`. */
  isOneNation(table: number): boolean {
    if (this.foreigners[table] === 0) return true;
    if (this.edition.scoring.oneNation === 'tableNation') return false;
    const flag = this.flags[table]!;
    const nations = this.edition.plan.chairsOf[table]!.map((chair) => this.guestAt(chair))
      .filter((guest) => guest !== EMPTY)
      .map((guest) => ownNation(guest) ?? flag);
    return nations.every((nation) => nation === nations[0]);
  }

  /** The floor as it stands now, for the next position. */
  state(): FloorState {
    const { guests, company, foreigners, flags } = this;
    const { tableStack } = this.position;
    return { guests, company, foreigners, flags, tableStack: this.turned ? tableStack.slice(this.turned) : tableStack };
  }

  fullOneNationTables(chair: number): number {
    const tables = this.edition.plan.tablesOf[chair]!;
    let full = 0;
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i]!;
      if (sizeOf(this.company[table]!) === CHAIRS_AT_TABLE && this.isOneNation(table)) full += 1;
    }
    return full;
  }

  /** Whether two more guests could make a table at this chair full. */
  couldFill(chair: number): boolean {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      if (sizeOf(this.company[tables[i]!]!) >= CHAIRS_AT_TABLE - 2) return true;
    }
    return false;
  }

  /** Puts a guest on a free chair; full tables still stand. */
  seat(guest: Guest, chair: number): void {
    this.place(guest, chair, 1);
    this.guests[chair] = guest;
  }

  /** Empties a chair. */
  clear(chair: number): void {
    const guest = this.guestAt(chair);
    if (guest === EMPTY) return;
    this.place(guest, chair, -1);
    this.guests[chair] = EMPTY;
  }

  /**
   * Clears the full tables at the chair, with all guests round them, and lays new table cards in the order of the places,
   * `docs/rules.md 6.6`. Answers with the floor as it was; undefined if no table is full.
   */
  replaceFullTables(chair: number): FloorBefore | undefined {
    const full = this.tablesAt(chair)
      .filter((table) => this.sizeAt(table) === CHAIRS_AT_TABLE)
      .sort((a, b) => a - b);
    if (full.length === 0) return undefined;
    const { guests, company, foreigners, flags, turned } = this;
    this.guests = guests.slice();
    this.company = company.slice();
    this.foreigners = foreigners.slice();
    for (const at of full.flatMap((table) => this.edition.plan.chairsOf[table]!)) this.clear(at);
    const { tableStack } = this.position;
    const nations = flags.slice();
    for (const [i, table] of full.entries()) nations[table] = tableStack[turned + i] ?? EMPTY;
    this.turned = Math.min(turned + full.length, tableStack.length);
    this.flags = nations;
    return { guests, company, foreigners, flags, turned };
  }

  /** Puts back what was replaced. */
  restore({ guests, company, foreigners, flags, turned }: FloorBefore): void {
    this.guests = guests;
    this.company = company;
    this.foreigners = foreigners;
    this.flags = flags;
    this.turned = turned;
  }

  /** Counts a guest in (1) or out (-1) at the tables of a chair. */
  private place(guest: Guest, chair: number, sign: 1 | -1): void {
    const tables = this.edition.plan.tablesOf[chair]!;
    for (let i = 0; i < tables.length; i += 1) {
      const table = tables[i]!;
      this.company[table]! += sign * stepFor(guest);
      if (!isAtHome(guest, this.flags[table]!)) this.foreigners[table]! += sign;
    }
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
}
