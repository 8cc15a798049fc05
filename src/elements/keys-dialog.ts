/** The keys of the café, for whoever asks with `?`. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import { HOTKEYS, keyOf, type Hotkey } from './hotkeys.js';

/** Keys that are there whatever the page switches off: what they are called, and the message of what they do. */
const ALWAYS = ['tab', 'arrows', 'ends', 'pages', 'enter', 'escape'] as const;

/** `off` are the hotkeys that do not count here; `closed` hears when the reader has put the list away. */
export function keysDialog(locale: Localizer, off: readonly Hotkey[], closed: () => void): TemplateResult {
  const on = HOTKEYS.filter((hotkey) => !off.includes(hotkey));
  return html`<dialog class="sheet keys" aria-labelledby="keys-title" @close=${closed}>
    <form method="dialog">
      <h2 id="keys-title">${locale.text('keys-title')}</h2>
      <button part="button" data-action="close-keys">${locale.text('rule-book-close')}</button>
    </form>
    <dl>
      ${ALWAYS.map((name) => line(locale.text(`key-${name}`), locale.text(`keys-${name}`)))}
      ${on.map((hotkey) => line(keyOf(hotkey), locale.text(`keys-${hotkey}`)))}
    </dl>
  </dialog>`;
}

/** Opens the list that was drawn in `root`. */
export function openKeys(root: ParentNode): void {
  const dialog = root.querySelector<HTMLDialogElement>('.keys');
  if (dialog?.open === false) dialog.showModal();
}

const line = (key: string, does: string): TemplateResult =>
  html`<div>
    <dt><kbd>${key}</kbd></dt>
    <dd>${does}</dd>
  </div>`;

export const keysDialogStyles: CSSResult = css`
  .keys {
    inline-size: min(38em, 100% - 1em);
  }

  .keys h2 {
    margin: 0;
    padding-inline: 1.1em;
    font-size: 1.15em;
  }

  .keys dl {
    display: grid;
    gap: 0.5em;
    margin: 0;
    padding: 1em 1.25em 1.5em;
  }

  .keys dl > div {
    display: grid;
    grid-template-columns: minmax(7em, 30%) 1fr;
    gap: 1em;
    align-items: baseline;
  }

  .keys dd {
    margin: 0;
  }

  kbd {
    padding: 0.1em 0.5em;
    border: 1px solid currentcolor;
    border-radius: 0.35em;
    font: inherit;
    font-weight: 600;
  }
`;
