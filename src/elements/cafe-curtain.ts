import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { CurtainView } from '../flow/views.js';
import { curtainStyles } from './curtain-styles.js';
import { handBacks, handBacksStyles } from './hand-backs.js';
import { panelStyles } from './panel-styles.js';
import { send } from './requests.js';
import { sentenceWithName } from './sentence.js';

/** Cards in the picture; it says nothing about anybody's hand. */
const PICTURE = 5;

/**
 * Between two players with closed hands: whom the table is passed to, and the button that this player presses alone.
 * Given the focus it begins with the heading, so that a key that was pressed once too often opens nothing.
 *
 * @csspart prompt - the heading
 * @csspart button - the button; carries `data-action="ready"`
 * @fires {CafeRequestEvent} cafe-request - `action`, `ready` or `undo`
 */
export class CafeCurtain extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [panelStyles, handBacksStyles, curtainStyles];

  /** Who comes next; nothing is drawn without it. */
  @property({ attribute: false }) view: CurtainView | undefined;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { name, undo } = this.view;
    return html`
      <section class="panel" aria-labelledby="title">
        ${handBacks(PICTURE)}
        <h2 id="title" part="prompt" tabindex="-1">${sentenceWithName(this.locale, 'prompt-curtain', { name })}</h2>
        <p>${sentenceWithName(this.locale, 'curtain-about', { name })}</p>
        <button type="button" part="button" class="primary" data-action="ready" @click=${this.open}>
          ${sentenceWithName(this.locale, 'curtain-ready', { name })}
        </button>
        ${
          undo === undefined
            ? nothing
            : html`<button type="button" part="button" data-action="undo" @click=${this.undo}>
                ${sentenceWithName(this.locale, 'curtain-undo', { name: undo })}
              </button>`
        }
      </section>
    `;
  }

  private undo(): void {
    send(this, { type: 'action', action: 'undo' });
  }

  private open(): void {
    send(this, { type: 'action', action: 'ready' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-curtain': CafeCurtain;
  }
}
