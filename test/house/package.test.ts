import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { root } from './source-files.js';

interface Package {
  exports: Record<string, string | { types: string; default: string }>;
}

const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Package;
const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ name, ...target }],
);
const sourceOf = (types: string) => types.replace('./dist/', 'src/').replace('.d.ts', '.ts').replace('*', 'en');
const registering = ['./define', './standalone'];

for (const { name, types } of entries) {
  test(`the entry ${name} has a source`, () => {
    assert.ok(existsSync(`${root}/${sourceOf(types)}`), `${sourceOf(types)} is missing`);
  });
}

for (const { name, types } of entries.filter((entry) => !registering.includes(entry.name))) {
  test(`the entry ${name} imports in plain Node without side effects`, () => {
    assert.equal(node(importQuietly(`./${sourceOf(types)}`)), '');
  });
}

test('custom-elements.json is fresh (npm run analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  try {
    execFileSync(`${root}/node_modules/.bin/cem`, ['analyze', '--outdir', relative(root, folder), '--quiet'], {
      cwd: root,
    });
    assert.equal(
      readFileSync(`${root}/custom-elements.json`, 'utf8'),
      readFileSync(join(folder, 'custom-elements.json'), 'utf8'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Runs code in a Node of its own; everything that it prints. */
function node(code: string): string {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

/** Code that imports Lit, then the entry, and prints what the entry added to the global scope. */
function importQuietly(entry: string): string {
  return `
    const { LitElement } = await import('lit');
    const define = customElements.define;
    customElements.define = (tag) => console.log('registered', tag);
    const before = Object.getOwnPropertyNames(globalThis);
    await import('${entry}');
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name));
    if (added.length > 0) console.log('global', ...added);
  `;
}
