import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { repeat } from 'lit/directives/repeat.js';
import { LocaleController } from '../contexts/locale-context.js';
import { PackController } from '../contexts/pack-context.js';
import type { ActionView, ControlsView, RefusalView } from '../flow/views.js';
import { actionLabel, nationOf } from './action-label.js';
import { controlsStyles } from './controls-styles.js';
import { nationSign } from './nation-sign.js';
import { replacedText } from './log-lines.js';
import { nationStyles } from '../theme/nations.js';
import { signStyles } from '../theme/sign.js';
import { panelStyles } from './panel-styles.js';
import { refusalText } from './refusal-text.js';
import { send } from './requests.js';
import { ruleButton, ruleButtonStyles } from './rule-button.js';
import { sentenceWithName } from './sentence.js';

/** Actions that lead backwards stand apart from those that lead on, so that no slip of a finger ends a turn. */
const BACKWARD: ReadonlySet<string> = new Set(['take-back', 'undo']);

/** What is asked here is answered by the buttons. */
const QUESTIONS: ReadonlySet<string> = new Set(
  ['naming-joker', 'choosing-draw', 'choosing-birthday', 'choosing-end'].map((id) => `prompt-${id}`),
);

/** More buttons than these stand in columns: the nations of a birthday. */
const MANY = 6;

/**
 * What is expected now, in words; why the last wish was refused; and the buttons that go with it. A prompt that changes
 * its length moves nothing.
 *
 * @csspart prompt - the sentence that says what is expected
 * @csspart button - each button; carries `data-action`
 * @fires {CafeRequestEvent} cafe-request - `action`, with the `data-action` of the button; `rule`
 */
export class CafeControls extends LitElement {
  static override styles = [nationStyles, signStyles, panelStyles, ruleButtonStyles, controlsStyles];

  /** What is expected and what can be done; nothing is drawn without it. */
  @property({ attribute: false }) view: ControlsView | undefined;

  private readonly locale = new LocaleController(this);
  private readonly look = new PackController(this);

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { prompt, refusal, actions } = this.view;
    return html`
      <section
        class=${classMap({ panel: true, question: QUESTIONS.has(prompt.id) })}
        aria-label=${this.locale.text('controls-label')}
      >
        <div class="words">
          <p part="prompt" class="prompt">${sentenceWithName(this.locale, prompt.id, prompt.args)}</p>
          ${refusal === undefined ? nothing : this.renderRefusal(refusal)}
        </div>
        <div class="foot">
          <div class=${classMap({ actions: true, many: actions.length > MANY })}>
            ${this.renderGroup(
              'back',
              actions.filter(({ action }) => BACKWARD.has(action)),
            )}
            ${this.renderGroup(
              'on',
              actions.filter(({ action }) => !BACKWARD.has(action)),
            )}
          </div>
          <p id="final" class="final muted">${this.finalText(this.view)}</p>
        </div>
      </section>
    `;
  }

  /** Which tables made room for others in this turn, and what cannot be taken back. */
  private finalText({ replaced = [], final }: ControlsView): string {
    const news = replaced.map((table) => replacedText(this.locale, table));
    return [...news, ...(final === undefined ? [] : [this.locale.text(`final-${final}`)])].join(' ');
  }

  private renderRefusal(refusal: RefusalView): TemplateResult {
    const { section } = refusal;
    return html`<p class="refusal">
      <span class="quiet">${this.locale.text('controls-refused')}: </span>${refusalText(this.locale, refusal)}
      ${section === undefined ? nothing : ruleButton(this.locale, this, section, `reason:${refusal.code}`)}
    </p>`;
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
  private renderAction({ action, enabled, primary, points, says = action }: ActionView): TemplateResult {
    const nation = nationOf(action);
    return html`<button
      type="button"
      part="button"
      class=${primary ? 'primary' : ''}
      data-action=${action}
      aria-disabled=${enabled ? nothing : 'true'}
      aria-describedby=${BACKWARD.has(action) || this.view?.final === undefined ? nothing : 'final'}
      @click=${enabled ? () => send(this, { type: 'action', action }) : nothing}
    >
      ${nation === undefined ? nothing : nationSign(nation, this.look.pack)} ${actionLabel(this.locale, says)}
      ${points === undefined ? nothing : this.renderPoints(points)}
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
