import { css } from 'lit';

/** What a chair and the bar have in common: a square with a button over all of it, and the drawing on top. */
export const furnitureStyles = css`
  :host {
    display: block;
    aspect-ratio: 1;
    container-type: inline-size;
  }

  :host([hidden]) {
    display: none;
  }

  button {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    forced-color-adjust: none;
  }
`;
