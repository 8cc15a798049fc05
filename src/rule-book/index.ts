/** The rule book: the rules of an edition under the house rules in force, in sentences. */
export { ruleBook, shortCard } from './book.js';
export { placeIn, type Place } from './places.js';
export { sectionOfReason } from './reasons.js';
export type { Chapter, Sentence, SentenceArgs } from './rule.js';
