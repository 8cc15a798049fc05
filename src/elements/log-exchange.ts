import { html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';

/** What the head of the log can do: copy the game as text, and go on with the game of a text. */
export interface Exchange {
  /** The form for a text is open. */
  readonly open: boolean;
  /** `copied`, `pasted`, or why it was not possible. */
  readonly message: string | undefined;
  readonly copy: () => void;
  readonly toggle: () => void;
  readonly submit: (event: SubmitEvent) => void;
}

/** The two buttons. */
export function exchangeButtons(locale: Localizer, { open, copy, toggle }: Exchange): TemplateResult {
  return html`<div class="tools">
    <button type="button" part="button" data-action="copy-game" @click=${copy}>${locale.text('log-copy')}</button>
    <button
      type="button"
      part="button"
      data-action="paste-game"
      aria-expanded=${open ? 'true' : 'false'}
      @click=${toggle}
    >
      ${locale.text('log-paste')}
    </button>
  </div>`;
}

/** What came of it, and the form while it is open. */
export function exchangeForm(locale: Localizer, { open, message, toggle, submit }: Exchange): TemplateResult {
  return html`<p class="message" role="status">${message === undefined ? nothing : messageText(locale, message)}</p>
    ${
      open
        ? html`<form @submit=${submit}>
            <label for="text">${locale.text('log-paste-text')}</label>
            <textarea
              id="text"
              name="text"
              rows="4"
              dir="ltr"
              required
              spellcheck="false"
              autocomplete="off"
              aria-describedby="about"
            ></textarea>
            <p id="about" class="muted">${locale.text('log-paste-about')}</p>
            <div class="tools">
              <button type="button" part="button" @click=${toggle}>${locale.text('log-cancel')}</button>
              <button type="submit" part="button" class="primary">${locale.text('log-take-up')}</button>
            </div>
          </form>`
        : nothing
    }`;
}

/** What is no word of ours is a sentence already. */
function messageText(locale: Localizer, message: string): string {
  if (message === 'copied') return locale.text('log-copied');
  return message === 'pasted' ? locale.text('log-pasted') : message;
}
