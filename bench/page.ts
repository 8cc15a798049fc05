import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../scripts/browsers.mjs';
import { bundleStandalone, hasStandalone } from './bytes.js';
import { median } from './interleave.js';
import { figure, printTable } from './report.js';

/** Number of cafés on each page. */
const PAGES: Record<string, number> = { 'blank page': 0, 'one café': 1, 'fifty cafés': 50 };

/** Turns whose redrawing is timed. */
const UPDATES = 20;

interface Cost {
  /** Main-thread milliseconds from the start of the page to the second frame with everything on it. */
  load: number;
  /** Kilobytes of heap after a collection. */
  heap: number;
  nodes: number;
  /** Main-thread milliseconds from a turn played to the second frame after it; 0 without a café. */
  update: number;
}

function pageWith(cafes: number): string {
  const element = '<cafe-international speed="0"></cafe-international>';
  const script = `
    import '/cafe-international.js';
    globalThis.frames2 = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const cafe of document.querySelectorAll('cafe-international')) cafe.start({ seed: 'bench' });
    await frames2();
    globalThis.ready = true;`;
  const ready = cafes === 0 ? 'globalThis.ready = true;' : script;
  return `<!doctype html><title>bench</title>${element.repeat(cafes)}<script type="module">${ready}</script>`;
}

function serve(bundle: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const isScript = path.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? bundle : pageWith(Number(path.slice(1)) || 0));
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

async function taskMilliseconds(page: Page): Promise<number> {
  return ((await page.metrics()).TaskDuration ?? 0) * 1000;
}

async function updateCost(page: Page): Promise<number> {
  const before = await taskMilliseconds(page);
  const played = await page.evaluate(`(async () => {
    const cafe = document.querySelector('cafe-international');
    let played = 0;
    while (played < ${UPDATES} && cafe.legalTurns().length > 0) {
      cafe.play(cafe.legalTurns()[0]);
      await frames2();
      played++;
    }
    return played;
  })()`);
  return ((await taskMilliseconds(page)) - before) / Number(played);
}

async function visit(browser: Browser, address: string, cafes: number): Promise<Cost> {
  const page = await browser.newPage();
  await page.goto(`${address}/${cafes}`);
  await page.waitForFunction('globalThis.ready === true');
  const load = await taskMilliseconds(page);
  await page.evaluate('globalThis.gc?.()');
  const { JSHeapUsedSize = 0, Nodes = 0 } = await page.metrics();
  const update = cafes === 1 ? await updateCost(page) : 0;
  await page.close();
  return { load, heap: JSHeapUsedSize / 1024, nodes: Nodes, update };
}

/** Visits all pages in turns, so that what else the machine does hits all alike. */
async function visitAll(browser: Browser, address: string, rounds: number): Promise<Map<string, Cost[]>> {
  const costs = new Map(Object.keys(PAGES).map((name) => [name, [] as Cost[]]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, cafes] of Object.entries(PAGES)) {
      const cost = await visit(browser, address, cafes);
      if (round >= 0) costs.get(name)!.push(cost);
    }
  }
  return costs;
}

function report(costs: Map<string, Cost[]>): void {
  const middle = (name: string, key: keyof Cost): number => median(costs.get(name)!.map((cost) => cost[key]));
  const rows = [...costs.keys()].map((name) => [
    name,
    figure(middle(name, 'load')),
    `${figure(middle(name, 'load') / middle('blank page', 'load'))} ×`,
    figure(middle(name, 'heap')),
    figure(middle(name, 'nodes')),
    middle(name, 'update') > 0 ? figure(middle(name, 'update')) : '–',
  ]);
  printTable(['Page', 'main thread ms', 'of a blank page', 'heap kB', 'nodes', 'one turn redrawn, ms'], rows);
}

/** Mounts the element in Chromium; true also where there is nothing to mount it with, which is said. */
export async function benchPage(rounds: number): Promise<boolean> {
  if (!chromiumPath || !hasStandalone()) {
    console.log(chromiumPath ? 'No standalone entry yet: pages skipped.' : 'No Chromium found: pages skipped.');
    return true;
  }
  const server = await serve(await bundleStandalone());
  const args = [...chromiumArgs, '--js-flags=--expose-gc', '--enable-precise-memory-info'];
  const browser = await launch({ executablePath: chromiumPath, args });
  try {
    const { port } = server.address() as AddressInfo;
    report(await visitAll(browser, `http://127.0.0.1:${port}`, rounds));
  } finally {
    await browser.close();
    server.close();
  }
  return true;
}
