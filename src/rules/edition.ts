/**
 * An edition: the game as a box or a platform plays it. It is data: what the law of `rules/` does with it stands in the
 * files that read it. A house rule is a function from edition to edition, so two house rules compose.
 */
import type { FloorPlan } from './floor-plan.js';
import type { EndReason } from './position.js';

export interface Edition {
  /** name@revision; a released revision never changes its rules. */
  readonly id: `${string}@${number}`;
  readonly plan: FloorPlan;
  /** The floor plans that the house may choose from. */
  readonly layouts: Readonly<Record<string, FloorPlan>>;
  /** Per kind of tile how many there are. */
  readonly supply: readonly number[];
  /** Table cards of each nation; full tables are then replaced, `docs/rules.md 6.6`. 0: the plan says where nations lie. */
  readonly tableCards: number;
  /** Least and most players. */
  readonly players: readonly [least: number, most: number];
  /** Points of each stool, in the order they are taken; none in an edition without a bar. */
  readonly bar: readonly number[];
  readonly hand: HandRules;
  readonly seating: SeatingRules;
  readonly opening: OpeningRules;
  readonly singleSex: SingleSexRules;
  readonly scoring: ScoringRules;
  readonly birthday: BirthdayRules;
  readonly jokers: JokerRules;
  readonly refill: RefillRules;
  readonly barVisit: BarRules;
  readonly leaving: LeavingRules;
  readonly ending: EndingRules;
  readonly settlement: SettlementRules;
  readonly starter: 'random' | 'first';
  /** Whether each round begins with the same player or one seat later, `docs/rules.md 5.3`. */
  readonly turnOrder: 'clockwise' | 'rotating';
  /** Points that the bank has in chips, `docs/rules.md 4.1`; null: as many as it takes. */
  readonly bank: number | null;
}

export interface HandRules {
  /** Guests dealt at the start. */
  readonly dealt: number;
  /** Most guests in a hand; in the board game also what it is filled up to. */
  readonly limit: number;
  /** Everybody sees it, `docs/rules.md 4.1`. */
  readonly open: boolean;
  /** Filled up after a turn, `docs/rules.md 4.11`, or by one card in place of a turn, `docs/rules.md 6.7`. */
  readonly filled: 'afterTurn' | 'byDrawing';
  /** When a card may be laid face down, `docs/rules.md 6.7`. */
  readonly faceDown: 'onlyAtLimit' | 'anytime';
}

export interface SeatingRules {
  /** Most guests seated in one turn, `docs/rules.md 4.2`. */
  readonly most: number;
  /** When ladies and gentlemen must be in balance, `docs/rules.md 4.5`. */
  readonly balance: 'perCard' | 'endOfTurn';
  /** Nobody alone at the end of the turn, `docs/rules.md 4.6`; or nobody when sitting down, `docs/rules.md 6.4`. */
  readonly company: 'endOfTurn' | 'atOnce';
}

/** The opening turn, `docs/rules.md 4.3`. */
export interface OpeningRules {
  /** One guest may sit alone. */
  readonly alone: boolean;
  readonly most: number;
  readonly bar: boolean;
}

/** Coffee klatch and regulars' table, `docs/rules.md 5.2`. */
export interface SingleSexRules {
  readonly allowed: boolean;
  /** Whether the tables beside it are checked and scored. */
  readonly neighbours: 'strict' | 'exempt';
}

/** `docs/rules.md 4.7` and `4.8`. */
export interface ScoringRules {
  /** Points of the first guest at a table. */
  readonly lone: number;
  /** A guest earns a point for everybody at the table, or for everybody else, `docs/rules.md 5.6`. */
  readonly counts: 'everybody' | 'others';
  /** A table of one nation doubles from this many guests on. */
  readonly doublesFrom: number;
  /** Whether one nation means the table's own or any single one. */
  readonly oneNation: 'tableNation' | 'anyNation';
}

/** `docs/rules.md 5.1`. */
export interface BirthdayRules {
  /** The account that names the nation; null: nobody has a birthday. */
  readonly threshold: number | null;
  /** A birthday doubles also what one nation has doubled already. */
  readonly stacks: boolean;
}

/** `docs/rules.md 4.9`, `4.10` and `4.12`. */
export interface JokerRules {
  /** Between two nations the player names one of them. */
  readonly named: boolean;
  readonly swapNation: 'either' | 'assignedOnly' | 'never';
  readonly swapGender: 'anyLegal' | 'same';
  readonly atBar: 'never' | 'ifUnseatable' | 'ifNoOtherMove' | 'always';
}

/** `docs/rules.md 4.11`. */
export interface RefillRules {
  readonly reduction: 'optional' | 'mandatory' | 'off';
  /** A reduction that the hand is too large for lowers the limit all the same. */
  readonly carryOver: boolean;
}

/** `docs/rules.md 4.12` and `4.13`. */
export interface BarRules {
  /** Open although a guest could be seated. */
  readonly voluntary: boolean;
  readonly cannotPay: 'eliminate' | 'debt' | 'zero';
  readonly unpaidGuest: 'stays' | 'removed';
}

export interface LeavingRules {
  /** What happens to a player with no legal action. */
  readonly stuck: 'pass' | 'eliminate';
  readonly tiles: 'removed' | 'toBag';
}

/** `docs/rules.md 4.14` and `6.8`. */
export interface EndingRules {
  /** What can close the café; the first in order counts when several hold. */
  readonly reasons: readonly EndReason[];
  readonly bagAt: number;
  /** What is no longer to be had closes the café only when everybody has had as many turns. */
  readonly finalRound: boolean;
  /** Who has no cards left may declare the end, or brings it about. */
  readonly emptyHand: 'mayDeclare' | 'endsAtOnce';
}

/** `docs/rules.md 4.15`, `4.16` and `6.9`. */
export interface SettlementRules {
  readonly perGuest: number;
  readonly perJoker: number;
  readonly tie: 'shared' | 'fewestTiles' | 'leastPenalty';
}
