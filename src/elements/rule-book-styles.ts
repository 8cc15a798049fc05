import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const ruleBookStyles = css`
  .panel {
    padding: 1.25em;
  }

  header {
    margin-block-end: 1em;
  }

  h2 {
    font-size: 1.5em;
    line-height: 1.25;
    text-wrap: balance;
  }

  .legend {
    margin-block-start: 0.5em;
  }

  .legend span,
  .sign {
    color: var(--_accent);
  }

  .chapters {
    columns: 24em 3;
    column-gap: 2.5em;
    max-inline-size: 100em;
  }

  section {
    break-inside: avoid;
    padding-block-end: 1.25em;
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 1em;
    margin-block-end: 0.35em;
    padding-block-end: 0.2em;
    border-block-end: 1px solid var(--_hairline);
    font-size: 1.0625em;
    font-weight: 650;
    text-wrap: balance;
    break-after: avoid;
  }

  /* A heading that was jumped to keeps clear of the edge of the window. */
  header,
  section,
  li {
    scroll-margin: 0.75em;
  }

  .number {
    color: var(--_muted);
    font-size: 0.8125em;
    font-weight: 400;
  }

  li {
    position: relative;
    max-inline-size: 38em;
    padding: 0.15em 0.5em 0.15em 1.1em;
    border-radius: calc(var(--_radius) / 2);
    break-inside: avoid;
    text-wrap: pretty;
  }

  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.75em;
    inset-inline-start: 0.3em;
    inline-size: 0.3em;
    block-size: 0.3em;
    border-radius: 50%;
    background: var(--_line);
  }

  li.changed::before {
    content: none;
  }

  .sign {
    position: absolute;
    inset-inline-start: 0.05em;
    font-size: 0.8em;
    line-height: 1.75;
  }

  .usual {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }

  .marked :is(.usual, .number) {
    color: inherit;
  }

  li.marked {
    background: color-mix(in srgb, ${paint('lamp')} 22%, transparent);
    box-shadow: inset 0 0 0 1px ${paint('lamp-rim')};
  }

  /* The card fits on one screen, also on that of a phone. */
  :host([short]) {
    line-height: 1.25;
  }

  :host([short]) .panel {
    padding: 0.6em;
  }

  :host([short]) header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2em 0.75em;
    margin-block-end: 0.3em;
  }

  :host([short]) h2 {
    font-size: 1.125em;
  }

  :host([short]) .legend {
    margin: 0;
  }

  @container (max-inline-size: 30em) {
    :host([short]) .chapters {
      font-size: 0.875em;
    }
  }

  :host([short]) li {
    padding-block: 0.12em;
    padding-inline-end: 0;
  }

  :host([short]) li::before {
    inset-block-start: 0.6em;
  }

  @media (forced-colors: active) {
    li::before {
      background: CanvasText;
    }

    li.marked {
      outline: 2px solid Highlight;
    }
  }

  @media print {
    :host {
      color-scheme: light;
      font-size: 10pt;
    }

    .panel {
      padding: 0;
      border: 0;
      background: none;
    }

    .chapters {
      columns: 2;
    }

    li.marked {
      background: none;
      box-shadow: none;
    }
  }
`;
