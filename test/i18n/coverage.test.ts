import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { locales } from '../../src/i18n/locales/index.js';
import { bookMessages } from '../rule-book/all-sentences.js';
import { families, familyIds } from './families.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** The code that speaks: all of src/ but the messages themselves. */
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('i18n/locales/'))
  .map((path) => readFileSync(`${src}/${path}`, 'utf8'))
  .join('\n');

const english = new Set(new FluentResource(locales.en).body.map(({ id }) => id));

function found(pattern: RegExp, text = code): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, id = '']) => id));
}

function without(ids: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...ids].filter((id) => !known.has(id)).sort();
}

test('every message that code asks for exists', () => {
  const asked = found(/\b(?:text|words|sentence\w*)\((?:this\.locale, |locale, )?'([^']+)'/g);
  assert.ok(asked.size > 20);
  assert.deepEqual(without(asked, english), []);
});

test('every member of every family exists', () => {
  assert.deepEqual(without(familyIds, english), []);
});

test('ids that are put together at run time belong to a family', () => {
  const prefixes = found(/\b(?:text|words)\(\s*`([a-z]+)-\$\{/g);
  assert.ok(prefixes.size > 4);
  assert.deepEqual(without(prefixes, new Set(Object.keys(families))), []);
});

test('every message is used', () => {
  const literal = found(/['"`]([a-z]+(?:-[A-Za-z0-9]+)+)['"`]/g);
  const inner = found(/\{ ([a-z]+(?:-[a-z]+)+) \}/g, locales.en);
  assert.deepEqual(without(english, new Set([...familyIds, ...bookMessages, ...literal, ...inner])), []);
});

for (const [tag, messages] of Object.entries(locales)) {
  const resource = new FluentResource(messages);

  test(`${tag} parses to its last line`, () => {
    const begun = found(/^([a-z][\w-]*) =/gm, messages);
    assert.deepEqual(without(begun, new Set(resource.body.map(({ id }) => id))), []);
  });

  test(`${tag} says nothing twice`, () => {
    assert.deepEqual(new FluentBundle(tag).addResource(resource), []);
  });

  test(`${tag} has every message that English has, and no other`, () => {
    const ids = new Set(resource.body.map(({ id }) => id));
    assert.deepEqual(
      { missing: without(english, ids), needless: without(ids, english) },
      { missing: [], needless: [] },
    );
  });
}
