/** The plain referee speaks the JSON of `docs/contract.md` section 3 directly: no parsing into anything faster. */

export type Sex = 'f' | 'm';

/** Everything that is known of a player; tiles are tokens such as `GBf` or `Jm`. */
export interface Player {
  name: string;
  points: number;
  hand: string[];
  handLimit: number;
  out?: boolean;
  outTurn?: number;
}

export type EndReason = 'bar' | 'chairs' | 'bag' | 'emptyHand' | 'onePlayerLeft' | 'allStuck';

/** A position with nothing left out; `complete` makes one from the JSON. */
export interface Position {
  edition: 'board@1';
  houseRules: Record<string, unknown>;
  plan?: Record<string, string[]>;
  seats: Record<string, string>;
  bar: string[];
  players: Player[];
  toMove: number;
  turn: number;
  passes: number;
  bag: string[];
  over?: EndReason;
}

/** One guest sits down; `nation` is the name given to a joker. */
export interface Seat {
  guest: string;
  chair: string;
  nation?: string;
}

interface Endings {
  /** The number of the word `draw N`. */
  draw?: number;
  /** The nation of the word `birthday XX`. */
  birthday?: string;
}

export type Turn = Endings &
  (
    | { kind: 'seats'; seats: Seat[] }
    | { kind: 'bar'; guest: string }
    | { kind: 'swap'; guest: string; chair: string }
    | { kind: 'pass' }
  );

/** Reason codes of `docs/contract.md` section 4, as far as the board game has them. */
export type Code =
  | 'notation'
  | 'notYourTurn'
  | 'gameOver'
  | 'tooMany'
  | 'notInHand'
  | 'unknownChair'
  | 'occupied'
  | 'nation'
  | 'jokerNeedsNation'
  | 'balance'
  | 'isolated'
  | 'noJoker'
  | 'gender'
  | 'mustSeat'
  | 'jokerAtBar'
  | 'mayNotPass'
  | 'drawCount'
  | 'birthday';

/** What a turn earned: `points` one entry a step, `total` the change of the account, `mono` one-nation tables completed. */
export interface Earnings {
  points: number[];
  total: number;
  mono: number;
}

export type Judgement =
  ({ legal: true; next: Position; over: EndReason | null } & Earnings) | { legal: false; code: Code };
