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

/** A table as sentences name it. */
export interface TableName {
  /** Absent where the table cards have run out: nobody can sit there. */
  readonly nation?: NationId;
  /** 1 or 2: which of its nation's tables this is; where tables are dealt from cards, the place is named instead. */
  readonly number: number;
  /** `NW`, `T7`: the place that a table card lies at, in editions that replace full tables. */
  readonly place?: string;
}

export interface TableView extends TableName {
  readonly id: string;
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
  /** For each of these tables its name, and this chair's seat at it (1 to 4). */
  readonly places: readonly (TableName & { readonly seat: number })[];
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

/** A rectangle of the room, in grid units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BarView {
  readonly stools: readonly StoolView[];
  /** Where in the room the bar stands, and how many stools it has in a row. */
  readonly area: Area;
  readonly columns: number;
  /** Points of the next free stool, present while the held guest may drink. */
  readonly offer?: number;
  readonly marked: boolean;
  /** The visit is shown before it is made: a second tap makes it. */
  readonly preview?: boolean;
}

export interface BoardView {
  readonly tables: readonly TableView[];
  readonly chairs: readonly ChairView[];
  /** Absent in an edition without a bar. */
  readonly bar?: BarView;
  /** The room: everything that is drawn lies in it. */
  readonly room: Area;
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
  /** Nobody but its owner may see it now: `tiles` is empty, `size` says how many there are. */
  readonly closed: boolean;
  readonly size: number;
  readonly tiles: readonly TileView[];
  readonly limit: number;
  /** Cards that lie face down before the player, in an edition that knows them. */
  readonly faceDown: number;
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
  readonly rule: 'company' | 'oneNation' | 'loneGuest' | 'klatch' | 'regulars' | 'bar' | 'birthday' | 'chips';
  readonly section: string;
  readonly table?: TableName & { readonly id: string };
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
}

export interface ControlsView {
  readonly prompt: PromptView;
  readonly refusal?: RefusalView;
  readonly actions: readonly ActionView[];
  /** Said before it happens: the turn cannot be taken back once tiles are drawn, or a table card has been turned up. */
  readonly final?: 'afterDrawing' | 'tableTurned';
}

/** Between players whose hands are closed: only who comes next, and whether the last turn can still be taken back. */
export interface CurtainView {
  readonly player: number;
  readonly name: string;
  readonly undo: boolean;
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
}

/** A value of an option: `option-<id>-<value>` is its message; numbers without a message are shown as they are. */
export type OptionChoice = string | number | boolean | null;

/** One house rule of the lobby; `option-<id>` is its message. */
export interface OptionView {
  readonly id: string;
  /** The value in force; a list of numbers is shown as `own`. */
  readonly value: OptionChoice | 'own';
  /** What a person can choose from. */
  readonly choices: readonly OptionChoice[];
  /** A whole number within these bounds can be typed as well. */
  readonly number?: readonly [least: number, most: number];
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
