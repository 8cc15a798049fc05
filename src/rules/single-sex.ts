/** The law of the coffee klatch and the regulars' table, `docs/rules.md 5.2`: three or four guests of one sex at one table. */
import { Draft } from './draft.js';
import type { Edition } from './edition.js';
import { CHAIRS_AT_TABLE } from './floor-plan.js';
import { gentlemenIn, ladiesIn, mover, type Position } from './position.js';
import { asksForName } from './seat-choices.js';
import { isJoker, named, sexOf, tileOf, type Guest, type Tile } from './tiles.js';
import type { SeatStep } from './turn.js';

/** Fewest guests that make one in a turn; the fourth may sit there already. */
const FEWEST = CHAIRS_AT_TABLE - 1;

/** Whether such a table may be made in this turn: an opening turn of exactly one guest has no room for it. */
export const mayMakeSingleSex = ({ singleSex, opening }: Edition, { turn }: Position): boolean =>
  singleSex.allowed && (turn > 0 || opening.most > 1);

/**
 * The table at which these seats make a klatch or a regulars' table, if they do; how the tables beside it look is not
 * asked here.
 */
export function singleSexTable(edition: Edition, position: Position, seats: readonly SeatStep[]): number | undefined {
  if (!mayMakeSingleSex(edition, position) || seats.length < FEWEST || seats.length > CHAIRS_AT_TABLE) return undefined;
  const draft = new Draft(edition, position);
  for (const [i, step] of seats.entries()) {
    if (!draft.floor.isFree(step.chair) || !draft.holds(tileOf(step.guest))) return undefined;
    if (i < seats.length - 1) draft.seat(step);
    else draft.sit(step);
  }
  return madeBy(draft);
}

/** The first table that the seats of the draft, all of them there, have filled with four of one sex. */
function madeBy(draft: Draft): number | undefined {
  const { seats } = draft;
  if (seats.some(({ chair, guest }) => draft.floor.guestAt(chair) !== guest)) return undefined;
  const [first] = seats;
  return (first ? draft.floor.tablesAt(first.chair) : []).find((table) => {
    const company = draft.floor.companyAt(table);
    const isSingleSex = ladiesIn(company) === CHAIRS_AT_TABLE || gentlemenIn(company) === CHAIRS_AT_TABLE;
    return isSingleSex && seats.every(({ chair }) => draft.floor.tablesAt(chair).includes(table));
  });
}

type Visit = (seats: readonly SeatStep[], completed: number) => boolean;

/**
 * Visits every klatch and regulars' table that the turn can become, with `next` as its next seat if one is given. Stops,
 * and answers true, as soon as `visit` does.
 */
export function walkSingleSex(draft: Draft, visit: Visit, next?: SeatStep): boolean {
  const { edition, position, seats } = draft;
  if (!mayMakeSingleSex(edition, position) || draft.floor.isSpent) return false;
  const begun = seats[0] ?? next;
  const tables = begun ? draft.floor.tablesAt(begun.chair) : edition.plan.tables.keys();
  for (const table of tables) {
    const walk = new Walk(draft, table, visit);
    if (next ? walk.takes(next) : walk.goesOn()) return true;
  }
  return false;
}

/** The walk over all ways to fill one table with guests of one sex. */
class Walk {
  /** The kinds of tile in the mover's hand. */
  private readonly hand: readonly Tile[];

  constructor(
    private readonly draft: Draft,
    private readonly table: number,
    private readonly visit: Visit,
  ) {
    this.hand = [...new Set(mover(draft.position).hand)];
  }

  /** Goes on with every guest who can sit at the table. */
  goesOn(): boolean {
    const { draft, table } = this;
    if (!this.canBeMade()) return false;
    for (const chair of draft.edition.plan.chairsOf[table]!) {
      if (!draft.floor.isFree(chair)) continue;
      for (const tile of this.hand) {
        if (!draft.holds(tile)) continue;
        for (const guest of this.asSeated(tile, chair)) if (this.takes({ kind: 'seat', guest, chair })) return true;
      }
    }
    return false;
  }

  /** Goes on with this seat. */
  takes(step: SeatStep): boolean {
    const { draft, table } = this;
    if (!this.mayTake(step)) return false;
    const size = draft.floor.sizeAt(table) + 1;
    draft.sit(step);
    let stop: boolean;
    if (size === CHAIRS_AT_TABLE) stop = this.isMade() && this.visit(draft.seats.slice(), this.completed());
    else {
      draft.replaceFullTables();
      // A neighbour that was cleared takes guests of this table with it.
      stop = draft.floor.sizeAt(table) === size && !draft.floor.isSpent && this.goesOn();
    }
    draft.takeBack();
    return stop;
  }

  private mayTake(step: SeatStep): boolean {
    const { draft, table } = this;
    const { guest, chair } = step;
    if (!draft.floor.tablesAt(chair).includes(table) || !draft.holds(tileOf(guest)) || !this.canBeMade(guest))
      return false;
    return !this.isChecked('perCard') || draft.floor.unbalancedBy(step, table) === undefined;
  }

  /** Whether four of one sex, this guest among them, can still come together: all seats so far are here. */
  private canBeMade(guest?: Guest): boolean {
    const { draft, table } = this;
    const { seats } = draft;
    const company = draft.floor.companyAt(table);
    const ladies = ladiesIn(company);
    const gentlemen = gentlemenIn(company);
    if (ladies > 0 && gentlemen > 0) return false;
    if (ladies + gentlemen - seats.length > CHAIRS_AT_TABLE - FEWEST) return false;
    if (
      !seats.every(
        (seat) => draft.floor.guestAt(seat.chair) === seat.guest && draft.floor.tablesAt(seat.chair).includes(table),
      )
    ) {
      return false;
    }
    return guest === undefined || (sexOf(guest) === 0 ? gentlemen : ladies) === 0;
  }

  private isMade(): boolean {
    const { draft, table } = this;
    if (madeBy(draft) !== table) return false;
    return (
      !this.isChecked('endOfTurn') ||
      draft.seats.every(({ chair }) => draft.floor.unbalancedAt(chair, table) === undefined)
    );
  }

  private isChecked(when: 'perCard' | 'endOfTurn'): boolean {
    const { seating, singleSex } = this.draft.edition;
    return singleSex.neighbours === 'strict' && seating.balance === when;
  }

  private completed(): number {
    const { draft, table } = this;
    if (draft.edition.singleSex.neighbours === 'strict') return draft.completed;
    return draft.floor.isOneNation(table) ? 1 : 0;
  }

  /** The guest as it can sit on the chair: of a nation that has a table there; a joker under each name it may take. */
  private asSeated(tile: Tile, chair: number): readonly Guest[] {
    const { draft } = this;
    if (!isJoker(tile)) return draft.floor.welcomes(tile >> 1, chair) ? [tile] : [];
    return asksForName(draft, chair) ? draft.floor.nationsAt(chair).map((nation) => named(tile, nation)) : [tile];
  }
}

/** The table that all seats of the draft have in common: where a klatch that has been begun is being made. */
export const tableBegun = ({ floor, seats }: Draft): number | undefined =>
  floor
    .tablesAt(seats[0]?.chair ?? -1)
    .find((table) => seats.every(({ chair }) => floor.tablesAt(chair).includes(table)));
