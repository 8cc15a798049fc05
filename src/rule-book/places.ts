/** Finding a place in the book. */
import { sentencesOfPoints, sentencesOfReason } from './reasons.js';
import type { Chapter, Sentence } from './rule.js';

export interface Place {
  /** Id of the chapter to open. */
  readonly chapter: string;
  /** Ids of the sentences that are meant; none where the whole chapter is. */
  readonly sentences: readonly string[];
}

/**
 * The place of a section (`4.8`), of a sentence or chapter by its id, of an option (`option:monoDoubling`), or of what
 * explains a refusal (`reason:balance`) or a line of points (`points:oneNation`).
 */
export function placeIn(book: readonly Chapter[], wanted: string): Place | undefined {
  const isMeant = searchFor(wanted);
  const meant = book.flatMap((chapter) => chapter.sentences.filter(isMeant).map((sentence) => ({ chapter, sentence })));
  // What no sentence explains breaks a rule that is not played: the turn does not have it.
  if (meant.length === 0 && isReason(wanted)) return placeIn(book, 'actions');
  const chapter = book.find(({ id, section }) => id === wanted || section === wanted) ?? meant[0]?.chapter;
  return chapter && { chapter: chapter.id, sentences: meant.map(({ sentence }) => sentence.id) };
}

const isReason = (wanted: string): boolean =>
  wanted.startsWith('reason:') && sentencesOfReason(wanted.slice('reason:'.length)).length > 0;

type Search = (sentence: Sentence) => boolean;

function searchFor(wanted: string): Search {
  const [kind, name = ''] = wanted.split(':', 2);
  switch (kind) {
    case 'option':
      return ({ by }) => by.includes(name);
    case 'reason':
      return among(sentencesOfReason(name));
    case 'points':
      return among(sentencesOfPoints(name));
    default:
      return ({ id, section }) => id === wanted || section === wanted;
  }
}

/** Sentences by their ids, or by one of their texts where they explain nothing while they say another. */
const among =
  (names: readonly string[]): Search =>
  ({ id, message }) =>
    names.includes(id) || names.includes(message.replace(/^(?:book|brief)-/, ''));
