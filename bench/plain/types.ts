/** The plain referee speaks the JSON of `docs/contract.md` section 3 directly: no parsing into anything faster. */

export type Sex = 'f' | 'm';

export type EditionId = 'board@1' | 'card@1' | 'app12@1';

/** Everything that is known of a player; tiles are tokens such as `GBf` or `Jm`. */
export interface Player {
  name: string;
  points: number;
  hand: string[];
  handLimit: number;
  /** Card game: what lies face down in front of the player. */
  faceDown?: string[];
  out?: boolean;
  outTurn?: number;
}

export type EndReason =
  'bar' | 'chairs' | 'bag' | 'emptyHand' | 'onePlayerLeft' | 'allStuck' | 'tableStack' | 'guestStack' | 'declared';

/** A position with nothing left out; `complete` makes one from the JSON. */
export interface Position {
  edition: EditionId;
  houseRules: Record<string, unknown>;
  plan?: Record<string, string[]>;
  /** The nation that lies at each place, where tables come and go. */
  tables?: Record<string, string>;
  tableStack?: string[];
  seats: Record<string, string>;
  bar: string[];
  players: Player[];
  toMove: number;
  turn: number;
  /** Who began the current round; only where a rule asks for it. */
  roundStarter?: number;
  passes: number;
  bag: string[];
  birthday?: { nation: string } | null;
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
  /** The word `end` of the card game. */
  end?: boolean;
}

export type Turn = Endings &
  (
    | { kind: 'seats'; seats: Seat[] }
    | { kind: 'bar'; guest: string }
    | { kind: 'swap'; guest: string; chair: string }
    | { kind: 'down'; guest: string }
    | { kind: 'draw' }
    | { kind: 'pass' }
  );

/** Reason codes of `docs/contract.md` section 4. */
export type Code =
  | 'notation'
  | 'notYourTurn'
  | 'gameOver'
  | 'tooMany'
  | 'turnOver'
  | 'notInHand'
  | 'unknownChair'
  | 'occupied'
  | 'nation'
  | 'jokerNeedsNation'
  | 'notSingleSex'
  | 'mustJoin'
  | 'mustScore'
  | 'balance'
  | 'isolated'
  | 'noJoker'
  | 'gender'
  | 'mustSeat'
  | 'jokerAtBar'
  | 'barFull'
  | 'handLimit'
  | 'notAtLimit'
  | 'mayNotPass'
  | 'drawCount'
  | 'birthday'
  | 'mayNotEnd';

/** What a turn earned: `points` one entry a step, `total` the change of the account, `mono` one-nation tables completed. */
export interface Earnings {
  points: number[];
  total: number;
  mono: number;
}

export type Judgement =
  ({ legal: true; next: Position; over: EndReason | null } & Earnings) | { legal: false; code: Code };
