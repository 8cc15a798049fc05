import { svg, type SVGTemplateResult } from 'lit';
import type { NationId } from './nations.js';
import { band, column, star } from './round.js';

/** Round flags, radius 10 round the origin, drawn so that nothing needs an id or a clip path. */
const R = 10;

const disc = (fill: string) => svg`<circle r=${R} fill=${fill}></circle>`;
const shape = (d: string, fill: string) => svg`<path d=${d} fill=${fill}></path>`;
const stripe = (top: number, bottom: number, fill: string) => shape(band(R, top, bottom), fill);
const pale = (left: number, right: number, fill: string) => shape(column(R, left, right), fill);

const drawings: Record<NationId, SVGTemplateResult> = {
  CF: svg`${disc('#ffffff')}${stripe(-R, -4.6, '#1b3f9c')}${stripe(0, 4.6, '#2f9e44')}${stripe(4.6, R, '#ffd23f')}
    ${pale(-2.2, 2.2, '#d21f33')}${shape(star(-4.9, -6.6, 1.9), '#ffd23f')}`,
  CN: svg`${disc('#de2910')}${shape(star(-2.6, -0.6, 4.6), '#ffde2e')}
    ${[
      [2.6, -5.6],
      [4.9, -2.9],
      [4.9, 0.6],
      [2.6, 3.3],
    ].map(([x = 0, y = 0]) => shape(star(x, y, 1.4), '#ffde2e'))}`,
  CU: svg`${disc('#ffffff')}${stripe(-R, -6, '#1c3f94')}${stripe(-2, 2, '#1c3f94')}${stripe(6, R, '#1c3f94')}
    ${shape('M-7.07 -7.07L3.2 0L-7.07 7.07A10 10 0 0 1 -7.07 -7.07Z', '#cf142b')}${shape(star(-5, 0, 3), '#ffffff')}`,
  DE: svg`${disc('#dd1c1a')}${stripe(-R, -3.4, '#1f1f1f')}${stripe(3.4, R, '#ffce1f')}`,
  ES: svg`${disc('#ffc81e')}${stripe(-R, -4.6, '#c60b1e')}${stripe(4.6, R, '#c60b1e')}
    ${shape('M-5.6 -2.4H-1.4V1Q-1.4 2.9 -3.5 3.3Q-5.6 2.9 -5.6 1Z', '#a3241c')}${shape('M-4.6 -3.4H-2.4V-2.4H-4.6Z', '#a3241c')}`,
  FR: svg`${disc('#ffffff')}${pale(-R, -3.4, '#1f3fa0')}${pale(3.4, R, '#e1182d')}`,
  GB: svg`${disc('#14286b')}
    <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#ffffff" stroke-width="4"></path>
    <path d="M-7 -7L7 7M7 -7L-7 7" stroke="#cf142b" stroke-width="1.4"></path>
    ${stripe(-3.2, 3.2, '#ffffff')}${pale(-3.2, 3.2, '#ffffff')}${stripe(-1.9, 1.9, '#cf142b')}${pale(-1.9, 1.9, '#cf142b')}`,
  IN: svg`${disc('#ffffff')}${stripe(-R, -3.4, '#ff9431')}${stripe(3.4, R, '#138a2c')}
    <circle r="2.4" fill="none" stroke="#12207a" stroke-width="0.9"></circle>
    <path d="M0 -2.4V2.4M-2.4 0H2.4M-1.7 -1.7L1.7 1.7M1.7 -1.7L-1.7 1.7" stroke="#12207a" stroke-width="0.5"></path>`,
  IT: svg`${disc('#ffffff')}${pale(-R, -3.4, '#118a4a')}${pale(3.4, R, '#d0252f')}`,
  RU: svg`${disc('#1f4fb0')}${stripe(-R, -3.4, '#ffffff')}${stripe(3.4, R, '#d7281f')}`,
  TR: svg`${disc('#e01a23')}<circle cx="-1.6" r="5" fill="#ffffff"></circle><circle cx="-0.3" r="4" fill="#e01a23"></circle>
    ${shape(star(4.4, 0, 2.6), '#ffffff')}`,
  US: svg`${disc('#c8213a')}${[-7.15, -4.3, -1.45, 1.4, 4.3, 7.15].map((y) => stripe(y - 0.72, y + 0.72, '#ffffff'))}
    ${shape('M-10 0H0.6V-9.98A10 10 0 0 0 -10 0Z', '#283a80')}
    ${[
      [-6.9, -2.6],
      [-4, -2.6],
      [-1.2, -2.6],
      [-5.5, -5.2],
      [-2.6, -5.2],
      [-1.2, -7.8],
    ].map(([x = 0, y = 0]) => shape(star(x, y, 1.15), '#ffffff'))}`,
};

/** The flag of a nation as the inside of an `<svg>`: a disc of radius 10 round the origin. */
export function flag(nation: NationId): SVGTemplateResult {
  return svg`<g>${drawings[nation]}<circle r="9.7" fill="none" stroke="#2b211b" stroke-opacity="0.45" stroke-width="0.6"></circle></g>`;
}
