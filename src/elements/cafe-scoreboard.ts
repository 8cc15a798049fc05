import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { LocaleController } from '../contexts/locale-context.js';
import { PackController } from '../contexts/pack-context.js';
import type { ScoreboardView, StandingView } from '../flow/views.js';
import { nationSign } from './nation-sign.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { panelStyles } from './panel-styles.js';
import { bookButton, ruleButtonStyles } from './rule-button.js';
import { scoreboardStyles } from './scoreboard-styles.js';
import { playerName } from './sentence.js';

/**
 * Who has how many points, whose turn it is, who leads, who has left; how many guests are still in the bag
 * or the stack, and whose birthday it is. From here the rule book is opened.
 *
 * @csspart score - the score board
 * @csspart button - the button that opens the rule book
 * @fires {CafeRequestEvent} cafe-request - `rule`
 */
export class CafeScoreboard extends LitElement {
  static override styles = [nationStyles, signStyles, panelStyles, ruleButtonStyles, scoreboardStyles];

  /** The standings; nothing is drawn without them. */
  @property({ attribute: false }) view: ScoreboardView | undefined;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { standings } = this.view;
    return html`
      <section part="score" class="panel" aria-label=${this.locale.text('score-title')}>
        <ul>
          ${standings.map((standing) => this.renderStanding(standing))}
        </ul>
        <div class="under">${this.renderFoot(this.view)} ${bookButton(this.locale, this)}</div>
      </section>
    `;
  }

  private renderFoot({ turn, bag, cards, tableStack, birthday }: ScoreboardView): TemplateResult {
    return html`<p class="muted foot">
      <span>${this.locale.text('score-turn', { number: turn })}</span>
      <span>${this.locale.text(cards ? 'score-stack' : 'score-bag', { count: bag })}</span>
      ${tableStack === undefined ? nothing : html`<span>${this.locale.text('score-tables', { count: tableStack })}</span>`}
      ${
        birthday === undefined
          ? nothing
          : html`<span
              >${nationSign(birthday, this.look.pack)} ${this.locale.text('score-birthday', { nation: birthday })}</span
            >`
      }
    </p>`;
  }

  private renderStanding(standing: StandingView): TemplateResult {
    const { name, points, active, out } = standing;
    return html`<li class=${classMap({ active, out })} aria-current=${active ? 'true' : nothing}>
      <span class="name">${active ? this.renderMarker() : nothing}${playerName(name)}</span>
      <span class="points number" aria-hidden="true">${this.locale.text('score-number', { points })}</span>
      <span class="quiet">${this.locale.text('score-points', { points })}</span>
      <span class="notes muted">${this.notes(standing).join(' · ')}</span>
    </li>`;
  }

  private renderMarker(): TemplateResult {
    return html`<span class="marker" aria-hidden="true">▸</span
      ><span class="quiet">${this.locale.text('score-active')}: </span>`;
  }

  private notes({ leading, out, handSize, handLimit, faceDown }: StandingView): readonly string[] {
    if (out) return [this.locale.text('score-out')];
    const hand = this.view?.cards
      ? this.locale.text('score-cards', { count: handSize })
      : this.locale.text('score-hand', { limit: handLimit });
    return [
      ...(leading ? [this.locale.text('score-leading')] : []),
      hand,
      ...(faceDown === 0 ? [] : [this.locale.text('score-face-down', { count: faceDown })]),
    ];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-scoreboard': CafeScoreboard;
  }
}
