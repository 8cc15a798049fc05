import { css } from 'lit';
import { paint } from '../theme/tokens.js';

/** What all panels beside the board have in common: surface, lists, buttons, the focus ring. */
export const panelStyles = css`
  :host {
    --_ink: ${paint('ink')};
    --_muted: ${paint('muted')};
    --_line: ${paint('line')};
    --_hairline: ${paint('hairline')};
    --_accent: ${paint('accent')};
    --_danger: ${paint('danger')};
    --_gain: ${paint('gain')};
    --_radius: var(--cafe-radius, 0.6em);
    display: block;
    container-type: inline-size;
    color: var(--_ink);
    font-family: var(--cafe-font, inherit);
    line-height: 1.4;
    text-align: start;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  .panel {
    position: relative;
    background: ${paint('paper')};
    border: 1px solid var(--_hairline);
    border-radius: var(--_radius);
    padding: 0.75em 1em;
  }

  h2,
  h3,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
  }

  /* Unlike 'none' this leaves the list a list for screen readers in Safari. */
  ul,
  ol {
    list-style-type: '';
  }

  h2 {
    font-size: 1em;
    font-weight: 650;
  }

  /* Words keep the direction of their own language, on whichever side a page begins its lines. */
  :where(p, h2, h3, li, legend, label, span, strong) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  bdi {
    overflow-wrap: anywhere;
  }

  .muted {
    color: var(--_muted);
    font-size: 0.875em;
  }

  .quiet {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .number {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  button {
    min-block-size: 2.4em;
    min-inline-size: 2.4em;
    padding: 0.35em 0.9em;
    color: var(--_ink);
    background: transparent;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  button.primary {
    color: ${paint('accent-ink')};
    background: var(--_accent);
    border-color: var(--_accent);
    font-weight: 650;
  }

  @media (hover: hover) {
    button:not([aria-disabled='true'], :disabled):hover {
      border-color: var(--_ink);
      box-shadow: inset 0 0 0 1px currentcolor;
    }
  }

  button[aria-disabled='true'],
  button:disabled {
    color: var(--_muted);
    background: transparent;
    border: 1px dashed var(--_line);
    font-weight: inherit;
    cursor: default;
  }

  :focus-visible {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    button,
    input:not([type='radio']) {
      min-block-size: max(2.4em, 44px);
      min-inline-size: 44px;
    }
  }

  @media (forced-colors: active) {
    button.primary:not([aria-disabled='true']) {
      border: 2px solid ButtonText;
    }

    button[aria-disabled='true'],
    button:disabled {
      color: GrayText;
      border-color: GrayText;
    }

    :focus-visible {
      outline-color: Highlight;
    }
  }

  @media print {
    button {
      display: none;
    }
  }
`;
