import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import { send } from './requests.js';

/**
 * A small button that names `section` and opens the rule book at `place`, the sentence that somebody looks for there; it
 * asks through `source`.
 */
export function ruleButton(
  locale: Localizer,
  source: EventTarget,
  section: string,
  place: string = section,
): TemplateResult {
  return html`<button
    type="button"
    part="button"
    class="rule"
    @click=${() => {
      send(source, { type: 'rule', section: place });
    }}
  >
    ${locale.text('rule-open', { section })}
  </button>`;
}

/** A button that opens the rule book at its beginning; it looks like the links of its panel. */
export function bookButton(locale: Localizer, source: EventTarget): TemplateResult {
  return html`<button
    type="button"
    part="button"
    class="rule rule-book"
    @click=${() => {
      send(source, { type: 'rule', section: '' });
    }}
  >
    ${locale.text('rule-book-title')}
  </button>`;
}

/** It stands within a line of text, so it is smaller than other buttons, and still large enough for a finger. */
export const ruleButtonStyles: CSSResult = css`
  button.rule {
    min-block-size: 24px;
    min-inline-size: 24px;
    margin-block: -2px;
    padding: 0 0.35em;
    border-color: transparent;
    color: var(--_muted);
    font-size: 0.875em;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    white-space: nowrap;
  }

  @media (pointer: coarse) {
    button.rule {
      min-block-size: 28px;
      margin-block: -4px;
      padding-inline: 0.6em;
    }
  }
`;
