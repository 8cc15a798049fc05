import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const boardStyles = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  .floor {
    /* A grid unit, in per cent of each side: percentages of insets and sizes are taken of different sides. */
    --across: calc(100% / var(--wide));
    --down: calc(100% / var(--high));
    --corner: calc(min(var(--wide), var(--high)) * 0.035);
    direction: ltr;
    touch-action: manipulation;
    aspect-ratio: var(--wide) / var(--high);
    overflow: hidden;
    border-radius: calc(var(--corner) * var(--across)) / calc(var(--corner) * var(--down));
    background: ${paint('floor')};
    box-shadow: 0 0.15em 0.8em rgb(0 0 0 / 18%);
  }

  .stage {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
  }

  /* All of it is seen at once beside the papers, where the wall of a square room would reach from top to bottom. */
  .tall {
    max-inline-size: calc(max(30em, 94svh) * var(--wide) / var(--high));
    margin-inline: auto;
  }

  .ground {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    forced-color-adjust: none;
  }

  .place {
    position: absolute;
    inline-size: calc(var(--size) * var(--across));
    inset-inline-start: calc((var(--x) - var(--left) - var(--size) / 2) * var(--across));
    inset-block-start: calc((var(--y) - var(--top) - var(--height, var(--size)) / 2) * var(--down));
  }

  cafe-table {
    --size: 1.1;
  }

  cafe-chair {
    --size: 1.25;
    z-index: 1;
  }

  cafe-chair:focus-within {
    z-index: 2;
  }

  /* Under a guest that is dragged. */
  [data-over] {
    z-index: 3;
    filter: brightness(1.1);
  }

  cafe-chair[data-over] {
    scale: 1.2;
  }

  .shade {
    fill: ${paint('floor-shade')};
  }

  .joints {
    fill: none;
    stroke: ${paint('floor-joint')};
    stroke-width: 0.025;
  }

  .rug {
    --thread: light-dark(var(--cloth), color-mix(in srgb, var(--cloth) 72%, white));
    fill: var(--thread);
    fill-opacity: 0.27;
    stroke: var(--thread);
    stroke-opacity: 0.6;
    stroke-width: 0.05;
    stroke-dasharray: 0.08 0.06;
  }

  .runner {
    fill: none;
    stroke: light-dark(var(--cloth), color-mix(in srgb, var(--cloth) 80%, white));
    stroke-opacity: 0.75;
    stroke-width: 0.36;
  }

  .plant .shadow {
    fill: #000;
    fill-opacity: 0.2;
  }

  .pot {
    fill: ${paint('pot')};
  }

  .leaf {
    fill: ${paint('leaf')};
  }

  .leaf.light {
    fill: ${paint('leaf-light')};
  }

  .skirting {
    fill: none;
    stroke: ${paint('skirting')};
    stroke-width: 0.22;
  }

  .quiet {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media (forced-colors: active) {
    .floor {
      border: 1px solid CanvasText;
    }

    .shade,
    .joints,
    .plant {
      display: none;
    }
  }

  @media (prefers-contrast: more) {
    .rug {
      fill-opacity: 0.1;
      stroke-opacity: 1;
    }
  }

  @media print {
    .floor {
      box-shadow: none;
    }

    .plant,
    .shade,
    .joints {
      display: none;
    }

    .rug {
      fill: none;
    }
  }
`;
