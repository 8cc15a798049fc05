import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { action, drawn, everything, game, inside, press, table, tile } from './play-tools.js';

const LONG = ['Wolfeschlegelsteinhausenbergerdorff', 'Ann '.repeat(9), 'Ben', '山田太郎'].map((name) => name.trim());

async function withWindow(width: number, act: () => Promise<void>): Promise<void> {
  const { innerWidth, innerHeight } = window;
  await setViewport({ width, height: 800 });
  document.body.style.setProperty('margin', '0');
  await act();
  document.body.removeAttribute('style');
  await setViewport({ width: innerWidth, height: innerHeight });
}

/** Nothing makes the page wider than its window. */
function expectNoOverflow(el: CafeInternational, what: string): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `the page, ${what}`).to.be.at.most(clientWidth);
  expect(el.scrollWidth, `the element, ${what}`).to.be.at.most(el.clientWidth);
}

/** Where the chairs stand, from the corner of the board. */
function chairs(el: CafeInternational): number[] {
  const board = el.getAnchor('board')!;
  const { left, top } = board.getBoundingClientRect();
  return [...board.shadowRoot!.querySelectorAll('cafe-chair')].flatMap((chair) => {
    const box = chair.getBoundingClientRect();
    return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
  });
}

/** The innermost element that is hit at the centre of `element`. */
function hitAt(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  let found: Element | null = null;
  for (let root: DocumentOrShadowRoot | null = document; root; root = found.shadowRoot) {
    const inner: Element | null = root.elementFromPoint(x + width / 2, y + height / 2);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

/** Heights of what is written. */
const heights = (el: CafeInternational): number[] =>
  [
    inside(el, 'cafe-controls').querySelector('.prompt'),
    inside(el, 'cafe-scoreboard').querySelector('li'),
    action(el, 'undo'),
  ].map((text) => text!.getBoundingClientRect().height);

describe('cafe-international, its layout', () => {
  for (const width of [280, 360, 768, 1920]) {
    it(`fits in a window ${width} px wide, from the lobby to the result`, () =>
      withWindow(width, async () => {
        const el = await table({ players: JSON.stringify(LONG), seed: 'jam' });
        expectNoOverflow(el, 'lobby');
        await press(action(el, 'start'));
        await press(tile(el, el.position!.players[el.position!.toMove]!.hand[0]!));
        expectNoOverflow(el, 'held');
        const random = randomFrom(width);
        while (el.legalTurns().length > 0) {
          if (el.save().turns.length === 20) {
            await drawn();
            expectNoOverflow(el, 'log');
          }
          el.play(pick(random, el.legalTurns()));
        }
        await drawn();
        expectNoOverflow(el, 'result');
      }));
  }

  for (const edition of ['card', 'app12']) {
    it(`fits in narrow and wide windows, ${edition}`, async () => {
      for (const width of [280, 768]) {
        await withWindow(width, async () => {
          const el = await table({ edition, players: JSON.stringify(LONG), 'house-rules': '{"openHands":false}' });
          expectNoOverflow(el, 'lobby');
          await press(action(el, 'start'));
          expectNoOverflow(el, 'curtain');
          await press(action(el, 'ready'));
          await press(inside(el, 'cafe-hand.hand').querySelector<HTMLElement>('[data-guest] button')!);
          expectNoOverflow(el, 'held');
          const random = randomFrom(width);
          while (el.legalTurns().length > 0) el.play(pick(random, el.legalTurns()));
          await drawn();
          expectNoOverflow(el, 'result');
        });
      }
    });
  }

  for (const width of [360, 1280]) {
    it(`lets every chair, tile and button be hit in a window ${width} px wide`, () =>
      withWindow(width, async () => {
        const el = await game({ undo: 'free' });
        el.play('GBf>p36');
        await drawn();
        await press(tile(el, el.position!.players[el.position!.toMove]!.hand[0]!));
        const buttons = [...everything(el.shadowRoot!)].filter((inner) => inner.matches('button'));
        expect(buttons.length).to.be.greaterThan(68 + 1 + 10);
        for (const button of buttons) {
          button.scrollIntoView({ block: 'center' });
          expect(hitAt(button), button.ariaLabel ?? button.outerHTML).to.equal(button);
        }
        scrollTo(0, 0);
      }));
  }

  it('draws at once what was hidden before: in a closed details, without display, or out of sight', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <div></div>
        <details><summary>Play</summary></details>
        <div style="display: none"></div>
        <div style="content-visibility: auto; margin-top: 5000px"></div>
      </div>`,
    );
    const tables = [...page.children].map((child) => {
      const el = document.createElement('cafe-international');
      el.setAttribute('seed', 'jam');
      child.append(el);
      return el;
    });
    await drawn();
    for (const el of tables) await press(action(el, 'start'));
    page.querySelector('details')!.open = true;
    (page.children[2] as HTMLElement).style.setProperty('display', 'block');
    page.lastElementChild!.scrollIntoView();
    await nextFrame();
    await nextFrame();
    const [twin, ...hidden] = tables.map(chairs);
    expect(Math.min(...twin!.filter((_, at) => at % 4 > 1))).to.be.greaterThan(5);
    for (const boxes of hidden) {
      for (const [at, place] of boxes.entries()) expect(place).to.be.closeTo(twin![at]!, 1);
    }
  });

  it('follows its box without being told', async () => {
    const el = await game();
    const before = chairs(el);
    el.parentElement!.style.setProperty('width', '320px');
    const narrow = chairs(el);
    el.parentElement!.removeAttribute('style');
    expect(narrow).not.to.deep.equal(before);
    expect(chairs(el)).to.deep.equal(before);
  });

  it('has letters of its own size, whatever the root of the page has; a page can set it on the tag', async () => {
    const el = await game({ undo: 'free' });
    el.play('GBf>p36');
    await drawn();
    const before = heights(el);
    for (const size of ['8px', '10px', '20px']) {
      document.documentElement.style.setProperty('font-size', size);
      expect(heights(el), size).to.deep.equal(before);
    }
    document.documentElement.removeAttribute('style');
    el.style.setProperty('font-size', '20px');
    for (const [at, height] of heights(el).entries()) expect(height).to.be.greaterThan(before[at]!);
  });

  it('takes the letters and the colour scheme of the page', async () => {
    const el = await game();
    const prompt = inside(el, 'cafe-controls').querySelector('.prompt')!;
    document.body.style.setProperty('font-family', 'monospace');
    expect(getComputedStyle(prompt).fontFamily).to.equal('monospace');
    const ink = (): string => getComputedStyle(prompt).color;
    const [light, dark, fixed] = ['light', 'dark', 'dark'].map((scheme, at) => {
      document.body.style.setProperty('color-scheme', scheme);
      el.setAttribute('theme', at === 2 ? 'light' : 'auto');
      el.shadowRoot!.querySelector('.room')!.className = `room composing ${at === 2 ? 'light' : 'auto'}`;
      return ink();
    });
    document.body.removeAttribute('style');
    expect(dark).not.to.equal(light);
    expect(fixed).to.equal(light);
  });
});
