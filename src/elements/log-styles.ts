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
`;
