import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { AccountView, ResultView } from '../flow/views.js';
import { panelStyles } from './panel-styles.js';
import { send } from './requests.js';
import { bookButton, ruleButtonStyles } from './rule-button.js';
import { resultStyles } from './result-styles.js';
import { playerName, playerNames, sentence } from './sentence.js';

/** More guests than these are counted, not named. */
const MANY = 5;

/**
 * Who won, why the café closed, and the final account of every player.
 *
 * @csspart button - the buttons for another game, for the rule book and, where that is allowed, for taking the last turn back
 * @fires {CafeRequestEvent} cafe-request - `action`, `rematch` or `undo`; `rule`
 */
export class CafeResult extends LitElement {
  static override styles = [panelStyles, ruleButtonStyles, resultStyles];

  /** The end of the game; nothing is drawn without it. */
  @property({ attribute: false }) view: ResultView | undefined;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const accounts = [...this.view.accounts].sort((a, b) => a.rank - b.rank);
    return html`
      <section class="panel" aria-labelledby="title">
        <p class="muted">
          ${this.locale.text('result-closed', { reason: this.locale.text(`end-${this.view.reason}`) })}
        </p>
        <h2 id="title">${this.winners(accounts.filter(({ rank }) => rank === 1))}</h2>
        <ol aria-label=${this.locale.text('result-accounts')}>
          ${accounts.map((account) => this.renderAccount(account))}
        </ol>
        <div class="actions">
          ${this.renderAction('rematch', 'primary')} ${this.view.undo ? this.renderAction('undo', '') : nothing}
          ${bookButton(this.locale, this)}
        </div>
      </section>
    `;
  }

  private renderAction(action: 'rematch' | 'undo', look: string): TemplateResult {
    return html`<button
      type="button"
      part="button"
      class=${look}
      data-action=${action}
      @click=${() => send(this, { type: 'action', action })}
    >
      ${this.locale.text(`action-${action}`)}
    </button>`;
  }

  private winners(first: readonly AccountView[]): unknown {
    const points = first[0]?.final ?? 0;
    const names = playerNames(
      this.locale,
      first.map(({ name }) => name),
    );
    return sentence(this.locale, first.length > 1 ? 'result-tie' : 'result-winner', { points }, { names });
  }

  private renderAccount(account: AccountView): TemplateResult {
    const { name, final, rank, out } = account;
    return html`<li class=${classMap({ first: rank === 1 })}>
      <span class="rank"
        ><span class="quiet">${this.locale.text('result-rank', { rank })} </span
        ><span aria-hidden="true">${this.locale.text('score-number', { points: rank })}</span></span
      >
      <span class="name"
        >${playerName(name)}${out ? html` <span class="muted">${this.outText(account)}</span>` : nothing}</span
      >
      <strong class="final number">${this.locale.text('score-points', { points: final })}</strong>
      <p class="muted reckoning">${this.reckoning(account)}</p>
    </li>`;
  }

  private outText({ outTurn }: AccountView): string {
    return outTurn === undefined
      ? this.locale.text('result-out')
      : this.locale.text('result-out-turn', { turn: outTurn });
  }

  /** How the final points came about: those of the game, less the fines for the guests that were left. */
  private reckoning({ points, penalty, left }: AccountView): string {
    const count = left.length;
    if (count === 0) return this.locale.text('result-kept', { points });
    if (count > MANY) return this.locale.text('result-fined-many', { points, penalty, count });
    const guests = left.map(({ token }) => token).join(' ');
    return this.locale.text('result-fined', { points, penalty, guests });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-result': CafeResult;
  }
}
