import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BarView, StoolView } from '../flow/views.js';
import { figure } from '../theme/figures.js';
import { glyphs } from '../theme/glyphs.js';
import { signed } from './signed.js';

/** Stools stand in rows of five, half of the rows on each side of the counter. */
const ROW = 5;
const GAP = 53;
/** From the middle of the counter to the nearest row, and from there to the next. */
const NEAR = 59;
const NEXT = 50;

/** The bar from above within 136 units round the origin, 40 of them are a grid unit of the plan. */
export function barDrawing(bar: BarView, title: string): SVGTemplateResult {
  const next = bar.stools.findIndex(({ guest }) => guest === undefined);
  const rows = Math.ceil(bar.stools.length / ROW);
  return svg`
    <rect class="dais" x="-135" y="-135" width="270" height="270" rx="26"></rect>
    <rect class="carpet" x="-129" y="-129" width="258" height="258" rx="21"></rect>
    ${counter(bar, title)}
    ${bar.stools.map((stool, at) => {
      const place = `translate(${((at % ROW) - 2) * GAP} ${height(Math.floor(at / ROW), rows)})`;
      return svg`<g part="stool" class="stool ${at === next ? 'next' : ''}" transform=${place}>${stoolDrawing(stool)}</g>`;
    })}
    ${
      bar.marked
        ? svg`<rect class="gap" x="-134" y="-134" width="268" height="268" rx="25"></rect>
      <rect class="ring" x="-134" y="-134" width="268" height="268" rx="25"></rect>
      <g class="alert" transform="translate(126 -126)"><circle r="11"></circle><g transform="scale(1.3)">${glyphs.alert}</g></g>`
        : nothing
    }
  `;
}

/** The rows of the first half come down to the counter, those of the second go on below it. */
function height(row: number, rows: number): number {
  const upper = Math.ceil(rows / 2);
  return row < upper ? -NEAR - (upper - 1 - row) * NEXT : NEAR + (row - upper) * NEXT;
}

function stoolDrawing({ value, guest }: StoolView) {
  return svg`
    <circle class="shadow" cy="1.8" r="22"></circle>
    <circle class="leather" r="21.4"></circle>
    <circle class="plate" r="18.6"></circle>
    ${
      guest
        ? svg`<g transform="scale(0.92)">${figure(guest)}</g>`
        : svg`<text class="value ${value < 0 ? 'fine' : 'gain'}" y="6">${signed(value)}</text>`
    }`;
}

function counter({ offer }: BarView, title: string) {
  return svg`
    <rect class="shadow" x="-118" y="-28" width="236" height="62" rx="18"></rect>
    <rect class="counter" x="-118" y="-31" width="236" height="62" rx="18"></rect>
    <rect class="rail" x="-112" y="-25" width="224" height="50" rx="13"></rect>
    ${machine}${cups(-56, -9)}${cups(-44, 11)}${cake}
    <g class=${offer === undefined ? 'sign' : 'sign lit'}>
      <rect x="-35" y="-20" width="70" height="40" rx="9"></rect>
      <text y=${offer === undefined ? 8 : 10}>${offer === undefined ? title : signed(offer)}</text>
    </g>`;
}

const machine = svg`<g class="metal"><rect x="-106" y="-20" width="38" height="40" rx="6"></rect>
  <rect class="dark" x="-101" y="-14" width="28" height="9" rx="3"></rect>
  <circle class="dark" cx="-96" cy="5" r="4.4"></circle><circle class="dark" cx="-78" cy="5" r="4.4"></circle></g>`;

const cups = (x: number, y: number) => svg`<g class="china" transform="translate(${x} ${y})">
  <circle r="8"></circle><circle r="5"></circle><circle class="coffee" r="3.6"></circle></g>`;

const cake = svg`<g class="china" transform="translate(78 0)"><circle r="22"></circle><circle r="18"></circle>
  ${[0, 60, 120, 180, 240, 300].map((turn) => svg`<path class="slice" d="M0 0L12.6 -7.3A14.6 14.6 0 0 1 12.6 7.3Z" transform="rotate(${turn}) translate(0.8 0)"></path><circle class="cream" r="2.4" transform="rotate(${turn}) translate(10 0)"></circle>`)}</g>`;
