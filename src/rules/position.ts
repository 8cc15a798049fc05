/** A position: everything that play has changed so far. Plain numbers and arrays, never altered, safe to keep as JSON. */
import type { FloorPlan } from './floor-plan.js';
import { isAtHome, sexOf, type Guest, type Nation, type Tile } from './tiles.js';

/** Nobody sits on this chair. */
export const EMPTY = -1;

/** Why the café closes, `docs/contract.md` section 4. An edition says which of them it knows, and in which order. */
export const END_REASONS = [
  'bar', 'chairs', 'bag', 'emptyHand', 'onePlayerLeft', 'allStuck', 'guestStack', 'tableStack', 'declared',
] as const; // prettier-ignore
export type EndReason = (typeof END_REASONS)[number];

export interface Player {
  readonly name: string;
  readonly points: number;
  readonly hand: readonly Tile[];
  readonly handLimit: number;
  /** Cards laid face down, `docs/rules.md 6.7`. */
  readonly faceDown: readonly Tile[];
  readonly out: boolean;
  /** The `turn` in which the player left. */
  readonly outTurn: number | null;
}

export interface Position {
  /** Per chair who sits there, or `EMPTY`. */
  readonly guests: readonly Guest[];
  /** Per table the nation that lies there, or `EMPTY` where the table cards have run out. */
  readonly flags: readonly Nation[];
  /** The table cards that are left, next one first. */
  readonly tableStack: readonly Nation[];
  /** Per table who sits round it, as `company` counts them; kept, so that nobody has to recount. */
  readonly company: readonly number[];
  /** Per table how many guests are not of its nation. */
  readonly foreigners: readonly number[];
  readonly bar: readonly Tile[];
  readonly players: readonly Player[];
  readonly toMove: number;
  /** The player who began the round, `docs/contract.md` section 8. */
  readonly roundStarter: number;
  /** The nation whose birthday it is, `docs/rules.md 5.1`. */
  readonly birthday: Nation | null;
  /** Turns played so far; 0 is the opening turn. */
  readonly turn: number;
  /** Passes in a row. */
  readonly passes: number;
  /** The bag in drawing order, and how many tiles of it are drawn. */
  readonly bag: readonly Tile[];
  readonly drawn: number;
  readonly over: EndReason | null;
}

/** Ladies and gentlemen round one table in one number, so that a table's state can be looked up. */
const GENTLEMAN_STEP = 8;
export const stepFor = (guest: Guest): number => (sexOf(guest) ? GENTLEMAN_STEP : 1);
export const ladiesIn = (company: number): number => company & (GENTLEMAN_STEP - 1);
export const gentlemenIn = (company: number): number => company >> 3;
export const sizeOf = (company: number): number => ladiesIn(company) + gentlemenIn(company);

/** At most two of each sex and a difference of at most one, `docs/rules.md 4.5`. */
const BALANCED = Uint8Array.from({ length: GENTLEMAN_STEP ** 2 }, (_, company) => {
  const ladies = ladiesIn(company);
  const gentlemen = gentlemenIn(company);
  return ladies <= 2 && gentlemen <= 2 && Math.abs(ladies - gentlemen) <= 1 ? 1 : 0;
});
export const isBalanced = (company: number): boolean => BALANCED[company] === 1;

/** Counts the tables anew from the guests on the chairs: for positions that come from outside. */
export function countTables(
  plan: FloorPlan,
  guests: Position['guests'],
  flags: Position['flags'],
): Pick<Position, 'company' | 'foreigners'> {
  const seatedAt = plan.chairsOf.map((chairs) =>
    chairs.map((chair) => guests[chair] ?? EMPTY).filter((guest) => guest !== EMPTY),
  );
  return {
    company: seatedAt.map((seated) => seated.reduce((sum, guest) => sum + stepFor(guest), 0)),
    foreigners: seatedAt.map(
      (seated, table) => seated.filter((guest) => !isAtHome(guest, flags[table] ?? EMPTY)).length,
    ),
  };
}

export const bagSize = (position: Position): number => position.bag.length - position.drawn;

/** The player whose turn it is. */
export function mover(position: Position): Player {
  const player = position.players[position.toMove];
  if (!player) throw new RangeError(`no player ${String(position.toMove)}`);
  return player;
}
