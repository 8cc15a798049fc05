// Visits every story of storybook-static: its play function must end, axe must find nothing, the console must be clean.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromiumArgs, chromiumPath } from './browsers.mjs';

const index = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
/** @type {{id: string, type: string}[]} */
const entries = Object.values(index.entries);
const stories = entries.filter(({ type }) => type === 'story').map(({ id }) => id);

const server = await preview({
  configFile: false,
  logLevel: 'silent',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: chromiumArgs });
const context = await browser.newContext();
let failed = 0;
for (const id of stories) {
  const problems = await visit(id).catch((error) => [String(error)]);
  console.log(problems.length > 0 ? 'FAIL' : 'ok  ', [id, ...problems].join('\n     '));
  if (problems.length > 0) failed += 1;
}
await browser.close();
await server.close();
console.log(`${stories.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * Everything that is wrong with one story.
 * @param {string} id
 * @returns {Promise<string[]>}
 */
async function visit(id) {
  const page = await context.newPage();
  try {
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.addInitScript(listenForEnd);
    await page.goto(`${url}iframe.html?viewMode=story&id=${id}`);
    return [...problems, ...(await page.evaluate(() => /** @type {any} */ (globalThis).storyEnd))];
  } finally {
    await page.close();
  }
}

/** In the page: `storyEnd` is a promise of the problems that Storybook's channel tells. */
function listenForEnd() {
  const page = /** @type {any} */ (globalThis);
  const failures = [
    'storyErrored',
    'storyMissing',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  /** @param {any} audit */
  const audited = (audit) =>
    audit?.result?.violations.map(
      (/** @type {any} */ { id, nodes }) => `axe ${id}: ${nodes.map((/** @type {any} */ { html }) => html).join(' ')}`,
    ) ?? ['axe did not run'];
  page.storyEnd = new Promise((resolve) => {
    setTimeout(() => resolve(['no end after 60 s']), 60_000);
    const attach = () => {
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      if (!channel) {
        setTimeout(attach, 10);
        return;
      }
      for (const name of failures)
        channel.on(name, (/** @type {any} */ event) =>
          resolve([`${name}: ${event?.message ?? JSON.stringify(event)}`]),
        );
      channel.on('storyFinished', (/** @type {any} */ { reporters }) =>
        resolve(audited(reporters.find((/** @type {any} */ { type }) => type === 'a11y'))),
      );
    };
    attach();
  });
}
