import { css } from 'lit';

export const curtainStyles = css`
  .panel {
    display: grid;
    justify-items: center;
    gap: 0.75em;
    padding: 1.5em 1em;
    text-align: center;
  }

  h2 {
    font-size: 1.375em;
    line-height: 1.25;
    text-align: center;
    text-wrap: balance;
  }

  p {
    max-inline-size: 34em;
    color: var(--_muted);
    text-align: center;
    text-wrap: balance;
  }

  .primary {
    min-inline-size: min(16em, 100%);
    padding-block: 0.6em;
  }

  .backs {
    font-size: 1.25em;
  }
`;
