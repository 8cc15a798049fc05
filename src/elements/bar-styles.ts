import { css } from 'lit';
import { paint } from '../theme/tokens.js';

export const barStyles = css`
  :host {
    aspect-ratio: auto;
  }

  .bar {
    position: relative;
    inline-size: 100%;
    aspect-ratio: var(--wide) / var(--high);
    border-radius: calc(9cqw * min(1, var(--high) / var(--wide)));
  }

  button:focus-visible {
    outline: max(3px, 1.2cqw) solid ${paint('focus')};
    outline-offset: 1px;
  }

  text {
    text-anchor: middle;
    user-select: none;
    font-family: system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif;
    font-weight: 750;
  }

  .dais {
    fill: ${paint('wood-dark')};
    stroke: ${paint('skirting')};
    stroke-width: 1.5;
  }

  .carpet {
    fill: ${paint('carpet')};
  }

  .shadow {
    fill: #000;
    fill-opacity: 0.25;
  }

  .counter {
    fill: ${paint('wood')};
    stroke: ${paint('wood-dark')};
    stroke-width: 1.5;
  }

  .rail {
    fill: ${paint('wood-light')};
    fill-opacity: 0.55;
  }

  .metal {
    fill: #b9bcbe;
    stroke: ${paint('wood-dark')};
    stroke-width: 1.2;
  }

  .dark {
    fill: #4c4f52;
    stroke: none;
  }

  .china {
    fill: ${paint('plate')};
    stroke: ${paint('wood-dark')};
    stroke-width: 1;
  }

  .coffee {
    fill: #5b3820;
    stroke: none;
  }

  .slice {
    fill: #e3b183;
    stroke: #8a5a3a;
  }

  .sign rect {
    fill: ${paint('wood-dark')};
    stroke: ${paint('plate')};
    stroke-width: 1.4;
  }

  .sign text {
    fill: ${paint('plate')};
    font-size: 23px;
  }

  .sign.lit rect {
    fill: ${paint('lamp')};
    stroke: ${paint('lamp-ink')};
    stroke-width: 2.4;
  }

  .sign.lit text {
    fill: ${paint('lamp-ink')};
    font-size: 29px;
    font-weight: 800;
  }

  .leather {
    fill: ${paint('wood-dark')};
  }

  .plate {
    fill: ${paint('plate')};
  }

  .waiting {
    opacity: 0.72;
  }

  .value {
    fill: ${paint('plate-ink')};
    font-size: 16px;
    letter-spacing: -0.5px;
  }

  .value.fine {
    fill: ${paint('plate-red')};
  }

  .next .leather {
    fill: ${paint('lamp')};
    stroke: ${paint('lamp-ink')};
    stroke-width: 1.6;
  }

  .lit .next .plate {
    fill: ${paint('lamp')};
  }

  .ring,
  .gap {
    fill: none;
    stroke: ${paint('plate-red')};
    stroke-width: 5;
  }

  .gap {
    stroke: ${paint('plate')};
    stroke-width: 9;
  }

  .alert {
    color: #fff;
    fill: ${paint('plate-red')};
    stroke: #fff;
  }

  .alert g {
    stroke: none;
  }

  .figure .emblem {
    display: none;
  }

  @container (width >= 330px) {
    .figure .emblem {
      display: block;
    }
  }

  .many .figure .emblem {
    display: none;
  }

  @container (width >= 720px) {
    .many .figure .emblem {
      display: block;
    }
  }

  @media (hover: hover) {
    button:hover ~ svg .rail {
      fill-opacity: 0.75;
    }
  }

  @media (forced-colors: active) {
    .bar {
      border: 1px solid ButtonText;
    }

    .bar.lit {
      outline: 3px solid Highlight;
    }

    .marked {
      outline: 4px double CanvasText;
    }

    button:focus-visible {
      outline: 4px solid ButtonText;
    }
  }
`;
