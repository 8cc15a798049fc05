import { css, html, svg, type CSSResult, type TemplateResult } from 'lit';
import { paint } from '../theme/tokens.js';

/** So many cards from behind, all alike. */
export const handBacks = (count: number): TemplateResult =>
  html`<span class="backs" aria-hidden="true">${Array.from({ length: count }, () => back)}</span>`;

const back = html`<svg class="back" viewBox="0 0 24 32">
  ${svg`<rect class="sheet" x="0.8" y="0.8" width="22.4" height="30.4" rx="3.4"></rect>
  <rect class="field" x="3" y="3" width="18" height="26" rx="1.8"></rect>
  <circle class="saucer" cx="12" cy="16" r="6.2"></circle><circle class="cup" cx="12" cy="16" r="3.9"></circle>
  <circle class="coffee" cx="12" cy="16" r="2.6"></circle><path class="handle" d="M15.6 16H18.4"></path>`}
</svg>`;

export const handBacksStyles: CSSResult = css`
  .backs {
    display: flex;
    flex-wrap: wrap;
    row-gap: 0.3em;
    padding-inline-end: 0.8em;
  }

  .back {
    flex: none;
    inline-size: 1.9em;
    margin-inline-end: -0.8em;
    overflow: visible;
    pointer-events: none;
    forced-color-adjust: none;
  }

  .sheet {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
    stroke-width: 1;
  }

  .field {
    fill: ${paint('carpet')};
  }

  .saucer,
  .cup {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
    stroke-width: 0.7;
  }

  .coffee {
    fill: #5b3820;
  }

  .handle {
    fill: none;
    stroke: ${paint('plate-ink')};
    stroke-width: 1.4;
  }
`;
