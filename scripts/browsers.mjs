// Finds Chrome or Chromium. As a program: prints its path, or exits 1 when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chrome', 'chromium-browser'];
const apps = ['Google Chrome', 'Chromium'].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome'];

/**
 * A stub that only says how to install the real one is no browser.
 * @param {string} path
 */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

function find() {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (runs(wished)) return wished;
    console.error(`CHROME_PATH is ${wished}, which is no browser: looking for another.`);
  }
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...apps].find(runs);
}

/** The program, or undefined. */
export const chromiumPath = find();

/** Root has no sandbox; the rest keeps the browser from calling home. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (chromiumPath) console.log(`Browser: ${chromiumPath}`);
  else process.exitCode = 1;
}
