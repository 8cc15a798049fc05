// Finds the browsers of the tests. As a program, `browsers.mjs chromium|firefox`: prints a path, or exits 1.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/google/chrome'];

/** @param {string} app */
const onMac = (app, program = app) => `/Applications/${app}.app/Contents/MacOS/${program}`;

/**
 * A stub that only says how to install the real one is no browser.
 * @param {string} path
 */
const runs = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/**
 * @param {string} variable
 * @param {string[]} names
 * @param {string[]} apps
 */
function find(variable, names, apps) {
  const wished = process.env[variable];
  if (wished) {
    if (runs(wished)) return wished;
    console.error(`${variable} is ${wished}, which is no browser: looking for another.`);
  }
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...apps].find(runs);
}

/** The program, or undefined. */
export const chromiumPath = find(
  'CHROME_PATH',
  ['chromium', 'google-chrome-stable', 'google-chrome', 'chrome', 'chromium-browser'],
  [onMac('Google Chrome'), onMac('Chromium')],
);

/** The program, or undefined. */
export const firefoxPath = find('FIREFOX_PATH', ['firefox-esr', 'firefox'], [onMac('Firefox', 'firefox')]);

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
  const path = { chromium: chromiumPath, firefox: firefoxPath }[process.argv[2] ?? ''];
  if (path) console.log(`Browser: ${path}`);
  else process.exitCode = 1;
}
