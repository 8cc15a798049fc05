import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { flagSigns } from '../../scripts/flags.mjs';
import { root } from './source-files.js';

test('the flags are those of the package that they are taken from, with its licence', async () => {
  const written = readFileSync(`${root}/src/theme/packs/flag-signs.ts`, 'utf8');
  assert.equal(written, await flagSigns());
  assert.match(written, /MIT License[^]*Copyright[^]*HatScripts/);
});
