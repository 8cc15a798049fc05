import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { locales } from '../../src/i18n/locales/index.js';
import { createLocalizer } from '../../src/i18n/messages.js';
import { CHAPTERS } from '../../src/rule-book/chapters/index.js';
import { allSentences, bookMessages } from './all-sentences.js';

const en = createLocalizer('en');
const english = new FluentResource(locales.en).body.map(({ id }) => id);

test('every sentence has a message, and every message is said somewhere', () => {
  const family = english.filter((id) => /^(?:book|brief)-/.test(id));
  assert.deepEqual(family.sort(), bookMessages.toSorted());
});

test('every chapter has a heading, and every heading a chapter', () => {
  const headings = english.filter((id) => id.startsWith('chapter-'));
  assert.deepEqual(headings.sort(), CHAPTERS.map(({ id }) => `chapter-${id}`).sort());
});

test('sentences are whole, with all their numbers', () => {
  for (const { message, args } of allSentences) {
    const text = en.text(message, args);
    assert.match(text, /^[A-Z\d].*\.$/s, message);
    assert.doesNotMatch(text, /[{}]/, message);
    const numbers = Object.values(args).map((value) => en.text('score-number', { points: Number(value) }));
    assert.doesNotMatch(text, /NaN|undefined|null/, `${message} ${numbers.join(' ')}`);
  }
});

test('sentences of the short card are short', () => {
  for (const { message, args } of allSentences.filter((sentence) => sentence.message.startsWith('brief-'))) {
    const words = en.text(message, { ...args, row: '' });
    assert.ok(words.length <= 120, `${message} has ${words.length} letters`);
  }
});
