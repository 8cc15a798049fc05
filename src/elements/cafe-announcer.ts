import { css, html, LitElement, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';

/** Added to a message that equals the one before it: only a change is spoken. It is silent itself. */
const AGAIN = '\u00a0';

/**
 * Speaks to screen readers. Its one polite region is there, empty, from the start and is never made anew; say one
 * message an action.
 */
export class CafeAnnouncer extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `;

  @state() private spoken = '';

  /** Has `text` spoken, also if it is the same again; the empty text falls silent. */
  say(text: string): void {
    this.spoken = text !== '' && text === this.spoken ? text + AGAIN : text;
  }

  protected override render(): TemplateResult {
    return html`<div role="status" aria-live="polite" aria-atomic="true">${this.spoken}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-announcer': CafeAnnouncer;
  }
}
