/** How the pages of the rule book are drawn, and where on them a place is. */
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Localizer } from '../i18n/messages.js';
import type { Chapter, Place, Sentence } from '../rule-book/index.js';

export interface Page {
  readonly locale: Localizer;
  /** Ids of the sentences that somebody has been led to. */
  readonly marked: ReadonlySet<string>;
  /** What the house is compared with; undefined: the usual rules, which have no name. */
  readonly preset: string | undefined;
}

export function renderChapter(page: Page, chapter: Chapter): TemplateResult {
  const { id, section, sentences } = chapter;
  const rows = sentences.map((sentence) =>
    renderSentence(page, sentence, numberOf(page, sentence, section), instead(page, sentence, sentences)),
  );
  return html`<section data-chapter=${id}>
    <h3 tabindex="-1">
      ${page.locale.text(`chapter-${id}`)}
      <span class="number">${page.locale.text('rule-book-section', { section })}</span>
    </h3>
    <ul>
      ${rows}
    </ul>
  </section>`;
}

/** The short card has room for neither numbers nor what is usual. */
export function renderCard(page: Page, { sentences }: Chapter): TemplateResult {
  return html`<ul>
    ${sentences.map((sentence) => renderSentence(page, sentence))}
  </ul>`;
}

type Part = TemplateResult | typeof nothing;

function renderSentence(
  { locale, marked }: Page,
  sentence: Sentence,
  number: Part = nothing,
  usual: Part = nothing,
): TemplateResult {
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
    ${number} ${usual}
  </li>`;
}

/** A sentence that stands in another section than its chapter says so. */
const numberOf = ({ locale }: Page, { section }: Sentence, chapter: string): Part =>
  section === chapter ? nothing : html`<span class="number">${locale.text('rule-book-section', { section })}</span>`;

/** What is usual in place of what the house has changed; that nothing is, a chapter says once. */
function instead({ locale, preset }: Page, sentence: Sentence, chapter: readonly Sentence[]): Part {
  const { changed, usual } = sentence;
  if (!changed) return nothing;
  if (usual)
    return html`<span class="usual"
      >${compared(locale, 'rule-book-instead', preset)} ${locale.text(usual.message, usual.args)}</span
    >`;
  if (sentence !== chapter.find((one) => one.changed && !one.usual)) return nothing;
  return html`<span class="usual">${compared(locale, 'rule-book-extra', preset)}</span>`;
}

/** A message about what the house is compared with. */
export const compared = (locale: Localizer, id: string, preset: string | undefined): string =>
  locale.text(id, { preset: preset === undefined ? 'none' : locale.text(`preset-${preset}`) });

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
