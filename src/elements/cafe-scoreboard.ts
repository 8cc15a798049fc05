import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { ScoreboardView, StandingView } from '../flow/views.js';
import { panelStyles } from './panel-styles.js';
import { scoreboardStyles } from './scoreboard-styles.js';
import { playerName } from './sentence.js';

/**
 * Who has how many points, whose turn it is, who leads, who has left; how many guests are still in the bag.
 *
 * @csspart score - the score board
 */
export class CafeScoreboard extends LitElement {
  static override styles = [panelStyles, scoreboardStyles];

  /** The standings; nothing is drawn without them. */
  @property({ attribute: false }) view: ScoreboardView | undefined;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { standings, bag, turn } = this.view;
    return html`
      <section part="score" class="panel" aria-label=${this.locale.text('score-title')}>
        <ul>
          ${standings.map((standing) => this.renderStanding(standing))}
        </ul>
        <p class="muted foot">
          <span>${this.locale.text('score-turn', { number: turn })}</span>
          <span>${this.locale.text('score-bag', { count: bag })}</span>
        </p>
      </section>
    `;
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

  private notes({ leading, out, handLimit }: StandingView): readonly string[] {
    if (out) return [this.locale.text('score-out')];
    return [
      ...(leading ? [this.locale.text('score-leading')] : []),
      this.locale.text('score-hand', { limit: handLimit }),
    ];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-scoreboard': CafeScoreboard;
  }
}
