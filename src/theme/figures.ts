import { css, nothing, svg, type CSSResult, type SVGTemplateResult } from 'lit';
import type { NationId } from './nations.js';
import type { Pack } from './packs/index.js';
import { paint } from './tokens.js';
import { star } from './round.js';
import { sign } from './sign.js';

/** What a figure shows. The outline tells a lady from a gentleman, the cap and the harlequin cloth tell a joker. */
export interface FigureLook {
  readonly nation?: NationId;
  readonly sex: 'f' | 'm';
  readonly joker: boolean;
}

/** Outlines within the disc of radius 20 round the origin: a broad coat under a brimmed hat, a bell dress under a bob. */
const outlines = {
  m: {
    body: 'M-18.7 7Q-18 0.4 -12 0.4H12Q18 0.4 18.7 7A20 20 0 0 1 -18.7 7Z',
    neck: 'M-3 -2H3V1.4H-3Z',
    collar: 'M-4.6 0.4L0 4.6L4.6 0.4Z',
    head: 'M-12.4 -10.4Q-12.4 -12.4 -10.4 -12.4H-7.4V-15.6Q-7.4 -18.8 -4.2 -18.8H4.2Q7.4 -18.8 7.4 -15.6V-12.4H10.4Q12.4 -12.4 12.4 -10.4Q12.4 -8.8 10.4 -8.8H-10.4Q-12.4 -8.8 -12.4 -10.4Z',
    ribbon: 'M-7 -14.8H7V-12.4H-7Z',
    cap: 'M-7.6 -8.8Q-8.6 -12.6 -13.2 -12.8Q-12 -18.8 -5.2 -17.4Q-1.6 -16.7 0 -13.6Q1.6 -16.7 5.2 -17.4Q12 -18.8 13.2 -12.8Q8.6 -12.6 7.6 -8.8Z',
  },
  f: {
    body: 'M-3.4 1C-8 1.4 -10.2 2.8 -11.2 6C-12 9.2 -13.4 11.8 -15.6 12.5A20 20 0 0 0 15.6 12.5C13.4 11.8 12 9.2 11.2 6C10.2 2.8 8 1.4 3.4 1Z',
    neck: 'M-2.4 -2H2.4V2.2H-2.4Z',
    collar: 'M-3.4 1Q0 5.4 3.4 1Z',
    head: 'M0 -18.6C6.4 -18.6 9.4 -14.4 9.6 -9.6C9.7 -6.8 11 -5 13.4 -4.4C11.8 -1.2 7 -0.8 4.8 -3.2H-4.8C-7 -0.8 -11.8 -1.2 -13.4 -4.4C-11 -5 -9.7 -6.8 -9.6 -9.6C-9.4 -14.4 -6.4 -18.6 0 -18.6Z',
    ribbon: 'M-8.6 -14.2C-5 -17.4 5 -17.4 8.6 -14.2L9.4 -11.8C5.6 -14.8 -5.6 -14.8 -9.4 -11.8Z',
    cap: 'M-9.6 -10.4Q-10.2 -13 -14.6 -13.2Q-13.4 -19.8 -5.6 -18Q-1.8 -17 0 -14.2Q1.8 -17 5.6 -18Q13.4 -19.8 14.6 -13.2Q10.2 -13 9.6 -10.4Q5 -13.4 0 -13.4Q-5 -13.4 -9.6 -10.4Z',
  },
} as const;

const harlequin = 'M-6 1.4L0 9L-6 16.6L-12 9ZM6 1.4L12 9L6 16.6L0 9Z';

/**
 * A guest as the inside of an `<svg>`: a bust within 20 units round the origin, meant to stand on a `plate`.
 * Needs `figureStyles`, `signStyles` and `nationStyles`.
 */
export function figure(look: FigureLook, pack: Pack): SVGTemplateResult {
  const outline = outlines[look.sex];
  return svg`<g class="figure ${look.joker ? 'joker' : (look.nation ?? '')}" part="guest">
    <path class="face" d=${outline.neck}></path>
    <path class="cloth" d=${outline.body}></path>
    ${look.joker ? svg`<path class="harlequin" d=${harlequin}></path>` : nothing}
    <path class="collar" d=${outline.collar}></path>
    ${look.sex === 'f' ? lady(look.joker) : gentleman(look.joker)}
    ${badge(look, pack)}
  </g>`;
}

const lady = (joker: boolean) => svg`
  <path class="hair" d=${outlines.f.head}></path>
  <path class="face" d="M-5.6 -8.4Q-1 -9 1.6 -11.8Q3 -9.4 5.6 -8.8V-7A5.6 6 0 0 1 -5.6 -7Z"></path>
  ${joker ? cap(outlines.f.cap, 14.4) : svg`<path class="ribbon" d=${outlines.f.ribbon}></path>`}`;

const gentleman = (joker: boolean) => svg`
  <path class="face" d="M-5.6 -10H5.6V-7A5.6 6.2 0 0 1 -5.6 -7Z"></path>
  ${joker ? cap(outlines.m.cap, 13) : svg`<path class="cloth" d=${outlines.m.head}></path><path class="hatband" d=${outlines.m.ribbon}></path>`}`;

const cap = (d: string, reach: number) => svg`
  <path class="cap" d=${d}></path>
  <circle class="bell" cx=${-reach} cy="-12" r="2"></circle><circle class="bell" cx=${reach} cy="-12" r="2"></circle>`;

/** Letters on the chest, a star for a joker without a name; larger figures wear their sign as well. */
function badge({ nation, joker }: FigureLook, pack: Pack) {
  if (nation === undefined) return svg`<path class="star" d=${star(0, 10.4, 8.2, 5, 0.45)}></path>`;
  return svg`
    ${joker ? svg`<rect class="label ${nation}" x="-11.6" y="4.2" width="23.2" height="12.4" rx="4"></rect>` : nothing}
    <text class="letters ${joker ? nation : ''}" y="15.2">${pack.letters[nation]}</text>
    <g class="emblem" transform="translate(14 -13) scale(0.62)"><circle r="11.4"></circle>${sign(nation, pack)}</g>`;
}

/** How figures are painted. Colours of clothes come from `nationStyles`; faces and hair are the same for everybody. */
export const figureStyles: CSSResult = css`
  .figure {
    stroke: ${paint('plate-ink')};
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .figure .emblem {
    stroke: none;
    fill: ${paint('plate')};
    display: none;
  }
  .cloth {
    fill: var(--cloth);
  }
  .joker .cloth {
    fill: #6d2c78;
  }
  .harlequin {
    fill: #f2b632;
    stroke: none;
  }
  .cap {
    fill: #6d2c78;
  }
  .bell {
    fill: #f2b632;
  }
  .collar {
    fill: ${paint('plate')};
    stroke-width: 1;
  }
  .face {
    fill: #d8cfc4;
  }
  .hair {
    fill: #4a4039;
  }
  .ribbon {
    fill: var(--cloth);
    stroke: none;
  }
  .hatband {
    fill: #2b211b;
    fill-opacity: 0.45;
    stroke: none;
  }
  .star {
    fill: #ffffff;
    stroke-width: 1.4;
  }
  .label {
    fill: var(--cloth);
  }
  .letters {
    fill: var(--cloth-ink);
    stroke: none;
    text-anchor: middle;
    user-select: none;
    font:
      800 14.5px/1 system-ui,
      'Segoe UI',
      Roboto,
      'DejaVu Sans',
      sans-serif;
  }
`;
