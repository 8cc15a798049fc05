import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { TableView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';
import { flag } from '../theme/flags.js';
import { glyphs } from '../theme/glyphs.js';
import { paint } from '../theme/tokens.js';

const tableStyles = css`
  :host {
    display: block;
    aspect-ratio: 1;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    forced-color-adjust: none;
  }
  .shadow {
    fill: #000;
    fill-opacity: 0.2;
  }
  .top {
    fill: ${paint('wood')};
    stroke: ${paint('wood-dark')};
    stroke-width: 1;
  }
  .inlay {
    fill: none;
    stroke: ${paint('wood-light')};
    stroke-width: 0.9;
  }
  .plaque rect {
    fill: ${paint('plate')};
    stroke: ${paint('wood-dark')};
    stroke-width: 0.8;
  }
  .plaque {
    display: none;
  }
  .plaque text {
    fill: ${paint('plate-ink')};
    text-anchor: middle;
    font:
      750 8px/1 system-ui,
      'Segoe UI',
      Roboto,
      'DejaVu Sans',
      sans-serif;
  }
  .ring {
    fill: none;
    stroke-width: 2.6;
  }
  .scored .ring {
    stroke: ${paint('lamp-rim')};
  }
  .scored .top {
    fill: ${paint('lamp')};
  }
  .gap {
    fill: none;
    stroke: ${paint('plate')};
    stroke-width: 5.4;
  }
  .marked .ring {
    stroke: ${paint('plate-red')};
    stroke-dasharray: 7 2.4;
  }
  .badge {
    color: #fff;
  }
  .badge > circle {
    fill: ${paint('plate-red')};
    stroke: #fff;
    stroke-width: 1.2;
  }
  @container (width >= 44px) {
    .plaque {
      display: block;
    }
  }
`;

/**
 * One table: round, of wood, with its nation's flag as the top.
 *
 * It is a picture with a name; what can be done here is done at its chairs.
 */
export class CafeTable extends LitElement {
  static override styles = tableStyles;

  /** The table; nothing is drawn without it. */
  @property({ attribute: false }) table: TableView | undefined;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.table === undefined) return nothing;
    const { nation, marked, scored } = this.table;
    return html`<svg
      viewBox="-22 -22 44 44"
      role="img"
      class=${marked ? 'marked' : scored ? 'scored' : ''}
      aria-label=${tableName(this.table, this.locale)}
    >
      <circle class="shadow" cy="1.8" r="18.8"></circle>
      <circle class="top" r="18.4"></circle>
      <circle class="inlay" r="17"></circle>
      <g transform="scale(1.58)">${flag(nation)}</g>
      ${marked ? svg`<circle class="gap" r="18.8"></circle>` : nothing}
      ${marked || scored ? svg`<circle class="ring" r="18.8"></circle>` : nothing} ${plaque(this.table)}
      ${marked ? svg`<g class="badge" transform="translate(13 -13)"><circle r="7"></circle>${glyphs.alert}</g>` : nothing}
    </svg>`;
  }
}

/** Letters and number, for boards that are large enough to read them. */
const plaque = ({ nation, number }: TableView) => svg`<g class="plaque" transform="translate(8.6 12.6)">
  <rect x="-9" y="-5.2" width="18" height="10.4" rx="4"></rect><text y="2.9">${nation}${number}</text></g>`;

/** What a table is called aloud: "Italy 1, 2 guests". */
export function tableName(table: TableView, locale: Localizer): string {
  const text = locale.text('table-guests', { table: table.id, guests: table.guests });
  if (table.marked) return locale.text('table-marked', { text });
  return table.scored ? locale.text('table-scored', { text }) : text;
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-table': CafeTable;
  }
}
