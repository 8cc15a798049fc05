/**
 * An edition: the game as a box or a platform plays it. It is data: what the law of `rules/` does with it stands in the
 * files that read it. A house rule is a function from edition to edition, so two house rules compose.
 */
import type { FloorPlan } from './floor-plan.js';

export interface Edition {
  /** name@revision; a released revision never changes its rules. */
  readonly id: `${string}@${number}`;
  readonly plan: FloorPlan;
  /** The floor plans that the house may choose from. */
  readonly layouts: Readonly<Record<string, FloorPlan>>;
  /** Per kind of tile how many there are. */
  readonly supply: readonly number[];
  /** Least and most players. */
  readonly players: readonly [least: number, most: number];
  /** Points of each stool, in the order they are taken. */
  readonly bar: readonly number[];
  /** Guests in a full hand at the start. */
  readonly handSize: number;
  readonly seating: SeatingRules;
  readonly opening: OpeningRules;
  readonly scoring: ScoringRules;
  readonly jokers: JokerRules;
  readonly refill: RefillRules;
  readonly barVisit: BarRules;
  readonly leaving: LeavingRules;
  readonly ending: { readonly bagAt: number };
  readonly settlement: SettlementRules;
  readonly starter: 'random' | 'first';
}

export interface SeatingRules {
  /** Most guests seated in one turn, `docs/rules.md 4.2`. */
  readonly most: number;
  /** When ladies and gentlemen must be in balance, `docs/rules.md 4.5`. */
  readonly balance: 'perCard' | 'endOfTurn';
}

/** The opening turn, `docs/rules.md 4.3`. */
export interface OpeningRules {
  /** One guest may sit alone. */
  readonly alone: boolean;
  readonly most: number;
  readonly bar: boolean;
}

/** `docs/rules.md 4.7` and `4.8`. */
export interface ScoringRules {
  /** Points of the first guest at a table. */
  readonly lone: number;
  /** A table of one nation doubles from this many guests on. */
  readonly doublesFrom: number;
  /** Whether one nation means the table's own or any single one. */
  readonly oneNation: 'tableNation' | 'anyNation';
}

/** `docs/rules.md 4.9`, `4.10` and `4.12`. */
export interface JokerRules {
  /** Between two nations the player names one of them. */
  readonly named: boolean;
  readonly swapNation: 'either' | 'assignedOnly';
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

/** `docs/rules.md 4.15` and `4.16`. */
export interface SettlementRules {
  readonly perGuest: number;
  readonly perJoker: number;
  readonly tie: 'shared' | 'fewestTiles';
}
