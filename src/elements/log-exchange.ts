import { html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';

/** What the head of the log can do: copy the game as text, and go on with the game of a text. */
export interface ExchangeDesk {
  /** The form for a text is open. */
  readonly open: boolean;
  /** `copied`, `copied-closed`, `refused`, `pasted`, or what is wrong with a text. */
  readonly message: string | undefined;
  /** The game as text, to be copied by hand. */
  readonly text: string | undefined;
  readonly copy: () => void;
  readonly toggle: () => void;
  readonly submit: (event: SubmitEvent) => void;
}

/** The two buttons. */
export function exchangeButtons(locale: Localizer, { open, copy, toggle }: ExchangeDesk): TemplateResult {
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

/** What came of it, the text where it has to be copied by hand, and the form while it is open. */
export function exchangeForm(locale: Localizer, desk: ExchangeDesk): TemplateResult {
  const { open, message, text, toggle, submit } = desk;
  return html`<p class="message" role="status">${message === undefined ? nothing : messageText(locale, desk)}</p>
    ${
      text === undefined
        ? nothing
        : html`<textarea
            class="by-hand"
            rows="4"
            dir="ltr"
            readonly
            aria-label=${locale.text('log-copy-text')}
            .value=${text}
          ></textarea>`
    }
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
function messageText(locale: Localizer, { message = '', text }: ExchangeDesk): string {
  if (message === 'copied' || message === 'copied-closed') return locale.text(`log-${message}`);
  if (message === 'refused') return locale.text(text === undefined ? 'log-copy-refused' : 'log-copy-by-hand');
  return message === 'pasted' ? locale.text('log-pasted') : message;
}
