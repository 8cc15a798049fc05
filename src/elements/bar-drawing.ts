import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { BarView, GuestView, StoolView } from '../flow/views.js';
import { figure } from '../theme/figures.js';
import type { Pack } from '../theme/packs/index.js';
import { glyphs } from '../theme/glyphs.js';
import type { BarPlan } from './bar-plan.js';
import { counter } from './bar-counter.js';
import { signed } from './signed.js';

/** The bar from above, as `plan` measures it. */
export function barDrawing(bar: BarView, plan: BarPlan, title: string, pack: Pack): SVGTemplateResult {
  const { scale } = plan;
  const next = bar.stools.findIndex(({ guest }) => guest === undefined);
  return svg`
    ${frame('dais', plan, 1, 26 * scale)}
    ${frame('carpet', plan, 7, 21 * scale)}
    <g transform="scale(${scale})">${counter(bar, plan.across / scale, title)}</g>
    ${bar.stools.map((stool, at) => {
      const [x, y] = plan.stools[at] ?? [0, 0];
      const place = `translate(${x} ${y}) scale(${scale})`;
      const shown = stool.guest ?? (at === next ? bar.preview : undefined);
      return svg`<g part="stool" class="stool ${at === next ? 'next' : ''}" transform=${place}>${stoolDrawing(stool, shown, pack)}</g>`;
    })}
    ${bar.marked ? svg`${frame('gap', plan, 2, 25 * scale)}${frame('ring', plan, 2, 25 * scale)}${alert(plan)}` : nothing}
  `;
}

const frame = (name: string, { across, down }: BarPlan, inset: number, corner: number) =>
  svg`<rect class=${name} x=${inset - across} y=${inset - down} width=${(across - inset) * 2}
    height=${(down - inset) * 2} rx=${corner}></rect>`;

const alert = ({ across, down }: BarPlan) => svg`<g class="alert" transform="translate(${across - 10} ${10 - down})">
  <circle r="11"></circle><g transform="scale(1.3)">${glyphs.alert}</g></g>`;

function stoolDrawing({ value, guest }: StoolView, shown: GuestView | undefined, pack: Pack) {
  return svg`
    <circle class="shadow" cy="1.8" r="22"></circle>
    <g class="top"><circle class="leather" r="21.4"></circle>
    <circle class="plate" r="18.6"></circle>
    ${
      shown
        ? svg`<g class=${guest ? '' : 'waiting'} transform="scale(0.92)">${figure(shown, pack)}</g>`
        : svg`<text class="value ${value < 0 ? 'fine' : 'gain'}" y="6">${signed(value)}</text>`
    }</g>`;
}
