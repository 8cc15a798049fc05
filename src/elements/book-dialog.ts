/** The rule book over the table: the game waits behind it, and Escape leads back to where one was. */
import { css, html, type CSSResult, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import type { Settings } from '../referee/index.js';
import { paint } from '../theme/tokens.js';

/** `closed` hears when the reader has put the book away. */
export function bookDialog(locale: Localizer, { edition, houseRules }: Settings, closed: () => void): TemplateResult {
  return html`<dialog class="book" aria-label=${locale.text('rule-book-title')} @close=${closed}>
    <form method="dialog">
      <label
        ><input type="checkbox" data-action="short-card" @change=${shorten} />${locale.text('rule-book-brief')}</label
      >
      <button part="button" data-action="close-book">${locale.text('rule-book-close')}</button>
    </form>
    <cafe-rule-book .edition=${edition} .houseRules=${houseRules}></cafe-rule-book>
  </dialog>`;
}

/** The whole book, or the card of it that fits on one screen. */
function shorten({ target }: Event): void {
  const box = target as HTMLInputElement;
  const dialog = box.closest('dialog');
  const book = dialog?.querySelector('cafe-rule-book');
  if (!dialog || !book) return;
  book.short = box.checked;
  dialog.scrollTop = 0;
}

/** Opens the book that was drawn in `root` at a section. */
export async function openBook(root: ParentNode, section: string): Promise<void> {
  const dialog = root.querySelector<HTMLDialogElement>('.book');
  if (dialog?.open === false) dialog.showModal();
  await dialog?.querySelector('cafe-rule-book')?.show(section);
}

export const bookDialogStyles: CSSResult = css`
  .book {
    box-sizing: border-box;
    inline-size: min(72em, 100% - 1em);
    max-inline-size: none;
    max-block-size: calc(100dvb - 1em);
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* What is jumped to comes to lie below the bar, not under it. */
    scroll-padding-block-start: 68px;
    color: ${paint('ink')};
    background: ${paint('paper')};
    border: 1px solid ${paint('line')};
    border-radius: var(--cafe-radius, 0.6em);
  }

  .book::backdrop {
    background: rgb(20 12 6 / 0.55);
  }

  /* The way out stays in sight, however far one has read. */
  .book form {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    background: ${paint('paper')};
    border-block-end: 1px solid ${paint('line')};
  }

  .book label {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 44px;
    padding: 0 1.25em;
    cursor: pointer;
  }

  .book input {
    inline-size: 1.25em;
    block-size: 1.25em;
    accent-color: ${paint('ink')};
  }

  .book button {
    min-block-size: 44px;
    min-inline-size: 44px;
    margin: 0.5em;
    padding: 0.35em 0.9em;
    color: ${paint('ink')};
    background: ${paint('paper')};
    border: 1px solid ${paint('line')};
    border-radius: var(--cafe-radius, 0.6em);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }

  .book button:focus-visible {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  @media (hover: hover) {
    .book button:hover {
      border-color: ${paint('ink')};
      box-shadow: inset 0 0 0 1px currentcolor;
    }
  }
`;
