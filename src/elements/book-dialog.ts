/** The rule book over the table: the game waits behind it, and Escape leads back to where one was. */
import { html, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import type { Settings } from '../referee/index.js';

/** `closed` hears when the reader has put the book away. */
export function bookDialog(locale: Localizer, { edition, houseRules }: Settings, closed: () => void): TemplateResult {
  return html`<dialog class="sheet book" aria-label=${locale.text('rule-book-title')} @close=${closed}>
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
