import { css, type CSSResult } from 'lit';
import { paint } from '../theme/tokens.js';

/** What lies over the table until it is put away: the rule book, the list of keys. */
export const sheetStyles: CSSResult = css`
  .sheet {
    box-sizing: border-box;
    inline-size: min(72em, 100% - 1em);
    max-inline-size: none;
    max-block-size: calc(100dvb - 1em);
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* What is jumped to comes to lie below the bar, not under it. */
    scroll-padding-block-start: 68px;
    color: ${paint('ink')};
    background: ${paint('paper')};
    border: 1px solid ${paint('line')};
    border-radius: var(--cafe-radius, 0.6em);
  }

  .sheet::backdrop {
    background: rgb(20 12 6 / 0.55);
  }

  /* The way out stays in sight, however far one has read. */
  .sheet form {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: ${paint('paper')};
    border-block-end: 1px solid ${paint('line')};
  }

  .sheet label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 44px;
    padding: 0 1.25em;
    cursor: pointer;
  }

  .sheet input {
    inline-size: 1.25em;
    block-size: 1.25em;
    accent-color: ${paint('ink')};
  }

  .sheet button {
    min-block-size: 44px;
    min-inline-size: 44px;
    margin: 0.5em;
    padding: 0.35em 0.9em;
    color: ${paint('ink')};
    background: ${paint('paper')};
    border: 1px solid ${paint('line')};
    border-radius: var(--cafe-radius, 0.6em);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  .sheet button:focus-visible {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  @media (hover: hover) {
    .sheet button:hover {
      border-color: ${paint('ink')};
      box-shadow: inset 0 0 0 1px currentcolor;
    }
  }
`;
