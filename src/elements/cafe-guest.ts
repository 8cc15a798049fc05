import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { PackController } from '../contexts/pack-context.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { GuestView } from '../flow/views.js';
import { figure, figureStyles } from '../theme/figures.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { paint } from '../theme/tokens.js';

const guestStyles = css`
  :host {
    display: inline-block;
    inline-size: 3em;
    aspect-ratio: 1;
    container-type: inline-size;
    vertical-align: middle;
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
  .plate {
    fill: ${paint('plate')};
    stroke: ${paint('plate-ink')};
  }
  @container (width >= 40px) {
    .figure .emblem {
      display: block;
    }
  }
`;

/**
 * A guest as a picture with a name, as large as the element is made; small ones leave the flag out.
 *
 * @csspart guest - the figure
 */
export class CafeGuest extends LitElement {
  static override styles = [nationStyles, figureStyles, signStyles, guestStyles];

  /** The guest; nothing is drawn without it. */
  @property({ attribute: false }) guest: GuestView | undefined;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.guest === undefined) return nothing;
    return html`<svg
      viewBox="-21.5 -21.5 43 43"
      role="img"
      aria-label=${this.locale.text('guest-name', { guest: this.guest.token })}
    >
      <circle class="plate" r="20.6"></circle>
      ${figure(this.guest, this.look.pack)}
    </svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-guest': CafeGuest;
  }
}
