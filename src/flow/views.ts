/**
 * View models: the plain data that elements draw. Selectors build them from the charts; stories write them by hand.
 * Ids are the contract's names (`GB1`, `s28`, `GBf`), never the small integers of the rules.
 */

/** Two-letter id of a nation, as `docs/contract.md` lists them. */
export type NationId = 'CF' | 'CN' | 'CU' | 'DE' | 'ES' | 'FR' | 'GB' | 'IN' | 'IT' | 'RU' | 'TR' | 'US';

/** `f` a lady, `m` a gentleman. */
export type Sex = 'f' | 'm';

/** A guest or a joker; a seated joker that was named carries its nation. */
export interface GuestView {
  /** Guest token: `GBf`, `Jm`, `Jm=GB`. */
  readonly token: string;
  /** Absent for a joker without a name. */
  readonly nation?: NationId;
  readonly sex: Sex;
  readonly joker: boolean;
}

export interface TableView {
  readonly id: string;
  readonly nation: NationId;
  /** 1 or 2: which of its nation's tables this is. */
  readonly number: number;
  /** Grid units, origin in the centre of the bar, x to the right, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Guests seated there, 0 to 4. */
  readonly guests: number;
  /** Stands in the way of the wish that was refused last. */
  readonly marked: boolean;
  /** Gave points in the last turn. */
  readonly scored: boolean;
}

/** What a chair offers to the guest that is held. */
export interface ChairOffer {
  readonly kind: 'seat' | 'swap';
  /** What this step earns; the best of its names for a joker. */
  readonly points: number;
  /** Another guest must follow to this one's company. */
  readonly needsPartner: boolean;
}

export interface ChairView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Ids of the tables at this chair, one to three. */
  readonly tables: readonly string[];
  /** For each of these tables its nation, its number, and this chair's place at it (1 to 4). */
  readonly places: readonly { readonly nation: NationId; readonly number: number; readonly seat: number }[];
  readonly guest?: GuestView;
  /** Present while a guest is held that may go here. */
  readonly offer?: ChairOffer;
  /** Seated in the turn that is being composed, so it can still be taken back. */
  readonly tentative: boolean;
  readonly marked: boolean;
  /** Taken in the last turn. */
  readonly fresh: boolean;
  /** The held guest is shown here before it is taken: a second tap seats it. */
  readonly preview?: boolean;
}

export interface StoolView {
  /** What the visit is worth: +1 … +5, then fines. */
  readonly value: number;
  readonly guest?: GuestView;
}

export interface BarView {
  readonly stools: readonly StoolView[];
  /** Points of the next free stool, present while the held guest may drink. */
  readonly offer?: number;
  readonly marked: boolean;
  /** The visit is shown before it is made: a second tap makes it. */
  readonly preview?: boolean;
}

export interface BoardView {
  readonly tables: readonly TableView[];
  readonly chairs: readonly ChairView[];
  readonly bar: BarView;
  /** The plan lies within |x|, |y| <= extent. */
  readonly extent: number;
}

export interface TileView {
  readonly guest: GuestView;
  /** Place in the hand, from 0; tells equal guests apart. */
  readonly index: number;
  readonly held: boolean;
  /** Already placed in the turn that is being composed. */
  readonly placed: boolean;
  /** Some legal turn uses it now. */
  readonly playable: boolean;
}

export interface HandView {
  /** Index of the player. */
  readonly player: number;
  readonly name: string;
  readonly active: boolean;
  readonly out: boolean;
  readonly tiles: readonly TileView[];
  readonly limit: number;
}

export interface StandingView {
  readonly player: number;
  readonly name: string;
  readonly points: number;
  readonly active: boolean;
  readonly leading: boolean;
  readonly out: boolean;
  readonly handSize: number;
  readonly handLimit: number;
}

export interface ScoreboardView {
  readonly standings: readonly StandingView[];
  readonly bag: number;
  /** Number of the turn that is being composed, from 1. */
  readonly turn: number;
}

/** One line of an account: `rule` names what gave the points; see `docs/rules.md` under `section`. */
export interface PointsView {
  readonly points: number;
  readonly rule: 'company' | 'oneNation' | 'loneGuest' | 'bar';
  readonly section: string;
  readonly table?: { readonly id: string; readonly nation: NationId; readonly number: number };
  /** Guests at the table then; at the bar the number of the stool. */
  readonly count: number;
}

export type StepView =
  | {
      readonly kind: 'seat' | 'swap';
      readonly guest: GuestView;
      readonly chair: string;
      readonly places: ChairView['places'];
      readonly lines: readonly PointsView[];
    }
  | { readonly kind: 'bar'; readonly guest: GuestView; readonly stool: number; readonly lines: readonly PointsView[] }
  | { readonly kind: 'pass' };

/** One turn of the log. */
export interface LogEntryView {
  /** From 1. */
  readonly number: number;
  readonly player: number;
  readonly name: string;
  /** Turn notation, `docs/contract.md` section 2. */
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
}

/** A button of the controls: `action` is also its `data-action`. */
export interface ActionView {
  /** `confirm`, `take-back`, `undo`, `pass`, `bar`, `draw-0` …, `name-GB` … */
  readonly action: string;
  readonly enabled: boolean;
  readonly primary: boolean;
  /** Points that this would earn, where known. */
  readonly points?: number;
}

export interface ControlsView {
  readonly prompt: PromptView;
  readonly refusal?: RefusalView;
  readonly actions: readonly ActionView[];
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
  /** The guests left in the hand that are fined. */
  readonly left: readonly GuestView[];
}

export interface ResultView {
  /** End reason, `docs/contract.md` section 4. */
  readonly reason: string;
  readonly accounts: readonly AccountView[];
}

/** An option that the house has set otherwise than its preset: `option-<id>` and `option-<id>-<value>` are its messages. */
export interface OptionView {
  readonly id: string;
  /** `own` for a list of numbers. */
  readonly value: string;
}

export interface LobbyView {
  readonly players: readonly { readonly name: string }[];
  readonly min: number;
  readonly max: number;
  readonly presets: readonly string[];
  readonly preset: string;
  /** What differs from the preset. */
  readonly changed: readonly OptionView[];
  readonly canStart: boolean;
  /** Why the game cannot start: a message id with arguments. */
  readonly problem?: PromptView;
}
