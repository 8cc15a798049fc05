import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';

const address = new URL('../../demo/index.html', import.meta.url).href;

/** The demo page in a frame of its own. */
async function demo() {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe style="width: 1000px; height: 800px"></iframe>`);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  await loaded;
  const page = frame.contentDocument!;
  const el = page.querySelector<CafeInternational>('cafe-international')!;
  await waitUntil(() => el.shadowRoot?.querySelector('.room'), 'the table is there', { timeout: 60_000 });
  const find = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!;
  return {
    el,
    page,
    find,
    rows: () => [...page.querySelectorAll<HTMLElement>('#saves li')],
    said: () => find('#message').textContent,
    click: (selector: string) => find(selector).click(),
  };
}

const button = (row: HTMLElement, text: string): HTMLElement =>
  [...row.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

describe('the demo page', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('is accessible', async () => {
    const { page } = await demo();
    const copy = await fixture<HTMLElement>(html`<div></div>`);
    copy.innerHTML = page.body.innerHTML;
    copy.querySelector('cafe-international')!.remove();
    await expect(copy).to.be.accessible();
  });

  it('fits its window', async () => {
    const { page } = await demo();
    expect(page.title).to.equal('Café International');
    expect(page.documentElement.scrollWidth).to.be.at.most(page.documentElement.clientWidth);
  });

  it('keeps a list of games, and goes on with them', async () => {
    const { el, rows, said, click } = await demo();
    click('#save');
    expect([rows().length, said()]).to.deep.equal([0, 'There is no game to save yet.']);
    click('#new');
    el.play(el.legalTurns()[0]!);
    expect(rows(), 'turns by themselves are not listed').to.have.length(0);
    click('#save');
    const save = el.save();
    expect([rows().length, said()]).to.deep.equal([1, 'Saved.']);
    expect(rows()[0]!.textContent).to.include('Player 1, Player 2: 1 turn');
    el.play(el.legalTurns()[0]!);
    click('#save');
    expect(rows()).to.have.length(2);
    button(rows()[1]!, 'Go on').click();
    expect(el.save()).to.deep.equal(save);
    expect(said()).to.equal('The saved game goes on.');
    button(rows()[0]!, 'Remove').click();
    expect(rows()).to.have.length(1);
    button(rows()[0]!, 'Go on').click();
    expect(el.save()).to.deep.equal(save);
  });

  it('still has the list, and the game, after a reload', async () => {
    const first = await demo();
    first.click('#new');
    first.click('#save');
    first.el.play(first.el.legalTurns()[0]!);
    const save = first.el.save();
    const second = await demo();
    expect(second.el.save()).to.deep.equal(save);
    expect(second.rows()).to.have.length(1);
  });

  it('shows names as text, and says what is wrong with a game', async () => {
    const { el, rows, said, click } = await demo();
    el.start({ players: ['<img src=x onerror=1>', 'Ben'] });
    click('#save');
    expect(rows()[0]!.textContent).to.include('<img src=x onerror=1>, Ben');
    const kept = JSON.parse(localStorage.getItem('cafe-demo-saves')!) as { game: object }[];
    localStorage.setItem('cafe-demo-saves', JSON.stringify([{ ...kept[0], game: { ...kept[0]!.game, digest: '' } }]));
    const other = await demo();
    button(other.rows()[0]!, 'Go on').click();
    expect(other.said()).to.match(/another café/);
    expect(said()).to.equal('Saved.');
  });

  it('opens with a list that somebody else has spoilt', async () => {
    for (const text of ['null', '[1, null, {"when": "", "game": {}}]']) {
      localStorage.setItem('cafe-demo-saves', text);
      const { rows, click, said } = await demo();
      expect(rows(), text).to.have.length(0);
      click('#new');
      click('#save');
      expect([rows().length, said()]).to.deep.equal([1, 'Saved.']);
    }
  });

  it('says so where nothing can be kept', async () => {
    const { rows, click, said, page } = await demo();
    Reflect.set((page.defaultView as Window & typeof globalThis).Storage.prototype, 'setItem', () => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    click('#new');
    click('#save');
    expect([rows().length, said()]).to.deep.equal([0, 'This browser keeps no games.']);
  });
});
