import { svg } from 'lit';

/** Small signs, drawn within 8 units round the origin; they take the current text colour. */
export const glyphs = {
  /** Two heads: another guest must follow. */
  partner: svg`<g fill="currentColor"><circle cx="-3" cy="-2.4" r="2.2"></circle><circle cx="3" cy="-2.4" r="2.2"></circle>
    <path d="M-6.6 4.6A3.6 4.4 0 0 1 -0.2 3V4.6ZM6.6 4.6A3.6 4.4 0 0 0 0.2 3V4.6Z"></path></g>`,
  /** Two arrows that chase each other: this guest and the joker change places. */
  swap: svg`<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-5.2 -2.2H4.6M2 -5L4.9 -2.2L2 0.4M5.2 2.4H-4.6M-2 -0.2L-4.9 2.4L-2 5.2"></path></g>`,
  /** An arrow that turns back: click to take this guest back. */
  back: svg`<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-4.8 -1.8H1.4A3.3 3.3 0 0 1 1.4 4.8H-2.6M-1.8 -4.9L-5 -1.8L-1.8 1.4"></path></g>`,
  /** A tick: once more, and it is done. */
  again: svg`<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"
    d="M-4.4 0.4L-1.2 3.6L4.6 -3.4"></path>`,
  /** A call: this stands in the way. */
  alert: svg`<g fill="currentColor"><path d="M-1.3 -5.6H1.3L0.8 1.6H-0.8Z"></path><circle cy="4.2" r="1.4"></circle></g>`,
  /** A sparkle: new since the last turn. */
  fresh: svg`<path fill="currentColor" d="M0 -6Q0.9 -0.9 6 0Q0.9 0.9 0 6Q-0.9 0.9 -6 0Q-0.9 -0.9 0 -6Z"></path>`,
} as const;

export type Glyph = keyof typeof glyphs;
