import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { ChairOffer, ChairView } from '../flow/views.js';
import type { Pack } from '../theme/packs/index.js';
import { figure } from '../theme/figures.js';
import { glyphs, type Glyph } from '../theme/glyphs.js';
import { sector } from '../theme/round.js';
import { signed } from './signed.js';

/**
 * A chair from above: the cloth tells which nations may use it, each part turned to its table. A chair of one table has a
 * back; one between tables is open to all of them. The drawing lies within 25 units round the origin; 40 of them are a
 * grid unit of the plan.
 * @param facing for each place of the chair the direction of its table, in degrees clockwise from three o'clock
 */
export function chairDrawing(chair: ChairView, facing: readonly number[], pack: Pack): SVGTemplateResult {
  return svg`
    ${square('shadow', 19.4, 9, 1.6)}
    ${chair.places.length === 1 ? back(facing) : nothing}
    <g class="seat">${upholstery(chair, facing)}</g>
    ${square('edge', 18.5, 8)}
    ${middle(chair, pack)}
    ${rings(chair)}
    ${badges(chair)}
  `;
}

const square = (name: string, half: number, corner: number, down = 0) =>
  svg`<rect class=${name} x=${-half} y=${down - half} width=${half * 2} height=${half * 2} rx=${corner}></rect>`;

const back = ([towards = -90]: readonly number[]) =>
  svg`<rect class="back" x="-23" y="-14" width="10" height="28" rx="4.6" transform="rotate(${towards})"></rect>`;

/** Radius of the cloth before the seat cuts it to its shape. */
const CLOTH = 30;

/** Each nation's part of the seat reaches from midway to its neighbour before it to midway to the one after. */
function upholstery({ places }: ChairView, facing: readonly number[]) {
  const known = facing.length === places.length ? facing : places.map((_, at) => (at * 360) / places.length);
  const order = known.map((angle, at) => ({ angle, at })).sort((a, b) => a.angle - b.angle);
  return order.map(({ angle, at }, turn) => {
    const before = order[(turn + order.length - 1) % order.length]?.angle ?? angle;
    const after = order[(turn + 1) % order.length]?.angle ?? angle;
    const from = angle - gap(before, angle) / 2;
    return svg`<path class="cloth ${places[at]?.nation ?? ''}" d=${sector(CLOTH, from, angle + gap(angle, after) / 2)}></path>`;
  });
}

/** Degrees clockwise from `from` to `to`, 360 for a full turn. */
const gap = (from: number, to: number): number => ((to - from + 719.999) % 360) + 0.001;

function middle({ guest, offer, preview }: ChairView, pack: Pack) {
  if (preview !== undefined)
    return svg`<g class="sitter waiting"><circle class="plate" r="20.4"></circle>${figure(preview, pack)}</g>`;
  if (guest !== undefined)
    return svg`<g class="sitter"><circle class="plate" r="20.4"></circle>${figure(guest, pack)}</g>`;
  if (offer === undefined) return svg`${square('cushion', 12.6, 5)}<circle class="tuft" r="1.8"></circle>`;
  const points = signed(offer.points);
  return svg`${square('lamp', 15.8, 6)}<text class=${points.length > 2 ? 'points long' : 'points'} y="6">${points}</text>`;
}

function rings({ offer, preview, tentative, marked }: ChairView) {
  return svg`
    ${offer ? square('ring lit', 20.4, 9.4) : nothing}
    ${preview ? square('ring waiting', 23, 11) : nothing}
    ${tentative ? square('ring tentative', 20.4, 9.4) : nothing}
    ${marked ? svg`${square('ring gap', 20.4, 9.4)}${square('ring marked', 20.4, 9.4)}` : nothing}`;
}

function badges({ offer, preview, tentative, marked, fresh }: ChairView) {
  return svg`
    ${preview ? badge('again', 'again', -16, 16) : nothing}
    ${offer ? offerBadge(offer) : nothing}
    ${tentative ? badge('back', 'back', -16, 16) : nothing}
    ${marked ? badge('alert', 'alert', 16, -16) : nothing}
    ${fresh ? badge('fresh', 'fresh', -16, -16) : nothing}`;
}

function offerBadge({ kind, needsPartner }: ChairOffer) {
  if (kind === 'swap') return badge('swap', 'swap', 16, 16);
  return needsPartner ? badge('partner', 'partner', 16, -16) : nothing;
}

const badge = (glyph: Glyph, name: string, x: number, y: number) => svg`
  <g class="badge ${name}" transform="translate(${x} ${y})"><circle r="8.6"></circle>${glyphs[glyph]}</g>`;
