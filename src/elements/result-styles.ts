import { css } from 'lit';

export const resultStyles = css`
  .panel {
    display: grid;
    gap: 0.75em;
    padding: 1.25em;
  }

  h2 {
    font-size: 1.5em;
    line-height: 1.25;
    text-wrap: balance;
  }

  li {
    display: grid;
    grid-template-columns: 1.6em 1fr auto;
    align-items: baseline;
    column-gap: 0.6em;
    padding-block: 0.6em;
    border-block-start: 1px solid var(--_hairline);
  }

  .rank {
    color: var(--_muted);
    font-size: 1.25em;
    font-weight: 700;
    line-height: 1;
  }

  .first .rank {
    color: var(--_accent);
  }

  .name {
    font-weight: 600;
  }

  .name .muted {
    font-weight: 400;
  }

  .reckoning {
    grid-column: 2 / -1;
  }

  /* What leads on stands where it stands in the turns before, and comes first for the keyboard. */
  .actions {
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: space-between;
    gap: 0.5em;
  }
`;
