import { css } from 'lit';

/**
 * Room is kept for the longest prompt, the longest refusal, and a second row of buttons under a shorter prompt, so that
 * nothing moves under a finger. The buttons stand at the end of it.
 */
export const controlsStyles = css`
  .panel {
    --row: 2.4em;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 0.75em;
    min-block-size: calc(9.9em + var(--row));
  }

  .words {
    display: flex;
    flex-direction: column;
  }

  .prompt {
    font-weight: 550;
    text-wrap: pretty;
  }

  /* A refusal says what would be right, so it is seen in place of the prompt. */
  .prompt:has(+ .refusal) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .refusal {
    padding-inline-start: 0.7em;
    border-inline-start: 0.25em solid var(--_danger);
    color: var(--_danger);
    text-wrap: pretty;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: max(1.5em, 24px);
    align-items: flex-start;
    min-block-size: var(--row);
  }

  .back,
  .on {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em 0.75em;
  }

  .back {
    flex: none;
  }

  .back:empty {
    display: none;
  }

  .on {
    flex: 1;
    justify-content: flex-end;
  }

  .points {
    padding: 0.1em 0.45em;
    border: 1px solid currentcolor;
    border-radius: 1em;
    font-size: 0.875em;
  }

  @media (pointer: coarse) {
    .panel {
      --row: max(2.4em, 44px);
    }
  }

  @container (max-inline-size: 22em) {
    .panel {
      padding-inline: 0.7em;
    }
  }

  /* Twice the text on a phone. */
  @container (max-inline-size: 14em) {
    .panel {
      min-block-size: calc(17em + var(--row));
    }
  }

  @container (max-inline-size: 28em) {
    .on {
      column-gap: 0.5em;
    }

    button {
      padding-inline: 0.5em;
    }
  }

  @container (min-inline-size: 24em) {
    .panel {
      min-block-size: calc(9.5em + var(--row));
    }
  }

  @container (min-inline-size: 36em) {
    .panel {
      min-block-size: calc(5.2em + var(--row));
    }
  }

  @container (min-inline-size: 56em) {
    .panel {
      flex-direction: row;
      align-items: center;
      column-gap: 2em;
    }
  }
`;
