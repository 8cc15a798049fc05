import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const handStyles = css`
  :host {
    display: block;
    container-type: inline-size;
    color: ${paint('ink')};
  }

  :host([hidden]) {
    display: none;
  }

  .hand {
    --gap: 0.4em;
    --tile: clamp(2.4em, (100cqw - (var(--places) - 1) * var(--gap)) / var(--places), 3.2em);
    display: grid;
    gap: 0.3em;
  }

  .hand.active {
    --gap: min(0.6em, 1.6cqw);
    /* A smaller hand has no larger tiles, so that nothing moves when players change. */
    --row: max(var(--places), 5);
    --tile: clamp(3em, (100cqw - (var(--row) - 1) * var(--gap)) / var(--row), 7.6em);
    gap: 0.7em;
  }

  /* Two rows of six, one of twelve where there is room. */
  .many.active {
    --row: 6;
    --gap: min(0.5em, 1.6cqw);
  }

  @container (width >= 46em) {
    .many.active {
      --row: 12;
    }
  }

  .name {
    margin: 0;
    font-size: 0.875em;
    font-weight: 550;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  .active .name {
    font-size: 1em;
    font-weight: 700;
  }

  .out .name {
    color: ${paint('muted')};
    text-decoration: line-through;
  }

  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: var(--gap);
    min-block-size: var(--tile);
  }

  .empty {
    margin: 0;
    color: ${paint('muted')};
    font-size: 0.875em;
  }

  .note {
    color: ${paint('muted')};
    font-weight: 400;
  }

  .pile {
    display: flex;
    align-items: center;
    gap: 0.5em;
    margin: 0;
    color: ${paint('muted')};
    font-size: 0.875em;
  }

  .pile .back {
    inline-size: 1.3em;
    margin-inline-end: -1em;
  }

  .pile .backs {
    padding-inline-end: 1em;
  }

  .tile {
    position: relative;
    display: grid;
    gap: 0.15em;
    justify-items: center;
    align-content: start;
    inline-size: var(--tile);
    color: ${paint('plate-ink')};
  }

  .active .tile {
    padding: calc(var(--tile) * 0.05) calc(var(--tile) * 0.02) calc(var(--tile) * 0.04);
    box-sizing: border-box;
  }

  button {
    position: absolute;
    inset: 0;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  .active button {
    border: 2px solid ${paint('hairline')};
    border-radius: 0.7em;
    background: ${paint('plate')};
    box-shadow: 0 1px 3px rgb(0 0 0 / 22%);
    cursor: grab;
    /* A finger that draws a guest away does not scroll the page. */
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  button:focus-visible {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  .tile svg {
    position: relative;
    display: block;
    inline-size: 100%;
    aspect-ratio: 1;
    overflow: visible;
    pointer-events: none;
    forced-color-adjust: none;
  }

  .active .tile svg {
    inline-size: 90%;
  }

  .plate {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
  }

  .active .plate {
    fill: ${paint('saucer')};
    stroke: none;
  }

  .active .figure .emblem {
    display: block;
  }

  .nation {
    position: relative;
    display: none;
    pointer-events: none;
    font-size: 0.7em;
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    text-wrap: balance;
  }

  @container (width >= 30em) {
    .active .nation {
      display: block;
      min-block-size: 2.3em;
    }
  }

  .active .held {
    transform: translateY(-0.5em);
  }

  .active .held button {
    border-color: ${paint('plate-ink')};
    background: ${paint('lamp')};
    box-shadow:
      0 0 0 3px ${paint('lamp-rim')},
      0 0.5em 0.9em rgb(0 0 0 / 35%);
  }

  .active .unplayable button {
    border-style: dashed;
    border-color: ${paint('line')};
    background: ${paint('saucer')};
    box-shadow: none;
  }

  .unplayable svg {
    filter: saturate(0.5);
    opacity: 0.8;
  }

  .active .placed {
    color: ${paint('muted')};
  }

  .active .placed button {
    touch-action: manipulation;
    cursor: pointer;
    border: 2px dashed ${paint('line')};
    background: none;
    box-shadow: none;
  }

  .placed svg {
    opacity: 0.4;
  }

  @media (hover: hover) {
    .active button:hover {
      border-color: ${paint('plate-ink')};
    }
  }

  @media (forced-colors: active) {
    .active button {
      border-color: ButtonText;
    }

    .active .held button {
      border: 4px solid Highlight;
    }
  }
`;
