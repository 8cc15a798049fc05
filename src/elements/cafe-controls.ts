import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { ActionView, ControlsView } from '../flow/views.js';
import { actionLabel } from './action-label.js';
import { controlsStyles } from './controls-styles.js';
import { panelStyles } from './panel-styles.js';
import { refusalText } from './refusal-text.js';
import { send } from './requests.js';
import { sentenceWithName } from './sentence.js';

/** Actions that lead backwards stand apart from those that lead on, so that no slip of a finger ends a turn. */
const BACKWARD: ReadonlySet<string> = new Set(['take-back', 'undo']);

/**
 * What is expected now, in words; why the last wish was refused; and the buttons that go with it. A prompt that changes
 * its length moves nothing.
 *
 * @csspart prompt - the sentence that says what is expected
 * @csspart button - each button; carries `data-action`
 * @fires {CafeRequestEvent} cafe-request - `action`, with the `data-action` of the button
 */
export class CafeControls extends LitElement {
  static override styles = [panelStyles, controlsStyles];

  /** What is expected and what can be done; nothing is drawn without it. */
  @property({ attribute: false }) view: ControlsView | undefined;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { prompt, refusal, actions } = this.view;
    return html`
      <section class="panel" aria-label=${this.locale.text('controls-label')}>
        <div class="words">
          <p part="prompt" class="prompt">${sentenceWithName(this.locale, prompt.id, prompt.args)}</p>
          ${refusal === undefined ? nothing : this.renderRefusal(refusalText(this.locale, refusal))}
        </div>
        <div class="actions">
          ${this.renderGroup(
            'back',
            actions.filter(({ action }) => BACKWARD.has(action)),
          )}
          ${this.renderGroup(
            'on',
            actions.filter(({ action }) => !BACKWARD.has(action)),
          )}
        </div>
      </section>
    `;
  }

  private renderRefusal(text: string): TemplateResult {
    return html`<p class="refusal"><span class="quiet">${this.locale.text('controls-refused')}: </span>${text}</p>`;
  }

  private renderGroup(name: string, actions: readonly ActionView[]): TemplateResult {
    return html`<div class=${name}>
      ${repeat(
        actions,
        ({ action }) => action,
        (action) => this.renderAction(action),
      )}
    </div>`;
  }

  /** A button that is off stays in the tab order, so that focus is not lost when a turn ends under it. */
  private renderAction({ action, enabled, primary, points }: ActionView): TemplateResult {
    return html`<button
      type="button"
      part="button"
      class=${primary ? 'primary' : ''}
      data-action=${action}
      aria-disabled=${enabled ? nothing : 'true'}
      @click=${enabled ? () => send(this, { type: 'action', action }) : nothing}
    >
      ${actionLabel(this.locale, action)} ${points === undefined ? nothing : this.renderPoints(points)}
    </button>`;
  }

  private renderPoints(points: number): TemplateResult {
    return html`<span class="points number" aria-hidden="true"
        >${this.locale.text('action-points-short', { points })}</span
      >
      <span class="quiet">${this.locale.text('action-points', { points })}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-controls': CafeControls;
  }
}
