import { css } from 'lit';

/** Room is kept for the longest prompt and the longest refusal, so that the buttons never move under a finger. */
export const controlsStyles = css`
  .panel {
    display: grid;
    gap: 0.75em;
  }

  .words {
    display: flex;
    flex-direction: column;
    min-block-size: 7em;
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
    gap: max(1.5em, 24px);
    align-items: flex-start;
    min-block-size: 2.4em;
  }

  .back,
  .on {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75em;
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
    .actions {
      min-block-size: max(2.4em, 44px);
    }
  }

  @container (max-inline-size: 22em) {
    .panel {
      padding-inline: 0.7em;
    }

    button {
      padding-inline: 0.6em;
    }
  }

  @container (min-inline-size: 24em) {
    .words {
      min-block-size: 4.25em;
    }
  }

  @container (min-inline-size: 36em) {
    .words {
      min-block-size: 2.85em;
    }
  }

  @container (min-inline-size: 56em) {
    .panel {
      grid-template-columns: 1fr auto;
      align-items: center;
      column-gap: 2em;
    }

    .words {
      justify-content: center;
    }
  }
`;
