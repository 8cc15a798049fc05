import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { loaders, locale } from '../../src/i18n/locales/index.js';
import { bookMessages } from '../rule-book/all-sentences.js';
import { families, familyIds } from './families.js';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** The code that speaks: all of src/ but the messages themselves. */
const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('i18n/locales/'))
  .map((path) => readFileSync(`${src}/${path}`, 'utf8'))
  .join('\n');

const english = new Set(new FluentResource(locale.messages).body.map(({ id }) => id));

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
  const inner = found(/\{ ([a-z]+(?:-[a-z]+)+) \}/g, locale.messages);
  assert.deepEqual(without(english, new Set([...familyIds, ...bookMessages, ...literal, ...inner])), []);
});

/** Every language that people speak, English among them. */
const locales = [
  locale,
  ...(await Promise.all(Object.values(loaders).map(async (load) => (await load()).locale))).filter(
    ({ disguise }) => disguise === undefined,
  ),
];

test('the languages are those of the README, and each is filed under its tag', async () => {
  assert.deepEqual(locales.map(({ tag }) => tag).sort(), ['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'tr']);
  for (const [key, load] of Object.entries(loaders)) assert.equal((await load()).locale.tag.toLowerCase(), key);
});

/** What a message is given: variables that other messages in it ask for count as its own. */
function variables(messages: string): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = messages.split(/^(?=[a-z])/m);
  const own = new Map(parts.map((part) => [/^[\w-]*/.exec(part)![0], part]));
  const all = (id: string): string[] => {
    const part = own.get(id) ?? '';
    const inner = [...found(/\{ ([a-z]+(?:-[a-z]+)+) \}/g, part)];
    return [...found(/(\$\w+)/g, part), ...inner.flatMap(all)];
  };
  return new Map([...own.keys()].map((id) => [id, new Set(all(id))]));
}

const englishVariables = variables(locale.messages);

for (const { tag, messages } of locales) {
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

  test(`${tag} asks for what English asks for, and for nothing else`, () => {
    const wrong = [...variables(messages)].flatMap(([id, names]) => {
      const expected = englishVariables.get(id) ?? new Set();
      const more = without(names, expected).map((name) => `${id} knows no ${name}`);
      return [...more, ...without(expected, names).map((name) => `${id} leaves out ${name}`)];
    });
    assert.deepEqual(wrong, []);
  });

  test(`${tag} calls only forms that are there`, () => {
    const forms = found(/^ {4}\.(\w+) =/gm, messages);
    // A place for itself is always called by its form `the`.
    const called = new Set([...found(/form: "(\w+)"/g, messages), 'the']);
    assert.deepEqual(without(called, new Set([...forms, 'the'])), []);
    assert.deepEqual(without(forms, called), []);
  });
}
