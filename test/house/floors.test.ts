import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { coreRooms, floorOf, floorPlan, forbiddenRooms } from '../../scripts/floors.mjs';
import { root, sourceFiles } from './source-files.js';

const files = sourceFiles();
const roomOf = (path: string) => path.slice(0, path.indexOf('/'));

/** Fails with the wrong places and the floor plan. */
function assertNone(wrong: readonly string[], sentence: string): void {
  assert.equal(wrong.length, 0, `${sentence}\n  ${wrong.join('\n  ')}\n\nThe floors of src/:\n${floorPlan()}\n`);
}

test('every file of src/ lies in a room of the house', () => {
  assertNone(
    files.map(({ path }) => path).filter((path) => floorOf(roomOf(path)) < 0),
    'These files lie in no room:',
  );
});

test('every import leads to a file', () => {
  const known = new Set(files.map(({ path }) => path));
  assertNone(
    files.flatMap(({ path, imports }) => imports.filter((to) => !known.has(to)).map((to) => `${path} → ${to}`)),
    'These imports lead nowhere, or out of src/:',
  );
});

test('imports only fall', () => {
  assertNone(
    files.flatMap(({ path, imports }) =>
      imports.filter((to) => forbiddenRooms(roomOf(path)).includes(roomOf(to))).map((to) => `${path} → ${to}`),
    ),
    'These imports rise, or go to a neighbour on the same floor:',
  );
});

test('no file imports itself in a circle', () => {
  assertNone(circles(), 'These imports go round in a circle:');
});

test('tsconfig.core.json holds the rooms without a DOM', () => {
  const config = ts.parseConfigFileTextToJson('', readFileSync(`${root}/tsconfig.core.json`, 'utf8')).config as {
    include: string[];
  };
  assert.deepEqual(config.include.toSorted(), coreRooms.map((room) => `src/${room}`).toSorted());
});

/** Every circle found by a walk along the imports, as `a → b → a`. */
function circles(): string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    for (const to of importsOf.get(path) ?? []) walk(to, [...way, path]);
    done.add(path);
  };
  for (const { path } of files) walk(path, []);
  return found;
}
