import { css } from 'lit';

export const logStyles = css`
  :host {
    min-block-size: 8em;
  }

  .panel {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    block-size: 100%;
    max-block-size: var(--cafe-log-height, 24em);
  }

  .top,
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4em 0.5em;
  }

  .top h2 {
    flex: 1 1 auto;
  }

  .top button {
    min-block-size: 2em;
    padding: 0.2em 0.6em;
    font-size: 0.875em;
  }

  /* An empty one takes no room, and is there all the same, so that screen readers hear what it says next. */
  .message:empty {
    margin-block-start: -0.5em;
  }

  .message {
    overflow-wrap: anywhere;
    font-size: 0.9375em;
  }

  form {
    display: grid;
    gap: 0.4em;
    flex: none;
    padding-block-end: 0.5em;
    border-block-end: 1px solid var(--_hairline);
  }

  label {
    font-weight: 550;
  }

  textarea {
    inline-size: 100%;
    padding: 0.5em;
    color: var(--_ink);
    background: transparent;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) / 2);
    font:
      0.875em/1.4 ui-monospace,
      SFMono-Regular,
      Menlo,
      Consolas,
      monospace;
    resize: vertical;
  }

  .by-hand {
    flex: none;
  }

  .pasting {
    max-block-size: none;
  }

  .pasting .scroll {
    max-block-size: 12em;
  }

  form .tools {
    justify-content: space-between;
  }

  /* Positioned, so that what is only for screen readers is cut off here too and does not lengthen the page. */
  .scroll {
    position: relative;
    overflow-y: auto;
    flex: 1 1 auto;
    min-block-size: 0;
    margin-inline: -0.5em;
    padding-inline: 0.5em;
  }

  ol > li {
    padding-block: 0.55em;
    border-block-start: 1px solid var(--_hairline);
  }

  ol > li:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5em;
  }

  .head > :last-child {
    margin-inline-start: auto;
    font-weight: 650;
  }

  .gain {
    color: var(--_gain);
  }

  .loss {
    color: var(--_danger);
  }

  ul {
    padding-inline-start: 0.75em;
    border-inline-start: 2px solid var(--_hairline);
    font-size: 0.9375em;
  }

  code {
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }

  @media (pointer: coarse) {
    .top button {
      min-block-size: 40px;
    }
  }

  @media print {
    .panel {
      max-block-size: none;
      border: 0;
      padding: 0;
    }

    .tools,
    form {
      display: none;
    }

    .scroll {
      overflow: visible;
    }

    ol {
      columns: 17em;
      column-gap: 1.5em;
      font-size: 0.8em;
    }

    ol > li {
      break-inside: avoid;
    }
  }
`;
