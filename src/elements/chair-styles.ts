import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const chairStyles = css`
  .chair {
    position: relative;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 36%;
  }

  button:focus-visible {
    outline: max(2.5px, 6cqw) solid ${paint('focus')};
    outline-offset: 1px;
  }

  .shadow {
    fill: #000;
    fill-opacity: 0.18;
  }

  /* Cuts the cloth, a disc of 30 units, to the shape of the seat. */
  .seat {
    clip-path: inset(11.5px round 8px);
  }

  .seat {
    /* Where no nation lies, the bare wood. */
    --cloth: ${paint('wood-light')};
  }

  .seat .cloth {
    stroke: none;
  }

  .edge {
    fill: none;
    stroke: ${paint('rim')};
    stroke-width: 1.3;
  }

  .back {
    fill: ${paint('wood-light')};
    stroke: ${paint('rim')};
    stroke-width: 1.2;
  }

  .cushion {
    fill: #fff;
    fill-opacity: 0.16;
    stroke: #fff;
    stroke-opacity: 0.38;
    stroke-width: 1;
  }

  .tuft {
    fill: #000;
    fill-opacity: 0.25;
  }

  .plate {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
    stroke-width: 0.8;
  }

  .lamp {
    fill: ${paint('lamp')};
    stroke: ${paint('lamp-ink')};
    stroke-width: 1;
  }

  .points {
    fill: ${paint('lamp-ink')};
    text-anchor: middle;
    user-select: none;
    font:
      800 18px/1 system-ui,
      'Segoe UI',
      Roboto,
      'DejaVu Sans',
      sans-serif;
    letter-spacing: -0.5px;
  }

  .points.long {
    font-size: 14.5px;
    letter-spacing: -0.8px;
  }

  .offered {
    box-shadow: 0 0 9cqw 3cqw ${paint('lamp')};
  }

  .ring {
    fill: none;
    stroke-width: 3.4;
  }

  .ring.lit {
    stroke: ${paint('lamp-rim')};
  }

  .ring.tentative {
    stroke: ${paint('focus')};
    stroke-dasharray: 6 4;
  }

  .ring.waiting {
    stroke: ${paint('focus')};
  }

  .sitter.waiting {
    opacity: 0.72;
  }

  .ring.gap {
    stroke: ${paint('plate')};
    stroke-width: 6.4;
  }

  .ring.marked {
    stroke: ${paint('plate-red')};
  }

  .badge {
    color: ${paint('plate-ink')};
  }

  .badge > circle {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
    stroke-width: 1.2;
  }

  .badge.alert {
    color: #fff;
  }

  .badge.alert > circle {
    fill: ${paint('plate-red')};
    stroke: #fff;
  }

  .badge.again {
    color: ${paint('lamp-ink')};
  }

  .badge.again > circle,
  .badge.fresh > circle {
    fill: ${paint('lamp')};
  }

  .sitter {
    transform: scale(0.9);
  }

  @container (width >= 40px) {
    .chair {
      inline-size: 90%;
      block-size: 90%;
      margin: 5%;
    }

    .sitter {
      transform: scale(0.84);
    }
  }

  @container (width >= 56px) {
    .sitter .emblem {
      display: block;
    }
  }

  @media (hover: hover) {
    button:hover ~ svg .seat {
      filter: brightness(1.12);
    }
  }

  @media (forced-colors: active) {
    .chair {
      border: 1px solid ButtonText;
    }

    .offered {
      outline: 3px solid Highlight;
    }

    .marked {
      outline: 4px double CanvasText;
    }

    .tentative {
      outline: 2px dashed Highlight;
    }

    button:focus-visible {
      outline: 4px solid ButtonText;
    }
  }
`;
