import { css, svg, type CSSResult, type SVGTemplateResult } from 'lit';
import type { NationId } from './nations.js';
import type { Pack } from './packs/pack.js';

/** The square that signs are drawn in. */
const SIDE = 512;

/**
 * The sign of a nation as the inside of an `<svg>`: a disc of radius 10 round the origin. Needs `signStyles` and
 * `nationStyles`.
 */
export function sign(nation: NationId, { signs }: Pack): SVGTemplateResult {
  return svg`<g class="roundel ${nation}">
    <g class="disc" transform="scale(${20 / SIDE}) translate(${-SIDE / 2} ${-SIDE / 2})">
      <rect width=${SIDE} height=${SIDE} fill="none"></rect>
      ${signs[nation].map(([colour, path]) => area(colour, path))}
    </g>
    <circle class="hem" r="9.7"></circle></g>`;
}

const area = (colour: string, path: string): SVGTemplateResult =>
  colour.startsWith('#') ? svg`<path fill=${colour} d=${path}></path>` : svg`<path class=${colour} d=${path}></path>`;

export const signStyles: CSSResult = css`
  .roundel {
    stroke: none;
  }

  /* The empty square makes the disc the same for every sign. */
  .roundel .disc {
    clip-path: circle(50%);
  }

  .roundel .cloth {
    fill: var(--cloth);
  }

  .roundel .ink {
    fill: var(--cloth-ink);
  }

  .roundel .hem {
    fill: none;
    stroke: #2b211b;
    stroke-opacity: 0.45;
    stroke-width: 0.6;
  }
`;
