import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PackController } from '../contexts/pack-context.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { TableView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { tableDrawing } from './table-drawing.js';
import { tableStyles } from './table-styles.js';
import { tableToken } from './table-token.js';

/**
 * One table with its nation's flag, a picture with a name: what can be done here is done at its chairs.
 */
export class CafeTable extends LitElement {
  static override styles = [nationStyles, signStyles, tableStyles];

  /** The table; nothing is drawn without it. */
  @property({ attribute: false }) table: TableView | undefined;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.table === undefined) return nothing;
    const { marked, scored } = this.table;
    return html`<svg
      viewBox="-22 -22 44 44"
      role="img"
      class=${marked ? 'marked' : scored ? 'scored' : ''}
      aria-label=${tableName(this.table, this.locale)}
    >
      ${tableDrawing(this.table, this.look.pack)}
    </svg>`;
  }
}

/** What a table is called aloud: "Italy 1, 2 guests"; "an empty place (top left), no table here". */
export function tableName(table: TableView, locale: Localizer): string {
  const name = { table: tableToken(table) };
  if (table.nation === undefined) return locale.text('table-gone', name);
  const text = locale.text('table-guests', { ...name, guests: table.guests });
  if (table.marked) return locale.text('table-marked', { text });
  return table.scored ? locale.text('table-scored', { text }) : text;
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-table': CafeTable;
  }
}
