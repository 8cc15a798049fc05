import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const tableStyles = css`
  :host {
    display: block;
    aspect-ratio: 1;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    forced-color-adjust: none;
  }
  .shadow {
    fill: #000;
    fill-opacity: 0.2;
  }
  .top {
    fill: ${paint('wood')};
    stroke: ${paint('wood-dark')};
    stroke-width: 1;
  }
  .inlay {
    fill: none;
    stroke: ${paint('wood-light')};
    stroke-width: 0.9;
  }
  .plaque rect {
    fill: ${paint('plate')};
    stroke: ${paint('wood-dark')};
    stroke-width: 0.8;
  }
  .plaque {
    display: none;
  }
  .plaque text {
    fill: ${paint('plate-ink')};
    text-anchor: middle;
    font:
      750 8px/1 system-ui,
      'Segoe UI',
      Roboto,
      'DejaVu Sans',
      sans-serif;
  }
  .ring {
    fill: none;
    stroke-width: 2.6;
  }
  .scored .ring {
    stroke: ${paint('lamp-rim')};
  }
  .scored .top {
    fill: ${paint('lamp')};
  }
  .gap {
    fill: none;
    stroke: ${paint('plate')};
    stroke-width: 5.4;
  }
  .marked .ring {
    stroke: ${paint('plate-red')};
    stroke-dasharray: 7 2.4;
  }
  .badge {
    color: #fff;
  }
  .badge > circle {
    fill: ${paint('plate-red')};
    stroke: #fff;
    stroke-width: 1.2;
  }
  .card rect {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
    stroke-width: 0.7;
  }
  .card text {
    display: none;
    fill: ${paint('plate-ink')};
    text-anchor: middle;
    letter-spacing: 0.4px;
    font:
      750 7.6px/1 system-ui,
      'Segoe UI',
      Roboto,
      'DejaVu Sans',
      sans-serif;
  }
  .emblem {
    transform: scale(1.02);
  }
  .free {
    fill: ${paint('wood-dark')};
    fill-opacity: 0.18;
    stroke: ${paint('rim')};
    stroke-opacity: 0.7;
    stroke-width: 1;
    stroke-dasharray: 3 2.4;
  }
  @media (prefers-reduced-motion: no-preference) {
    .card {
      animation: appear calc(240ms * var(--cafe-motion, 1)) ease-out;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @container (width >= 44px) {
    .plaque,
    .card text {
      display: block;
    }
    .emblem {
      transform: translateY(-3.2px) scale(0.92);
    }
  }
`;
