import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { LogEntryView } from '../flow/views.js';
import { logStyles } from './log-styles.js';
import { exchangeButtons, exchangeForm, type ExchangeDesk } from './log-exchange.js';
import { entryLines, pointsText, type EntryLine } from './log-lines.js';
import { panelStyles } from './panel-styles.js';
import { send } from './requests.js';
import { ruleButton, ruleButtonStyles } from './rule-button.js';
import { playerName } from './sentence.js';

/**
 * The turns in words, each point explained, the newest first. It scrolls within itself and never moves the page. Its head
 * copies the game as text and takes one up; the text itself is shown only where it has to be copied by hand.
 *
 * @csspart log - the turn log
 * @csspart button - each button
 * @fires {CafeRequestEvent} cafe-request - `rule`, `copy-game`, `paste-game`
 */
export class CafeLog extends LitElement {
  static override styles = [panelStyles, ruleButtonStyles, logStyles];

  /** The turns so far, in the order they were played. */
  @property({ attribute: false }) entries: readonly LogEntryView[] = [];

  /** What came of copying or pasting: `copied`, `copied-closed`, `refused`, `pasted`, or a sentence that says what is wrong with a text. */
  @property({ attribute: false }) message: string | undefined;

  /** The game as text, where the browser has `refused` to copy it: shown to be copied by hand. */
  @property({ attribute: false }) text: string | undefined;

  /** The form for a text is open. */
  @state() private pasting = false;

  /** Its text was sent, and nobody has answered yet. */
  private sent = false;

  @query('#text') private readonly field!: HTMLTextAreaElement | null;

  @query('.by-hand') private readonly byHand!: HTMLTextAreaElement | null;

  @query('[data-action=paste-game]') private readonly pasteButton!: HTMLElement | null;

  @query('.scroll') private readonly scroller!: HTMLElement;

  /** Somebody has scrolled away from the newest turn. Known from the event, so that drawing never asks for a layout. */
  private scrolled = false;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult {
    const title = this.locale.text('log-title');
    return html`
      <section part="log" class=${classMap({ panel: true, pasting: this.pasting })} aria-label=${title}>
        <div class="top">
          <h2>${title}</h2>
          ${exchangeButtons(this.locale, this.exchange)}
        </div>
        ${exchangeForm(this.locale, this.exchange)}
        <div class="scroll" tabindex="0" role="group" aria-label=${title} @scroll=${this.follow}>
          ${
            this.entries.length === 0
              ? html`<p class="muted">${this.locale.text('log-empty')}</p>`
              : html`<ol>
                  ${repeat(
                    this.entries.toReversed(),
                    ({ number }) => number,
                    (entry) => guard([entry, this.locale.language], () => this.renderEntry(entry)),
                  )}
                </ol>`
          }
        </div>
      </section>
    `;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Another game lies on the table now; a text that was refused stays, so that it can be mended.
    if (this.sent && (changed.has('entries') || this.message === 'pasted')) this.close();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('entries') && this.scrolled) this.scroller.scrollTop = 0;
    if (changed.has('text') && this.byHand) selectAll(this.byHand);
  }

  private get exchange(): ExchangeDesk {
    const { pasting: open, message, text } = this;
    return { open, message, text, copy: this.copy, toggle: this.toggle, submit: this.submit };
  }

  private readonly copy = (): void => {
    send(this, { type: 'copy-game' });
  };

  private readonly toggle = (): void => {
    if (this.pasting) this.close();
    else this.pasting = true;
    void this.updateComplete.then(() => (this.field ?? this.pasteButton)?.focus());
  };

  private readonly submit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.sent = true;
    send(this, { type: 'paste-game', text: this.field?.value ?? '' });
  };

  private close(): void {
    this.pasting = false;
    this.sent = false;
  }

  private follow(): void {
    this.scrolled = this.scroller.scrollTop > 0;
  }

  private renderEntry(entry: LogEntryView): TemplateResult {
    return html`<li>
      <p class="head">
        <span class="muted number">${this.locale.text('log-number', { number: entry.number })}</span>
        <strong>${playerName(entry.name)}</strong>
        <span class=${classMap({ number: true, gain: entry.total > 0, loss: entry.total < 0 })}
          >${this.locale.text('action-points', { points: entry.total })}</span
        >
      </p>
      ${entryLines(this.locale, entry).map((line) => this.renderLine(line))}
      <p class="muted"><span class="quiet">${this.locale.text('log-notation')}: </span><code>${entry.turn}</code></p>
    </li>`;
  }

  private renderLine({ text, points }: EntryLine): TemplateResult {
    return html`<p>${text}</p>
      ${
        points.length === 0
          ? nothing
          : html`<ul>
              ${points.map(
                (line) =>
                  html`<li>
                    ${pointsText(this.locale, line)}
                    ${ruleButton(this.locale, this, line.section, `points:${line.rule}`)}
                  </li>`,
              )}
            </ul>`
      }`;
  }
}

/** Ready to be copied, and in sight from its beginning. */
function selectAll(field: HTMLTextAreaElement): void {
  field.focus();
  field.select();
  field.scrollTop = 0;
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-log': CafeLog;
  }
}
