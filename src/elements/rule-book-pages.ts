/** How the pages of the rule book are drawn, and where on them a place is. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Localizer } from '../i18n/messages.js';
import type { Chapter, Place, Sentence } from '../rule-book/index.js';

export interface Page {
  readonly locale: Localizer;
  /** Ids of the sentences that somebody has been led to. */
  readonly marked: ReadonlySet<string>;
}

export function renderChapter(page: Page, chapter: Chapter): TemplateResult {
  const { id, section } = chapter;
  return html`<section data-chapter=${id}>
    <h3 tabindex="-1">
      ${page.locale.text(`chapter-${id}`)}
      <span class="number">${page.locale.text('rule-book-section', { section })}</span>
    </h3>
    ${renderSentences(page, chapter)}
  </section>`;
}

export function renderSentences(page: Page, { section, sentences }: Chapter): TemplateResult {
  return html`<ul>
    ${sentences.map((sentence) => renderSentence(page, sentence, section))}
  </ul>`;
}

/** A sentence that stands in another section than its chapter says so. */
function renderSentence({ locale, marked }: Page, sentence: Sentence, chapter: string): TemplateResult {
  const { id, section, by, changed, message, args } = sentence;
  const isMarked = marked.has(id);
  return html`<li
    class=${classMap({ changed, marked: isMarked })}
    data-rule=${section}
    data-by=${by.length > 0 ? by.join(' ') : nothing}
    aria-current=${isMarked ? 'true' : nothing}
  >
    ${
      changed
        ? html`<span class="sign" aria-hidden="true">◆</span
            ><span class="quiet">${locale.text('rule-book-house')}: </span>`
        : nothing
    }${locale.text(message, args)}
    ${
      chapter !== '' && section !== chapter
        ? html`<span class="number">${locale.text('rule-book-section', { section })}</span>`
        : nothing
    }
  </li>`;
}

/** The chapter of a place; the top of the book where there is none. */
export function chapterIn(root: ParentNode, place: Place | undefined): Element {
  const chapter = [...root.querySelectorAll<HTMLElement>('[data-chapter]')].find(
    ({ dataset }) => dataset.chapter === place?.chapter,
  );
  return chapter ?? required(root.querySelector('header'));
}

/** Its heading. */
export const headingIn = (root: ParentNode, place: Place | undefined): HTMLElement =>
  required(chapterIn(root, place).querySelector<HTMLElement>('h2, h3'));

function required<T>(found: T | null): T {
  if (found === null) throw new Error('The rule book has not been drawn.');
  return found;
}
