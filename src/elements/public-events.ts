/** The events that pages rely on, `docs/contract.md` section 7. All bubble, are composed, and carry plain data. */
import type { HouseRules } from '../house-rules/index.js';
import type { LineInWords } from '../referee/index.js';
import type { Account, EndReason } from '../rules/index.js';
import type { SavedGame } from '../save/index.js';

export interface StartDetail {
  readonly players: readonly { readonly name: string; readonly kind: 'human' }[];
  readonly edition: string;
  readonly houseRules: HouseRules;
}

export interface TurnDetail {
  /** In notation, as everybody at the table saw it. */
  readonly turn: string;
  /** Index of the player. */
  readonly player: number;
  /** What each step earned. */
  readonly points: readonly number[];
  readonly lines: readonly LineInWords[];
  readonly origin: 'human' | 'api';
}

export interface Problem {
  readonly code: string;
  readonly text: string;
  readonly at?: string;
}

/** Detail of each event by its name. */
export interface CafeEventDetails {
  'cafe-start': StartDetail;
  /** Cancelable. */
  'cafe-before-turn': { readonly turn: string };
  'cafe-turn': TurnDetail;
  'cafe-save': SavedGame;
  'cafe-load': SavedGame;
  'cafe-illegal': Problem & { readonly chairs: readonly string[]; readonly tables: readonly string[] };
  'cafe-over': { readonly accounts: readonly Account[]; readonly reason: EndReason };
  'cafe-undo': { readonly turn: string; readonly free: boolean };
  'cafe-announce': { readonly text: string; readonly politeness: 'polite' };
  'cafe-storage': Problem;
  'cafe-error': Problem;
}

export type CafeEventMap = { [K in keyof CafeEventDetails]: CustomEvent<CafeEventDetails[K]> };

/** Fires an event from `target`; false if a page cancelled it. */
export function fire<K extends keyof CafeEventDetails>(
  target: EventTarget,
  type: K,
  detail: CafeEventDetails[K],
): boolean {
  const cancelable = type === 'cafe-before-turn';
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
