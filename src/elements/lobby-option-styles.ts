import { css } from 'lit';
import { paint } from '../theme/tokens.js';

/** The house rules of the lobby: groups of options, and what differs from the preset. */
export const lobbyOptionStyles = css`
  .group {
    margin-block-start: 1em;
    padding-block: 0.5em 0;
    border-block-start: 1px solid var(--_hairline);
  }

  .group > legend {
    padding-inline-end: 0.6em;
    margin: 0;
  }

  .options {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17em, 100%), 1fr));
    gap: 1.25em 1.75em;
    align-items: start;
  }

  .option {
    display: grid;
    gap: 0.3em;
    min-inline-size: 0;
    padding-inline-start: 0.7em;
    border-inline-start: 3px solid transparent;
  }

  .option.differs,
  .changed {
    border-inline-start: 3px solid var(--_accent);
  }

  .option .name {
    font-size: 1em;
    font-weight: 500;
  }

  select {
    background-color: ${paint('paper')};
    text-overflow: ellipsis;
  }

  .tick {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.6em;
    align-items: center;
    min-block-size: 2.4em;
    cursor: pointer;
  }

  .tick input[type='checkbox'] {
    inline-size: 1.5em;
    block-size: 1.5em;
    min-inline-size: 0;
    min-block-size: 0;
    margin: 0;
    accent-color: var(--_accent);
    font: inherit;
  }

  input:user-invalid,
  textarea[aria-invalid] {
    border-color: var(--_danger);
  }

  .back {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.9em;
    font-size: 0.875em;
  }

  .changed {
    display: grid;
    gap: 0.5em;
    justify-items: start;
    padding-inline-start: 0.7em;
  }

  .changed ul {
    display: grid;
    gap: 0.35em;
  }

  .changed li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.6em;
  }

  @media (pointer: coarse) {
    .tick {
      min-block-size: 44px;
    }
  }

  @media (forced-colors: active) {
    .option:not(.differs) {
      border-color: Canvas;
    }
  }
`;
