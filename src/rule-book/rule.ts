/** What a sentence of the rule book is: before the house rules are known (`Rule`), and in the book (`Sentence`). */
import type { Edition } from '../rules/index.js';

export type SentenceArgs = Readonly<Record<string, string | number>>;

/** A section of `docs/rules.md`: the board game's, and that of editions that have it elsewhere, by their bare names. */
export type Sections = string | ({ readonly board: string } & Readonly<Record<string, string>>);

export interface Rule {
  readonly id: string;
  readonly section: Sections;
  /** The options that decide what it says. */
  readonly by?: readonly string[];
  /**
   * Which text, read off the edition under the options of `by`: the message is `book-<id>-<text>`, with an empty text
   * `book-<id>`; null: there is nothing to say. Absent: always `book-<id>`.
   */
  readonly say?: (edition: Edition) => string | null;
  /** The numbers of the text, read off the same edition. */
  readonly args?: (edition: Edition) => SentenceArgs;
  /** On the short card: the `same` sentence, one of its `own` (`brief-…`), or one that stands there `only`. */
  readonly short?: 'same' | 'own' | 'only';
  /** On the short card only where it says something else than under the usual rules, to which the card is written. */
  readonly unusual?: true;
}

export interface ChapterPlan {
  readonly id: string;
  readonly section: Sections;
  /** Whether an edition has such a chapter at all, whatever the house rules. Absent: all have it. */
  readonly has?: (edition: Edition) => boolean;
  readonly rules: readonly Rule[];
}

/** A message and its arguments. */
export interface Text {
  readonly message: string;
  readonly args: SentenceArgs;
}

export interface Sentence extends Text {
  readonly id: string;
  /** Where `docs/rules.md` says so. */
  readonly section: string;
  /** The options that decide what it says, of those that count in this edition. */
  readonly by: readonly string[];
  /** Under the preset alone the book says something else here, or nothing. */
  readonly changed: boolean;
  /** What it says there, if it says anything; absent where nothing was changed. */
  readonly usual?: Text;
}

/** `chapter-<id>` is the message of its heading. */
export interface Chapter {
  readonly id: string;
  readonly section: string;
  readonly sentences: readonly Sentence[];
}

/** For `say`: the sentence stands in the book if this holds. */
export const when = (holds: boolean): '' | null => (holds ? '' : null);
