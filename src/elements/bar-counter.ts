import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BarView } from '../flow/views.js';
import { signed } from './signed.js';

/** From this width on, measured from the middle, there is room for a second helping of everything. */
const LONG = 200;

/** The counter with its sign, the origin in its middle; `across` is how far the bar reaches to each side. */
export function counter({ offer }: BarView, across: number, title: string): SVGTemplateResult {
  const end = across - 18;
  return svg`
    <rect class="shadow" x=${-end} y="-28" width=${end * 2} height="62" rx="18"></rect>
    <rect class="counter" x=${-end} y="-31" width=${end * 2} height="62" rx="18"></rect>
    <rect class="rail" x=${6 - end} y="-25" width=${(end - 6) * 2} height="50" rx="13"></rect>
    ${machine(31 - end)}${cups(62 - end, -9)}${cups(74 - end, 11)}${cake(end - 40)}
    ${end < LONG ? nothing : svg`${cake(-end / 2)}${machine(end / 2)}${cups(end / 2 + 31, 11)}${cups(end / 2 + 43, -9)}`}
    <g class=${offer === undefined ? 'sign' : 'sign lit'}>
      <rect x="-35" y="-20" width="70" height="40" rx="9"></rect>
      <text y=${offer === undefined ? 8 : 10}>${offer === undefined ? title : signed(offer)}</text>
    </g>`;
}

const machine = (x: number) => svg`<g class="metal" transform="translate(${x} 0)">
  <rect x="-19" y="-20" width="38" height="40" rx="6"></rect>
  <rect class="dark" x="-14" y="-14" width="28" height="9" rx="3"></rect>
  <circle class="dark" cx="-9" cy="5" r="4.4"></circle><circle class="dark" cx="9" cy="5" r="4.4"></circle></g>`;

const cups = (x: number, y: number) => svg`<g class="china" transform="translate(${x} ${y})">
  <circle r="8"></circle><circle r="5"></circle><circle class="coffee" r="3.6"></circle></g>`;

const cake = (
  x: number,
) => svg`<g class="china" transform="translate(${x} 0)"><circle r="22"></circle><circle r="18"></circle>
  ${[0, 60, 120, 180, 240, 300].map((turn) => svg`<path class="slice" d="M0 0L12.6 -7.3A14.6 14.6 0 0 1 12.6 7.3Z" transform="rotate(${turn}) translate(0.8 0)"></path><circle class="cream" r="2.4" transform="rotate(${turn}) translate(10 0)"></circle>`)}</g>`;
