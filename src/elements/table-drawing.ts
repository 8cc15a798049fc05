import { nothing, svg, type SVGTemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { NationId, TableView } from '../flow/views.js';
import type { Pack } from '../theme/packs/index.js';
import { sign } from '../theme/sign.js';
import { glyphs } from '../theme/glyphs.js';

/**
 * A table from above, within 22 units round the origin: round, of wood, its nation's sign as the top. Where tables are
 * dealt from cards, the sign is on a card that lies on it; where the cards have run out, only the spot is left.
 */
export function tableDrawing(table: TableView, pack: Pack): SVGTemplateResult {
  const { nation, place, marked, scored } = table;
  if (nation === undefined) return svg`<circle class="free" r="17"></circle>`;
  return svg`
    <circle class="shadow" cy="1.8" r="18.8"></circle>
    <circle class="top" r="18.4"></circle>
    <circle class="inlay" r="17"></circle>
    ${place === undefined ? svg`<g transform="scale(1.58)">${sign(nation, pack)}</g>` : keyed(nation, card(nation, pack))}
    ${marked ? svg`<circle class="gap" r="18.8"></circle>` : nothing}
    ${marked || scored ? svg`<circle class="ring" r="18.8"></circle>` : nothing}
    ${place === undefined ? plaque(pack.letters[nation], table.number) : nothing}
    ${marked ? svg`<g class="badge" transform="translate(13 -13)"><circle r="7"></circle>${glyphs.alert}</g>` : nothing}
  `;
}

/** Letters and number, for boards that are large enough to read them. */
const plaque = (letters: string, number: number) => svg`<g class="plaque" transform="translate(8.6 12.6)">
  <rect x="-9" y="-5.2" width="18" height="10.4" rx="4"></rect><text y="2.9">${letters}${number}</text></g>`;

/** A table card: the sign, and below it the letters where they can be read. */
const card = (nation: NationId, pack: Pack) => svg`<g class="card">
  <rect x="-11" y="-13.6" width="22" height="27.2" rx="2.6"></rect>
  <g class="emblem">${sign(nation, pack)}</g>
  <text y="11.7">${pack.letters[nation]}</text></g>`;
