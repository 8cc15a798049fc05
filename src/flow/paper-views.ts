/** View models of the papers beside the café: score, log, controls, result, lobby. */
import type { ScoreLine } from '../rules/index.js';
import type { ChairView, GuestView, NationId, TableName } from './room-views.js';

export interface StandingView {
  readonly player: number;
  readonly name: string;
  readonly points: number;
  readonly active: boolean;
  readonly leading: boolean;
  readonly out: boolean;
  readonly handSize: number;
  readonly handLimit: number;
  readonly faceDown: number;
}

export interface ScoreboardView {
  readonly standings: readonly StandingView[];
  /** Tiles in the bag, or guest cards in the stack (`cards`). */
  readonly bag: number;
  readonly cards: boolean;
  /** Table cards left, in editions that replace full tables. */
  readonly tableStack?: number;
  /** The nation whose birthday is celebrated. */
  readonly birthday?: NationId;
  /** Number of the turn that is being composed, from 1. */
  readonly turn: number;
}

/** One line of an account: `rule` names what gave the points; see `docs/rules.md` under `section`. */
export interface PointsView {
  readonly points: number;
  readonly rule: ScoreLine['rule'];
  readonly section: string;
  readonly table?: TableName & { readonly id: string };
  /** Guests at the table then; at the bar the number of the stool. */
  readonly count: number;
}

/** A full table, and the nation that lies there now; none where the table cards have run out. */
export interface ReplacedView {
  readonly table: TableName & { readonly id: string };
  readonly by?: NationId;
}

export type StepView =
  | {
      readonly kind: 'seat' | 'swap';
      readonly guest: GuestView;
      readonly chair: string;
      readonly places: ChairView['places'];
      readonly lines: readonly PointsView[];
      /** Present if this guest filled a table that made room for another. */
      readonly replaced?: readonly ReplacedView[];
    }
  | { readonly kind: 'bar'; readonly guest: GuestView; readonly stool: number; readonly lines: readonly PointsView[] }
  /** Card game: one card drawn; one laid face down, which nobody else saw; the end declared. */
  | { readonly kind: 'pass' | 'draw' | 'down' | 'end' }
  | { readonly kind: 'birthday'; readonly nation: NationId };

/** One turn of the log. */
export interface LogEntryView {
  /** From 1. */
  readonly number: number;
  readonly player: number;
  readonly name: string;
  /** Turn notation, `docs/contract.md` section 2; what only its player saw is left out (`down`). */
  readonly turn: string;
  readonly steps: readonly StepView[];
  readonly total: number;
  /** Present if the player chose, or had, a smaller refill: the new limit of the hand. */
  readonly limit?: number;
  /** The player left the game in this turn. */
  readonly left: boolean;
}

/** What is expected now: the id of a message and its arguments. */
export interface PromptView {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** A refused wish, in the words of the reason codes of `docs/contract.md` section 4. */
export interface RefusalView {
  readonly code: string;
  readonly chairs: readonly string[];
  readonly tables: readonly string[];
  readonly guest?: GuestView;
  /** Where `docs/rules.md` says so. */
  readonly section?: string;
}

/** A button of the controls: `action` is also its `data-action`. */
export interface ActionView {
  /** `confirm`, `take-back`, `undo`, `pass`, `bar`, `draw-0` …, `name-GB` …, `birthday-GB` …, `draw`, `down`, `end`, `ready` */
  readonly action: string;
  readonly enabled: boolean;
  readonly primary: boolean;
  /** Points that this would earn, where known. */
  readonly points?: number;
  /** What the button says where that is not its action: another action's name. */
  readonly says?: string;
}

export interface ControlsView {
  readonly prompt: PromptView;
  readonly refusal?: RefusalView;
  readonly actions: readonly ActionView[];
  /** Tables that made room for others in the turn that is being composed; present if there are some. */
  readonly replaced?: readonly ReplacedView[];
  /**
   * Said before it happens: the turn cannot be taken back once tiles are drawn, the held guest has filled a table, or the
   * end of the game has opened the hands; and afterwards, that a new table lies open.
   */
  readonly final?: 'afterDrawing' | 'onceTurned' | 'tableTurned' | 'onceOver';
}

/** Between players whose hands are closed: only who comes next, and whose turn can still be taken back. */
export interface CurtainView {
  readonly player: number;
  readonly name: string;
  /** Whose turn can still be taken back. */
  readonly undo?: string;
}

export interface AccountView {
  readonly player: number;
  readonly name: string;
  readonly points: number;
  /** Zero or negative. */
  readonly penalty: number;
  readonly final: number;
  readonly rank: number;
  readonly out: boolean;
  /** The guests left in the hand, and those face down, that are fined. */
  readonly left: readonly GuestView[];
  /** The turn in which the player left, from 1. */
  readonly outTurn?: number;
}

export interface ResultView {
  /** End reason, `docs/contract.md` section 4. */
  readonly reason: string;
  readonly accounts: readonly AccountView[];
  /** The last turn can still be taken back. */
  readonly undo?: boolean;
}

/** A value of an option: `option-<id>-<value>` is its message; numbers without a message are shown as they are. */
export type OptionChoice = string | number | boolean | null;

/** A list of whole numbers as it is in force, and the bounds of each. */
export interface ListView {
  readonly numbers: readonly number[];
  readonly within: readonly [least: number, most: number];
}

/** One house rule of the lobby; `option-<id>` is its message. */
export interface OptionView {
  readonly id: string;
  /** The value in force; a list of numbers is shown as `own`. */
  readonly value: OptionChoice;
  /** What a person can choose from. */
  readonly choices: readonly OptionChoice[];
  /** A whole number within these bounds can be typed as well. */
  readonly number?: readonly [least: number, most: number];
  /** A list of whole numbers can be typed as well. */
  readonly list?: ListView;
  /** The preset's value. */
  readonly preset: OptionChoice;
  /** The value differs from the preset's. */
  readonly changed: boolean;
}

export interface LobbyView {
  readonly players: readonly { readonly name: string }[];
  readonly min: number;
  readonly max: number;
  /** Names of the editions: `board`, `card`, `app12`; `edition-<name>` is the message. */
  readonly editions: readonly string[];
  readonly edition: string;
  readonly presets: readonly string[];
  readonly preset: string;
  /** The options that count in this edition. */
  readonly options: readonly OptionView[];
  readonly canStart: boolean;
  /** Why the game cannot start: a message id with arguments. */
  readonly problem?: PromptView;
}
