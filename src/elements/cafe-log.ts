import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { classMap } from 'lit/directives/class-map.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { LocaleController } from '../contexts/locale-context.js';
import type { LogEntryView } from '../flow/views.js';
import { logStyles } from './log-styles.js';
import { entryLines, pointsText, type EntryLine } from './log-lines.js';
import { panelStyles } from './panel-styles.js';
import { playerName } from './sentence.js';

/**
 * The turns in words, each point explained, the newest first. It scrolls within itself and never moves the page.
 *
 * @csspart log - the turn log
 */
export class CafeLog extends LitElement {
  static override styles = [panelStyles, logStyles];

  /** The turns so far, in the order they were played. */
  @property({ attribute: false }) entries: readonly LogEntryView[] = [];

  @query('.scroll') private readonly scroller!: HTMLElement;

  /** Somebody has scrolled away from the newest turn. Known from the event, so that drawing never asks for a layout. */
  private scrolled = false;

  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult {
    const title = this.locale.text('log-title');
    return html`
      <section part="log" class="panel" aria-label=${title}>
        <h2>${title}</h2>
        <div class="scroll" tabindex="0" role="group" aria-label=${title} @scroll=${this.follow}>
          ${
            this.entries.length === 0
              ? html`<p class="muted">${this.locale.text('log-empty')}</p>`
              : html`<ol>
                  ${repeat(
                    this.entries.toReversed(),
                    ({ number }) => number,
                    (entry) => guard([entry, this.locale.lang], () => this.renderEntry(entry)),
                  )}
                </ol>`
          }
        </div>
      </section>
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('entries') && this.scrolled) this.scroller.scrollTop = 0;
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
                    <span class="muted">${this.locale.text('log-section', { section: line.section })}</span>
                  </li>`,
              )}
            </ul>`
      }`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-log': CafeLog;
  }
}
