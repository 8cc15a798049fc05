import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { locale } from '../../src/i18n/locales/index.js';
import { languages } from '../helpers/languages.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { allSentences, bookMessages } from './all-sentences.js';

const english = new FluentResource(locale.messages).body.map(({ id }) => id);

test('every sentence has a message, and every message is said somewhere', () => {
  const family = english.filter((id) => /^(?:book|brief)-/.test(id));
  assert.deepEqual(family.sort(), bookMessages.toSorted());
});

test('every chapter has a heading, and every heading a chapter', () => {
  const headings = english.filter((id) => id.startsWith('chapter-'));
  assert.deepEqual(headings.sort(), CHAPTERS.map(({ id }) => `chapter-${id}`).sort());
});

for (const language of await languages()) {
  test(`${language.lang}: sentences are whole, with all their numbers`, () => {
    for (const { message, args } of allSentences) {
      const text = language.text(message, args);
      assert.match(text, /^[\p{Lu}\d].*\.$/su, message);
      assert.doesNotMatch(text, /[{}]|NaN|undefined/, message);
    }
  });

  test(`${language.lang}: sentences of the short card are short`, () => {
    for (const { message, args } of allSentences.filter((sentence) => sentence.message.startsWith('brief-'))) {
      const words = language.text(message, { ...args, row: '' });
      assert.ok(words.length <= 130, `${message} has ${words.length} letters`);
    }
  });
}
