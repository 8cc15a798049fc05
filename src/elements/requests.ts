/** Every request that the parts send to `<cafe-international>`, typed, in one place. State comes down, requests go up. */

export type CafeRequest =
  /** Pick a guest of the active hand up, or put it down again. `index` is its place in the hand. */
  | { readonly type: 'hold'; readonly index: number }
  /** A chair was chosen: seat the held guest, swap it for a joker, or take a tentative guest back. */
  | { readonly type: 'chair'; readonly chair: string }
  /** Send the held guest to the bar. */
  | { readonly type: 'bar' }
  /** A button of the controls, the lobby or the result: its `data-action`. */
  | { readonly type: 'action'; readonly action: string }
  | { readonly type: 'join'; readonly name: string }
  | { readonly type: 'leave'; readonly player: number }
  | { readonly type: 'rename'; readonly player: number; readonly name: string }
  /** The lobby: another edition; another preset, with the options that were set otherwise or without; one option. */
  | { readonly type: 'edition'; readonly edition: string }
  | { readonly type: 'configure'; readonly preset: string; readonly options: 'keep' | 'drop' }
  | {
      readonly type: 'option';
      readonly id: string;
      readonly value: string | number | boolean | null | readonly number[];
    }
  /**
   * Open the rule book: at its beginning (empty), at a section (`4.8`), or at a sentence (`option:monoDoubling`,
   * `reason:balance`, `points:oneNation`).
   */
  | { readonly type: 'rule'; readonly section: string }
  /** Copy the game as text; go on with the game of this text. */
  | { readonly type: 'copy-game' }
  | { readonly type: 'paste-game'; readonly text: string };

/** Bubbles out of the parts' shadow roots; the root element takes it and lets it go no further. */
export class CafeRequestEvent extends Event {
  static readonly type = 'cafe-request';

  constructor(readonly request: CafeRequest) {
    super(CafeRequestEvent.type, { bubbles: true, composed: true });
  }
}

/** Sends `request` up from `source`. */
export function send(source: EventTarget, request: CafeRequest): void {
  source.dispatchEvent(new CafeRequestEvent(request));
}
