/** What a hand feels: how soon the screen answers a click, how smooth a drag is, what stutters and what jumps. */
import { launch, type Page } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../scripts/browsers.mjs';
import { bundleStandalone } from './bytes.js';
import { median } from './interleave.js';
import { figure, printTable } from './report.js';

/** Clicks that are answered within less are not told one by one by the browser. */
const QUICK = 16;

/** Moves of the pointer in one drag. */
const MOVES = 120;

interface Felt {
  /** Milliseconds from each click to the next paint that shows it. */
  readonly clicks: readonly number[];
  /** Milliseconds of each task above 50. */
  readonly longTasks: readonly number[];
  readonly layoutShift: number;
}

const WATCH = `
  globalThis.felt = { events: new Map(), tasks: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) felt.events.set(interactionId, Math.max(duration, felt.events.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: ${String(QUICK)}, buffered: true });
  new PerformanceObserver((list) => felt.tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) felt.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The middle of what a word of a turn is done with, in the window; undefined where there is nothing. */
const FIND = `
  const root = document.querySelector('cafe-international').shadowRoot;
  const middle = (element) => {
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  globalThis.find = {
    tile: (token) => middle(root.querySelector('cafe-hand.hand')?.shadowRoot.querySelector('[data-guest="' + token + '"]:not(.placed) button')),
    chair: (id) => middle(document.querySelector('cafe-international').getAnchor('chair:' + id)),
    bar: () => middle(document.querySelector('cafe-international').getAnchor('bar')),
    action: (name) => middle(root.querySelector('cafe-controls')?.shadowRoot.querySelector('button[data-action="' + name + '"]:not([aria-disabled])')),
    onward: () => middle(root.querySelector('cafe-controls')?.shadowRoot.querySelector('.on button.primary')),
  };`;

type Spot = readonly [x: number, y: number] | undefined;

const spot = (page: Page, call: string): Promise<Spot> => page.evaluate(`find.${call}`) as Promise<Spot>;

async function click(page: Page, call: string): Promise<number> {
  const at = await spot(page, call);
  if (at === undefined) return 0;
  await page.mouse.click(...at);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return 1;
}

/** Plays the turn with the mouse; the clicks it took. */
async function playByHand(page: Page, turn: string): Promise<number> {
  const words = turn.split(' ');
  if (words[0] === 'bar') return (await click(page, `tile('${words[1]!}')`)) + (await click(page, 'bar()'));
  let clicks = 0;
  for (const word of words.filter((one) => one.includes('>'))) {
    const [guest = '', id = ''] = word.split('>');
    const [token = '', name] = guest.split('=');
    clicks += await click(page, `tile('${token}')`);
    clicks += await click(page, `chair('${id}')`);
    if (name !== undefined) clicks += await click(page, `action('name-${name}')`);
  }
  clicks += await click(page, turn === 'pass' ? "action('pass')" : "action('confirm')");
  return clicks + (await click(page, 'onward()'));
}

/** A whole game, click by click. */
async function game(page: Page): Promise<Felt> {
  let clicks = 0;
  for (let count = 0; ; count += 1) {
    const turn = (await page.evaluate(`(() => {
      const legal = document.querySelector('cafe-international').legalTurns();
      return legal[(${String(count)} * 7919 + 3) % Math.max(1, legal.length)];
    })()`)) as string | undefined;
    if (turn === undefined) break;
    clicks += await playByHand(page, turn);
  }
  const felt = (await page.evaluate(
    '({ events: [...felt.events.values()], tasks: felt.tasks, shift: felt.shift })',
  )) as { events: number[]; tasks: number[]; shift: number };
  const quick = Array.from({ length: Math.max(0, clicks - felt.events.length) }, () => QUICK / 2);
  return { clicks: [...felt.events, ...quick], longTasks: felt.tasks, layoutShift: felt.shift };
}

/** Frames a second while a guest is drawn over the whole café. */
async function dragFrames(page: Page): Promise<number> {
  await page.evaluate("document.querySelector('cafe-international').start({ seed: 'bench' })");
  await page.evaluate('new Promise((done) => setTimeout(done, 500))');
  const from = (await page.evaluate(
    "(() => { const tile = document.querySelector('cafe-international').shadowRoot.querySelector('cafe-hand.hand').shadowRoot.querySelector('[data-guest] button').getBoundingClientRect(); return [tile.left + 20, tile.top + 20]; })()",
  )) as [number, number];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.evaluate(
    'globalThis.frames = []; (function on(at) { frames.push(at); requestAnimationFrame(on); })(performance.now())',
  );
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(60 + ((move * 13) % 600), 60 + ((move * 7) % 600));
  const frames = (await page.evaluate('frames')) as number[];
  await page.mouse.up();
  return ((frames.length - 1) * 1000) / (frames.at(-1)! - frames[0]!);
}

/** Plays in Chromium with a real mouse; true also where there is no Chromium, which is said. */
export async function benchFeel(): Promise<boolean> {
  if (!chromiumPath) {
    console.log('No Chromium found: nothing felt.');
    return true;
  }
  const browser = await launch({ executablePath: chromiumPath, args: [...chromiumArgs] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.setContent('<!doctype html><title>bench</title><cafe-international></cafe-international>');
    await page.evaluate(WATCH);
    await page.addScriptTag({ type: 'module', content: await bundleStandalone() });
    await page.waitForFunction("customElements.get('cafe-international')");
    await page.evaluate("document.querySelector('cafe-international').start({ seed: 'bench' })");
    await page.evaluate(FIND);
    const { clicks, longTasks, layoutShift } = await game(page);
    const sorted = [...clicks].sort((a, b) => a - b);
    printTable(
      ['What is felt', ''],
      [
        ['clicks of one game', String(clicks.length)],
        ['click to paint, median ms', figure(median(clicks))],
        ['click to paint, 95 of 100, ms', figure(sorted[Math.floor(sorted.length * 0.95)] ?? 0)],
        [
          'tasks above 50 ms',
          `${String(longTasks.length)}${longTasks.length > 0 ? `, longest ${figure(Math.max(...longTasks))} ms` : ''}`,
        ],
        ['layout shift', layoutShift.toFixed(3)],
        ['frames a second in a drag', figure(await dragFrames(page))],
      ],
    );
  } finally {
    await browser.close();
  }
  return true;
}
