import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { PackController } from '../contexts/pack-context.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { GuestView, HandView, TileView } from '../flow/views.js';
import { figure, figureStyles } from '../theme/figures.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { cssVariables } from './css-variables.js';
import { handBacks, handBacksStyles } from './hand-backs.js';
import { handName, tileName } from './hand-name.js';
import { handStyles } from './hand-styles.js';
import { send } from './requests.js';
import { playerName } from './sentence.js';

/** Guests from which on a hand is laid in rows. */
const MANY = 6;

/**
 * The guests in a player's hand. A closed hand shows the backs of its cards and holds nothing that tells them apart. Of
 * open hands, those of the active player are large and can be picked up; the others are
 * small, can be read by keyboard too, and take no clicks. The Tab key stops once; arrow keys, Home and End go on.
 *
 * @fires cafe-request - `hold`
 * @csspart hand - the hand
 * @csspart guest - a figure in it
 */
export class CafeHand extends LitElement {
  static override shadowRootOptions: ShadowRootInit = { ...LitElement.shadowRootOptions, delegatesFocus: true };
  static override styles = [nationStyles, figureStyles, signStyles, handBacksStyles, handStyles];

  /** The hand; nothing is drawn without it. */
  @property({ attribute: false }) view: HandView | undefined;

  /** Place of the tile that the keyboard was at last. */
  @state() private current = 0;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { name, active, out, closed, limit, size, faceDown } = this.view;
    const places = Math.max(limit, size, 1);
    return html`<section
      part="hand"
      class=${classMap({ hand: true, active: active && !closed, out, many: places > MANY })}
      role="group"
      aria-label=${handName(this.view, this.locale)}
      ${cssVariables({ '--places': places })}
    >
      <p class="name" aria-hidden="true">
        ${playerName(name)}
        ${closed ? html` <span class="note">${this.locale.text('hand-size', { size })}</span>` : nothing}
      </p>
      ${closed ? handBacks(size) : this.renderTiles(this.view)} ${faceDown === 0 ? nothing : this.renderPile(faceDown)}
    </section>`;
  }

  private renderTiles({ tiles, active }: HandView): TemplateResult {
    if (tiles.length === 0) return html`<p class="empty">${this.locale.text('hand-empty')}</p>`;
    return html`<div class="tiles" @keydown=${this.step} @focusin=${this.follow}>
      ${tiles.map((tile, place) => this.renderTile(tile, place, active))}
    </div>`;
  }

  private renderPile(count: number): TemplateResult {
    return html`<p class="pile">${handBacks(Math.min(count, 3))} ${this.locale.text('hand-face-down', { count })}</p>`;
  }

  private renderTile(tile: TileView, place: number, active: boolean): TemplateResult {
    const { guest, held, placed, playable } = tile;
    const stop = Math.min(this.current, (this.view?.tiles.length ?? 1) - 1);
    return html`<div
      class=${classMap({ tile: true, held, placed, unplayable: active && !playable && !placed && !held })}
      data-guest=${guest.token}
      data-place=${place}
    >
      <button
        type="button"
        tabindex=${place === stop ? 0 : -1}
        aria-label=${tileName(tile, active, this.locale)}
        aria-pressed=${active ? pressed(held) : nothing}
        aria-disabled=${active ? nothing : 'true'}
        @click=${() => this.hold(tile)}
      ></button>
      <svg viewBox="-21.5 -21.5 43 43" aria-hidden="true">
        <circle class="plate" r="20.6"></circle>
        ${figure(guest, this.look.pack)}
      </svg>
      ${active ? html`<span class="nation" aria-hidden="true">${this.caption(guest)}</span>` : nothing}
    </div>`;
  }

  private caption({ nation }: GuestView): string {
    return nation === undefined ? this.locale.text('hand-joker') : this.locale.text('hand-nation', { nation });
  }

  private hold({ index }: TileView): void {
    if (this.view?.active) send(this, { type: 'hold', index });
  }

  private follow(event: FocusEvent): void {
    this.current = placeOf(event) ?? this.current;
  }

  private step(event: KeyboardEvent): void {
    const place = placeOf(event);
    if (place === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = this.placeAfter(event.key, place);
    if (to === undefined) return;
    event.preventDefault();
    this.renderRoot.querySelector<HTMLElement>(`[data-place="${to}"] button`)?.focus();
  }

  private placeAfter(key: string, place: number): number | undefined {
    const last = (this.view?.tiles.length ?? 1) - 1;
    const forwards = this.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    if (key === forwards || key === 'ArrowDown') return Math.min(place + 1, last);
    if (key.startsWith('Arrow')) return Math.max(place - 1, 0);
    return undefined;
  }
}

const pressed = (held: boolean): 'true' | 'false' => (held ? 'true' : 'false');

const placeOf = ({ target }: Event): number | undefined => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return tile === null ? undefined : Number(tile.dataset.place);
};

declare global {
  interface HTMLElementTagNameMap {
    'cafe-hand': CafeHand;
  }
}
