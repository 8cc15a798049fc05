import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const lobbyStyles = css`
  .panel {
    --_edge: clamp(0.75em, 4cqi, 1.25em);
    display: grid;
    gap: 1em;
    padding: var(--_edge);
  }

  /* What has the focus comes to lie above the way in, not under it. */
  :is(button, input, select, textarea, summary, label.choice) {
    scroll-margin-block: 1em 6em;
  }

  h2 {
    font-size: 1.5em;
    line-height: 1.25;
    text-wrap: balance;
  }

  .halves {
    display: grid;
    gap: 1.5em;
  }

  .players,
  ol {
    display: grid;
    gap: 0.5em;
    align-content: start;
  }

  .house {
    display: grid;
    gap: 1em;
    align-content: start;
    justify-items: start;
  }

  ol:empty {
    display: none;
  }

  ol > li,
  .join {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.5em;
  }

  input:not([type='radio'], [type='checkbox']),
  select,
  textarea {
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: 2.4em;
    padding: 0.35em 0.6em;
    color: var(--_ink);
    background: transparent;
    border: 1px solid var(--_line);
    border-radius: calc(var(--_radius) / 2);
    font: inherit;
  }

  input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  textarea {
    font-family: ui-monospace, monospace;
    font-size: 0.875em;
    overflow-wrap: anywhere;
    resize: vertical;
  }

  form {
    display: grid;
    gap: 0.25em;
  }

  label[for] {
    font-size: 0.875em;
  }

  .leave {
    padding-inline: 0;
    border-color: transparent;
    color: var(--_muted);
    font-size: 1em;
  }

  .leave span {
    font-size: 1.3em;
    line-height: 1;
  }

  fieldset {
    display: grid;
    gap: 0.25em;
    align-content: start;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  h3,
  legend,
  summary .name {
    padding: 0;
    font-size: 1em;
    font-weight: 650;
  }

  legend {
    margin-block-end: 0.35em;
  }

  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.6em;
    padding: 0.5em 0.6em;
    border: 1px solid transparent;
    border-radius: calc(var(--_radius) / 2);
    cursor: pointer;
  }

  .choice:has(:checked) {
    border-color: var(--_accent);
  }

  .choice:has(:focus-visible) {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  .choice input {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0.1em 0 0;
    accent-color: var(--_accent);
    outline: none;
  }

  .about {
    display: block;
  }

  button.link {
    padding-inline: 0;
    border-color: transparent;
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (hover: hover) {
    button.link:hover {
      border-color: transparent;
      box-shadow: none;
      color: var(--_ink);
    }
  }

  summary {
    min-block-size: 2.4em;
    padding-block: 0.5em;
    cursor: pointer;
  }

  summary .muted {
    margin-inline-start: 0.5em;
  }

  .game-text {
    gap: 0.5em;
    justify-items: start;
  }

  /* The way in stays in sight, however long the house rules are. */
  .start {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0.25em 1.5em;
    margin: 0 calc(-1 * var(--_edge)) calc(-1 * var(--_edge));
    padding: 0.6em var(--_edge);
    background: ${paint('paper')};
    border-block-start: 1px solid var(--_hairline);
    border-end-start-radius: var(--_radius);
    border-end-end-radius: var(--_radius);
  }

  #message,
  .fault {
    color: var(--_danger);
    overflow-wrap: anywhere;
  }

  .problem {
    flex: 1 1 9em;
  }

  .start button {
    padding-inline: 1.6em;
  }

  @media (pointer: coarse) {
    select,
    summary {
      min-block-size: max(2.4em, 44px);
    }
  }

  @container (min-inline-size: 40em) {
    .halves {
      grid-template-columns: 1fr 1fr;
      gap: 2.5em;
    }
  }
`;
