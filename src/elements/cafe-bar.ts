import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { PackController } from '../contexts/pack-context.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { BarView } from '../flow/views.js';
import { figureStyles } from '../theme/figures.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { barDrawing } from './bar-drawing.js';
import { barPlan } from './bar-plan.js';
import { barGuests, barName } from './bar-name.js';
import { barStyles } from './bar-styles.js';
import { cssVariables } from './css-variables.js';
import { furnitureStyles } from './furniture-styles.js';
import { send } from './requests.js';

/** Stools in a row from which on they are too small to show flags early. */
const MANY = 6;

/**
 * The bar of the café with its stools and what each is worth. All of it is one button that sends the held
 * guest there; its sign shows what the visit brings.
 *
 * @fires cafe-request - `bar`
 * @csspart stool - a stool
 * @csspart guest - the figure on a stool
 */
export class CafeBar extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [nationStyles, figureStyles, signStyles, furnitureStyles, barStyles];

  /** The bar; nothing is drawn without it. */
  @property({ attribute: false }) bar: BarView | undefined;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.bar === undefined) return nothing;
    const { offer, marked, area, columns } = this.bar;
    const plan = barPlan(this.bar);
    const guests = barGuests(this.bar, this.locale);
    return html`<div
      class=${classMap({ bar: true, lit: offer !== undefined, marked, many: columns > MANY })}
      ${cssVariables({ '--wide': area.width, '--high': area.height })}
    >
      <button
        type="button"
        data-action="bar"
        aria-label=${barName(this.bar, this.locale)}
        aria-describedby=${guests === undefined ? nothing : 'guests'}
        @click=${this.choose}
      ></button>
      <svg viewBox="${-plan.across} ${-plan.down} ${plan.across * 2} ${plan.down * 2}" aria-hidden="true">
        ${barDrawing(this.bar, plan, this.locale.text('bar-title'), this.look.pack)}
      </svg>
      <p id="guests" hidden>${guests}</p>
    </div>`;
  }

  private choose(): void {
    send(this, { type: 'bar' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-bar': CafeBar;
  }
}
