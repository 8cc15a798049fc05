/** Finding a place in the book. */
import type { Chapter } from './rule.js';

export interface Place {
  /** Id of the chapter to open. */
  readonly chapter: string;
  /** Ids of the sentences that are meant; none where the whole chapter is. */
  readonly sentences: readonly string[];
}

const OPTION = 'option:';

/** The place of a section (`4.8`), of a sentence or chapter by its id, or of an option (`option:monoDoubling`). */
export function placeIn(book: readonly Chapter[], wanted: string): Place | undefined {
  const all = book.flatMap((chapter) => chapter.sentences.map((sentence) => ({ chapter, sentence })));
  const meant = all.filter(({ sentence: { id, section, by } }) =>
    wanted.startsWith(OPTION) ? by.includes(wanted.slice(OPTION.length)) : id === wanted || section === wanted,
  );
  const chapter = book.find(({ id, section }) => id === wanted || section === wanted) ?? meant[0]?.chapter;
  return chapter && { chapter: chapter.id, sentences: meant.map(({ sentence }) => sentence.id) };
}
