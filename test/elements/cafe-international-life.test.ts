import { expect, fixture, html } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { heard, complaints } from './event-tools.js';
import { action, chairsWith, compose, drawn, everything, game, press, seat, table, tile } from './play-tools.js';

/** A box in the page. */
const box = (): Promise<HTMLElement> => fixture<HTMLElement>(html`<div></div>`);

/** Opens the café and seats one guest. */
async function plays(el: CafeInternational): Promise<void> {
  await drawn();
  await press(action(el, 'start'));
  const [turn] = el.legalTurns() as [string];
  await compose(el, turn);
  expect(el.save().turns).to.deep.equal([turn]);
}

/** Counts what is listened for on the page while `act` runs. */
async function listenersOn(targets: readonly EventTarget[], act: () => unknown): Promise<string[]> {
  const native = Reflect.get(EventTarget.prototype, 'addEventListener') as (...args: unknown[]) => void;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
    if (targets.includes(this)) found.push(String(args[0]));
    native.apply(this, args);
  };
  const found: string[] = [];
  try {
    await act();
  } finally {
    Reflect.set(EventTarget.prototype, 'addEventListener', native);
  }
  return found;
}

describe('cafe-international, in the life of a page', () => {
  it('plays as a plain tag, however it came', async () => {
    const around = await box();
    around.innerHTML = '<cafe-international></cafe-international>';
    await plays(around.querySelector('cafe-international')!);
    const detached = document.createElement('cafe-international');
    detached.setAttribute('players', 'Ann, Ben');
    await drawn();
    around.append(detached);
    await plays(detached);
    around.append(detached.cloneNode(true));
    await plays(around.lastElementChild as CafeInternational);
    const parsed = new DOMParser().parseFromString('<cafe-international seed="1"></cafe-international>', 'text/html');
    around.append(document.adoptNode(parsed.body.firstElementChild!));
    await plays(around.lastElementChild as CafeInternational);
  });

  it('writes nothing on its own tag', async () => {
    const around = await box();
    for (const tag of [
      '<cafe-international></cafe-international>',
      '<cafe-international seed="1" lang="de" role="region" tabindex="-1" aria-label="Café" hidden=""></cafe-international>',
    ]) {
      around.innerHTML = tag;
      await drawn();
      expect(around.innerHTML).to.equal(tag);
    }
    const el = document.createElement('cafe-international');
    expect(el.outerHTML).to.equal('<cafe-international></cafe-international>');
    around.append(el);
    await plays(el);
    expect(el.outerHTML).to.equal('<cafe-international></cafe-international>');
  });

  it('hides when it is told to', async () => {
    const el = await table();
    expect(getComputedStyle(el).display).to.equal('block');
    el.hidden = true;
    expect(getComputedStyle(el).display).to.equal('none');
  });

  it('plays on when it is moved in the middle of a turn', async () => {
    const el = await game();
    await seat(el, 'GBf>p36');
    await press(tile(el, 'ITm'));
    const offers = chairsWith(el, 'offer');
    const around = await box();
    const events = await heard(async () => {
      el.remove();
      await drawn();
      around.append(el);
      await drawn();
      const room = document.createElement('div');
      room.attachShadow({ mode: 'open' }).append(el);
      around.append(room);
      await drawn();
    });
    expect(events).to.deep.equal([]);
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
    expect(chairsWith(el, 'offer')).to.deep.equal(offers);
    await press(el.getAnchor('chair:s26')!.shadowRoot!.querySelector('button')!);
    await press(action(el, 'confirm'));
    expect(el.save().turns).to.deep.equal(['GBf>p36 ITm>s26']);
  });

  it('plays on in another window', async () => {
    const frame = document.createElement('iframe');
    (await box()).append(frame);
    frame.contentDocument!.body.lang = 'tlh';
    const el = await game();
    await seat(el, 'GBf>p36');
    frame.contentDocument!.body.append(el);
    await drawn();
    await press(action(el, 'confirm'));
    expect(el.save().turns).to.deep.equal(['GBf>p36']);
  });

  it('leaves nothing behind, however short it stayed', async () => {
    const around = await box();
    const targets = [window, document, document.documentElement, document.body];
    const lines: string[] = [];
    const found = await listenersOn(targets, async () => {
      lines.push(
        ...(await complaints(async () => {
          for (let count = 0; count < 20; count += 1) {
            const el = document.createElement('cafe-international');
            around.append(el);
            el.remove();
          }
          const el = document.createElement('cafe-international');
          around.append(el);
          await plays(el);
          el.remove();
          await drawn();
        })),
      );
    });
    expect(found).to.deep.equal([]);
    expect(lines).to.deep.equal([]);
  });

  it('leaves the page as it is', async () => {
    const page = (): unknown => [
      document.title,
      location.href,
      history.length,
      scrollX,
      scrollY,
      document.documentElement.getAttributeNames(),
      document.body.getAttributeNames(),
      document.head.children.length,
      document.styleSheets.length,
      document.adoptedStyleSheets.length,
      document.activeElement === document.body,
    ];
    const around = await box();
    around.innerHTML = '<div></div><cafe-international seed="jam"></cafe-international>';
    Object.assign(document.body.style, { minHeight: '5000px' });
    scrollTo(0, 120);
    const before = page();
    const el = around.querySelector('cafe-international')!;
    await plays(el);
    await press(action(el, 'undo'));
    el.start();
    await drawn();
    expect(page()).to.deep.equal(before);
    document.body.removeAttribute('style');
  });

  it('shares nothing with another table on the page', async () => {
    const one = await game();
    const two = await game({ players: 'Cem, Dot', theme: 'dark', seed: 'oat' });
    const save = two.save();
    const drawing = two.shadowRoot!.innerHTML;
    await compose(one, 'GBf>p36 ITm>s26');
    await press(tile(one, one.position!.players[one.position!.toMove]!.hand[0]!));
    expect(two.save()).to.deep.equal(save);
    expect(two.shadowRoot!.innerHTML).to.equal(drawing);
    expect(chairsWith(two, 'offer')).to.deep.equal([]);
    await seat(two, two.legalTurns()[0]!.split(' ')[0]!);
    expect(chairsWith(one, 'tentative')).to.deep.equal([]);
  });

  it('uses no id twice in one tree', async () => {
    const el = await game();
    for (const root of [el, ...everything(el.shadowRoot!)].map(({ shadowRoot }) => shadowRoot).filter(Boolean)) {
      const ids = [...root!.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids).to.deep.equal([...new Set(ids)]);
    }
  });
});
