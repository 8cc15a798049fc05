import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { PackController } from '../contexts/pack-context.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { ChairView } from '../flow/views.js';
import { figureStyles } from '../theme/figures.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { chairDrawing } from './chair-drawing.js';
import { chairName } from './chair-name.js';
import { chairStyles } from './chair-styles.js';
import { furnitureStyles } from './furniture-styles.js';
import { send } from './requests.js';

/**
 * One chair with whoever sits there. It is a button at all times, also where nothing fits, so that a wish that the rules
 * refuse can be answered.
 *
 * @fires cafe-request - `chair`
 * @csspart guest - the figure that sits here
 */
export class CafeChair extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [nationStyles, figureStyles, signStyles, furnitureStyles, chairStyles];

  /** The chair; nothing is drawn without it. It is drawn again only when this is another object. */
  @property({ attribute: false }) chair: ChairView | undefined;

  /** For each place of the chair the direction of its table, in degrees clockwise from three o'clock. */
  @property({ attribute: false }) facing: readonly number[] = [];

  /** Whether the Tab key stops here; the board lets it stop at one chair only. */
  @property({ attribute: false }) tabStop = true;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.chair === undefined) return nothing;
    const { offer, tentative, marked, fresh } = this.chair;
    return html`<div class=${classMap({ chair: true, offered: offer !== undefined, tentative, marked, fresh })}>
      <button
        type="button"
        tabindex=${this.tabStop ? 0 : -1}
        aria-label=${chairName(this.chair, this.locale)}
        @click=${this.choose}
      ></button>
      <svg viewBox="-25 -25 50 50" aria-hidden="true">${chairDrawing(this.chair, this.facing, this.look.pack)}</svg>
    </div>`;
  }

  private choose(): void {
    if (this.chair !== undefined) send(this, { type: 'chair', chair: this.chair.id });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-chair': CafeChair;
  }
}
