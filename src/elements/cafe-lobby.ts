import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { LobbyView } from '../flow/views.js';
import { lobbyStyles } from './lobby-styles.js';
import { nextName } from './next-name.js';
import { panelStyles } from './panel-styles.js';
import { send } from './requests.js';
import { sentenceWithName } from './sentence.js';

/** Longer names are cut off by the field; the rules set no limit. */
const NAME_LENGTH = 40;

/**
 * Before the game: who plays, by which house rules, and the button that opens the café.
 *
 * @csspart button - each button
 * @fires {CafeRequestEvent} cafe-request - `join`, `leave`, `rename`, `configure`, or the `action` `start`
 */
export class CafeLobby extends LitElement {
  static override styles = [panelStyles, lobbyStyles];

  /** Players, presets and what is still missing; nothing is drawn without it. */
  @property({ attribute: false }) view: LobbyView | undefined;

  private readonly locale = new LocaleController(this);

  /** What had the focus before the redraw. */
  private focused: Element | undefined;

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { view } = this;
    return html`
      <section class="panel" aria-labelledby="title">
        <h2 id="title">${this.locale.text('lobby-title')}</h2>
        <div class="halves">
          <div class="players">
            <h3 id="players">${this.locale.text('lobby-players')}</h3>
            <ol aria-labelledby="players">
              ${view.players.map(({ name }, player) => this.renderPlayer(name, player))}
            </ol>
            ${view.players.length < view.max ? this.renderJoin(view) : nothing}
            <p class="muted">${this.roomText(view)}</p>
          </div>
          ${this.renderPresets(view)}
        </div>
        ${this.renderStart(view)}
      </section>
    `;
  }

  protected override willUpdate(): void {
    this.focused = this.shadowRoot?.activeElement ?? undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('view')?.players.length ?? 0;
    // The field is emptied once its name has been taken up, and not before: a refused name can be mended.
    if (this.newName !== null && (this.view?.players.length ?? 0) > before) this.newName.value = '';
    // A field or button that went away under the focus hands it on.
    if (this.focused?.isConnected === false) (this.newName ?? this.startButton)?.focus();
  }

  private roomText({ players, max }: LobbyView): string {
    const count = max - players.length;
    return count > 0 ? this.locale.text('lobby-room', { count }) : this.locale.text('lobby-full');
  }

  private renderPlayer(name: string, player: number): TemplateResult {
    const label = this.locale.text('lobby-player', { number: player + 1 });
    return html`<li>
      <input
        type="text"
        dir="auto"
        autocomplete="off"
        maxlength=${NAME_LENGTH}
        aria-label=${label}
        .value=${live(name)}
        @change=${(event: Event) => this.rename(event.target as HTMLInputElement, player, name)}
      />
      <button
        type="button"
        part="button"
        class="leave"
        aria-label=${this.locale.text('lobby-leave', { name })}
        @click=${() => send(this, { type: 'leave', player })}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>`;
  }

  private renderJoin(view: LobbyView): TemplateResult {
    return html`<form @submit=${(event: SubmitEvent) => this.join(event, view)}>
      <label for="new">${this.locale.text('lobby-new')}</label>
      <div class="join">
        <input
          id="new"
          type="text"
          dir="auto"
          autocomplete="off"
          enterkeyhint="done"
          maxlength=${NAME_LENGTH}
          placeholder=${nextName(this.locale, view.players)}
        />
        <button part="button">${this.locale.text('lobby-join')}</button>
      </div>
    </form>`;
  }

  private renderPresets({ presets, preset, changed }: LobbyView): TemplateResult {
    return html`<fieldset>
      <legend>${this.locale.text('lobby-presets')}</legend>
      ${presets.map(
        (id) =>
          html`<label class="preset">
            <input
              type="radio"
              name="preset"
              value=${id}
              .checked=${live(id === preset)}
              @change=${() => send(this, { type: 'configure', preset: id })}
            />
            <span
              ><strong>${this.locale.text(`preset-${id}`)}</strong>
              <span class="muted about">${this.locale.text(`preset-${id}-about`)}</span></span
            >
          </label>`,
      )}
      ${changed.length === 0 ? nothing : this.renderChanged(changed)}
    </fieldset>`;
  }

  /** What this house plays otherwise than the preset; choosing a preset drops it. */
  private renderChanged(changed: LobbyView['changed']): TemplateResult {
    return html`<div class="changed">
      <p>${this.locale.text('lobby-changed')}</p>
      <ul>
        ${changed.map(
          ({ id, value }) =>
            html`<li>
              <strong>${this.locale.text(`option-${id}`)}</strong>
              <span class="muted">${this.locale.text(`option-${id}-${value}`)}</span>
            </li>`,
        )}
      </ul>
    </div>`;
  }

  private renderStart({ problem, canStart }: LobbyView): TemplateResult {
    return html`<div class="start">
      <p id="problem" class="problem">
        ${problem === undefined ? nothing : sentenceWithName(this.locale, problem.id, problem.args)}
      </p>
      <button
        type="button"
        part="button"
        class="primary"
        data-action="start"
        aria-describedby="problem"
        aria-disabled=${canStart ? nothing : 'true'}
        @click=${canStart ? () => this.start() : nothing}
      >
        ${this.locale.text('action-start')}
      </button>
    </div>`;
  }

  /** Somebody who typed a name and forgot to join comes along. */
  private start(): void {
    const name = this.newName?.value.trim() ?? '';
    if (name !== '') send(this, { type: 'join', name });
    send(this, { type: 'action', action: 'start' });
  }

  /** A field left empty takes the name that it proposes. */
  private join(event: SubmitEvent, { players }: LobbyView): void {
    event.preventDefault();
    const name = this.newName?.value.trim() ?? '';
    send(this, { type: 'join', name: name === '' ? nextName(this.locale, players) : name });
  }

  private rename(field: HTMLInputElement, player: number, before: string): void {
    const name = field.value.trim();
    field.value = before;
    if (name !== '' && name !== before) send(this, { type: 'rename', player, name });
  }

  private get newName(): HTMLInputElement | null {
    return this.renderRoot.querySelector<HTMLInputElement>('#new');
  }

  private get startButton(): HTMLButtonElement | null {
    return this.renderRoot.querySelector<HTMLButtonElement>('[data-action="start"]');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-lobby': CafeLobby;
  }
}
