import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { LobbyView } from '../flow/views.js';
import type { Draft, LobbyDesk } from './lobby-desk.js';
import { lobbyGameText } from './lobby-game-text.js';
import { lobbyHouse } from './lobby-house.js';
import { lobbyOptionStyles } from './lobby-option-styles.js';
import { lobbyOptions } from './lobby-options.js';
import { lobbyPlayers } from './lobby-players.js';
import { lobbyStyles } from './lobby-styles.js';
import { panelStyles } from './panel-styles.js';
import { send } from './requests.js';
import { sentenceWithName } from './sentence.js';

/**
 * Before the game: who plays, what is played and by which house rules, and the button that opens the café.
 *
 * @csspart button - each button
 * @fires {CafeRequestEvent} cafe-request - `join`, `leave`, `rename`, `edition`, `configure`, `option`, `rule`,
 * `paste-game`, or the `action` `start`
 */
export class CafeLobby extends LitElement {
  static override styles = [panelStyles, lobbyStyles, lobbyOptionStyles];

  /** Players, house rules and what is still missing; nothing is drawn without it. */
  @property({ attribute: false }) view: LobbyView | undefined;

  /** Why the game text that was pasted last could not be taken up. */
  @property({ attribute: false }) message: string | undefined;

  private readonly locale = new LocaleController(this);

  /** What was typed and waits to be mended, by its option. */
  private readonly drafts = new Map<string, Draft>();

  private readonly desk: LobbyDesk = {
    locale: this.locale,
    ask: (request) => {
      if (request.type === 'option') this.drafts.delete(request.id);
      if (request.type === 'configure' && request.options === 'drop') this.drafts.clear();
      send(this, request);
      this.requestUpdate();
    },
    draft: (option) => this.drafts.get(option),
    keep: (option, draft) => {
      if (draft) this.drafts.set(option, draft);
      else this.drafts.delete(option);
      this.requestUpdate();
    },
  };

  /** What had the focus before the redraw. */
  private focused: HTMLElement | undefined;

  protected override render(): TemplateResult | typeof nothing {
    if (this.view === undefined) return nothing;
    const { view, desk } = this;
    return html`
      <section class="panel" aria-labelledby="title">
        <h2 id="title">${this.locale.text('lobby-title')}</h2>
        <div class="halves">${lobbyPlayers(desk, view)} ${lobbyHouse(desk, view)}</div>
        ${lobbyOptions(desk, view)} ${lobbyGameText(desk, this.message)} ${this.renderStart(view)}
      </section>
    `;
  }

  protected override willUpdate(): void {
    this.focused = (this.shadowRoot?.activeElement as HTMLElement | null) ?? undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('view')?.players.length ?? 0;
    // The field is emptied once its name has been taken up, and not before: a refused name can be mended.
    if (this.newName !== null && (this.view?.players.length ?? 0) > before) this.newName.value = '';
    // What is wrong with a text is seen beside it.
    if (changed.has('message') && this.message !== undefined) this.find('#game-text')?.setAttribute('open', '');
    if (this.focused?.isConnected === false) this.successor(this.focused)?.focus();
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

  /** Somebody who typed a name and forgot to join comes along; what cannot be played is mended first. */
  private start(): void {
    const draft = this.draftInSight();
    if (draft) return this.mend(draft);
    const name = this.newName?.value.trim() ?? '';
    if (name !== '') send(this, { type: 'join', name });
    send(this, { type: 'action', action: 'start' });
  }

  /** A field whose text waits to be mended, if it counts in this edition. */
  private draftInSight(): HTMLElement | null {
    return this.find('#options [aria-invalid]');
  }

  private mend(field: HTMLElement): void {
    this.find('#options')?.setAttribute('open', '');
    field.focus();
  }

  /**
   * Where the focus goes when what had it went away: from a way back to the option that was set back, or to the
   * house rules as a whole; from a field or button of a player to the next one.
   */
  private successor({ dataset: { back } }: HTMLElement): HTMLElement | null {
    const option = back === undefined ? null : this.find(`#option-${back}`);
    const options = back === undefined ? null : this.find('#options > summary');
    return option ?? options ?? this.newName ?? this.find('[data-action="start"]');
  }

  private get newName(): HTMLInputElement | null {
    return this.renderRoot.querySelector('#new');
  }

  private find(selector: string): HTMLElement | null {
    return this.renderRoot.querySelector(selector);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-lobby': CafeLobby;
  }
}
