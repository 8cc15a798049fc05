import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { LocaleController } from '../contexts/locale-context.js';
import { editionName } from '../editions/index.js';
import { DEFAULT_PRESET, optionsIn, presetsFor, type HouseRules } from '../house-rules/index.js';
import { placeIn, ruleBook, shortCard, type Chapter, type Place, type Sentence } from '../rule-book/index.js';
import { readEdition, readHouseRules } from './attributes.js';
import { panelStyles } from './panel-styles.js';
import { readOr } from './report.js';
import { chapterIn, compared, headingIn, renderCard, renderChapter, type Page } from './rule-book-pages.js';
import { ruleBookStyles } from './rule-book-styles.js';

/** The setters read what is written in an attribute themselves. */
const asWritten = (text: string | null): string | null => text;

/**
 * The rules of an edition under the house rules in force, in sentences; or the most important ones on a short card.
 *
 * @csspart rule-book - the rule book
 * @fires {CustomEvent<Problem>} cafe-error - bad input
 */
export class CafeRuleBook extends LitElement {
  static override styles = [panelStyles, ruleBookStyles];

  /** Only the short card, which fits on one screen. */
  @property({ type: Boolean, reflect: true }) short = false;

  /**
   * The place that is marked and scrolled to: a section (`4.8`), an option (`option:monoDoubling`), the name of a sentence or
   * chapter, or what explains a refusal (`reason:balance`) or a line of points (`points:oneNation`).
   */
  @property() section: string | null = null;

  private readonly locale = new LocaleController(this);
  private readonly good = { edition: 'board', houseRules: { preset: DEFAULT_PRESET } as HouseRules };

  /** What is drawn: the chapters, or the short card as one of them; and the place in it that is marked. */
  private chapters: readonly Chapter[] = [];
  private place: Place | undefined;

  /** Whose rules: `board`, `card`, `app12`. */
  @property()
  get edition(): string {
    return this.good.edition;
  }
  set edition(value: string | null) {
    this.good.edition = readOr(this, 'edition', readEdition(value ?? 'board'), this.good.edition);
    this.requestUpdate();
  }

  /** The name of a preset, JSON, or an object: `{"preset": …, <option>: <value>, …}`. */
  @property({ attribute: 'house-rules', converter: asWritten })
  get houseRules(): HouseRules {
    return this.good.houseRules;
  }
  set houseRules(value: string | HouseRules | null) {
    const read = readHouseRules(this.good.edition, value ?? DEFAULT_PRESET);
    this.good.houseRules = readOr(this, 'house-rules', read, this.good.houseRules);
    this.requestUpdate();
  }

  /** Opens the book at a place and moves the focus to its heading; false, and the focus on the title, if there is none. */
  async show(section: string): Promise<boolean> {
    this.section = section;
    await this.updateComplete;
    headingIn(this.renderRoot, this.place).focus({ preventScroll: true });
    this.bringIntoView();
    return this.place !== undefined;
  }

  protected override willUpdate(): void {
    const { edition, houseRules } = this.good;
    const options = optionsIn(houseRules);
    this.chapters = this.short
      ? [{ id: 'short', section: '', sentences: shortCard(edition, options, houseRules.preset) }]
      : ruleBook(edition, options, houseRules.preset);
    this.place = this.section === null ? undefined : placeIn(this.chapters, this.section);
  }

  protected override render(): TemplateResult {
    const { locale, chapters, preset } = this;
    const page: Page = { locale, marked: new Set(this.place?.sentences), preset };
    return html`<article part="rule-book" class="panel" aria-labelledby="title">
      <header>
        <h2 id="title" tabindex="-1">${locale.text(this.short ? 'rule-book-short' : 'rule-book-title')}</h2>
        <p class="muted">${locale.text(`edition-${editionName(this.good.edition)}`)}</p>
        ${this.renderLegend(chapters.flatMap(({ sentences }) => sentences))}
      </header>
      <div class="chapters">
        ${chapters.map((chapter) => (this.short ? renderCard(page, chapter) : renderChapter(page, chapter)))}
      </div>
    </article>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('section') && this.place) this.bringIntoView();
  }

  private renderLegend(sentences: readonly Sentence[]): TemplateResult | typeof nothing {
    if (!sentences.some(({ changed }) => changed)) return nothing;
    return html`<p class="muted legend">
      <span aria-hidden="true">◆</span> ${compared(this.locale, 'rule-book-legend', this.preset)}
    </p>`;
  }

  /** The preset that the house is compared with; undefined where all presets play the same. */
  private get preset(): string | undefined {
    const { edition, houseRules } = this.good;
    return presetsFor(edition).length > 0 ? (houseRules.preset ?? DEFAULT_PRESET) : undefined;
  }

  /** The heading comes into view, and then, where a chapter is longer than the screen, what is marked in it. */
  private bringIntoView(): void {
    chapterIn(this.renderRoot, this.place).scrollIntoView({ block: 'start' });
    this.renderRoot.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'cafe-rule-book': CafeRuleBook;
  }
}
