/** View models of the café itself: tables, chairs, bar and hands. */
import type { NATIONS } from '../rules/index.js';

/** Two-letter id of a nation, as `docs/contract.md` lists them. */
export type NationId = (typeof NATIONS)[number];

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
  /** The held guest, shown here before the chair is taken: a second tap seats it. */
  readonly preview?: GuestView;
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
  /** The held guest, shown on the next stool before the visit is made: a second tap makes it. */
  readonly preview?: GuestView;
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
