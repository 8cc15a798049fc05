import { css } from 'lit';

/**
 * Nothing moves under a finger, however long the words are: the buttons stand above them, and beside them where there is
 * room. Only where they answer a question, the question comes first.
 */
export const controlsStyles = css`
  .panel {
    --row: 2.4em;
    display: flex;
    flex-direction: column;
    gap: 0.75em;
    min-block-size: calc(5.4em + var(--row));
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

  .foot {
    display: contents;
  }

  .panel:not(.question) .words {
    order: 1;
  }

  .final {
    order: 2;
  }

  .final:empty,
  .actions:not(:has(button)) {
    display: none;
  }

  .emblem {
    inline-size: 1.35em;
    block-size: 1.35em;
    vertical-align: -0.3em;
    forced-color-adjust: none;
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

  .many {
    display: grid;
    gap: 0.75em;
  }

  .many .on {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10.2em, 100%), 1fr));
    gap: 0.5em;
  }

  .many .on button {
    display: flex;
    gap: 0.5em;
    align-items: center;
    padding-inline: 0.6em;
    text-align: start;
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

  @container (max-inline-size: 28em) {
    .on {
      column-gap: 0.5em;
    }

    button {
      padding-inline: 0.5em;
    }
  }

  @container (min-inline-size: 56em) {
    .panel {
      min-block-size: calc(5.2em + var(--row));
      flex-direction: row;
      align-items: center;
      column-gap: 2em;
    }

    .foot {
      position: relative;
      display: block;
      order: 1;
      flex: 0 1 auto;
    }

    .foot:has(.many) {
      flex: 1 1 60%;
    }

    .words {
      flex: 1 1 0;
    }

    .final {
      position: absolute;
      inset-block-start: calc(100% + 0.3em);
      inset-inline-end: 0;
      white-space: nowrap;
    }
  }
`;
