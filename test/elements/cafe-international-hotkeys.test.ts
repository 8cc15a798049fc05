import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import type { ChairView } from '../../src/flow/views.js';
import { focused } from './key-tools.js';
import { bar, chair, drawn, game, inside, press, tile } from './play-tools.js';

/** Presses a key where the focus is; whether the page could still have made something of it. */
async function key(press: string, shift = false): Promise<boolean> {
  let left = false;
  const look = (event: KeyboardEvent): void => {
    left = !event.defaultPrevented;
  };
  window.addEventListener('keydown', look);
  if (shift) await sendKeys({ down: 'Shift' });
  await sendKeys({ press });
  if (shift) await sendKeys({ up: 'Shift' });
  window.removeEventListener('keydown', look);
  await drawn();
  return left;
}

/** The chair that has the focus. */
const chairNow = (): ChairView => Reflect.get((focused()!.getRootNode() as ShadowRoot).host, 'chair') as ChairView;

const keysOf = (el: CafeInternational) => el.shadowRoot!.querySelector<HTMLDialogElement>('dialog.keys');

describe('cafe-international, single keys', () => {
  it('T leads from table to table, and with Shift back', async () => {
    const el = await game();
    chair(el, 'p36').focus();
    const first = chairNow().tables[0];
    const seen = [first];
    for (let steps = 0; steps < 24; steps += 1) {
      expect(await key('t')).to.equal(false);
      seen.push(chairNow().tables[0]);
    }
    expect(new Set(seen).size).to.equal(24);
    expect(seen.at(-1), 'round and round').to.equal(first);
    await key('T', true);
    expect(chairNow().tables[0]).to.equal(seen.at(-2));
  });

  it('F leads to the chairs that fit the guest that is held, from anywhere, and nowhere while none is', async () => {
    const el = await game();
    tile(el, 'GBf').focus();
    expect(await key('f'), 'a key that leads nowhere is the page\u2019s').to.equal(true);
    await press(tile(el, 'GBf'));
    tile(el, 'GBf').focus();
    const fitting = [...inside(el, 'cafe-board').querySelectorAll('cafe-chair')].filter(
      ({ chair: view }) => view?.offer,
    );
    const seen = new Set<string>();
    for (let steps = 0; steps < fitting.length; steps += 1) {
      await key('f');
      expect(chairNow().offer).not.to.equal(undefined);
      seen.add(chairNow().id);
    }
    expect(seen.size).to.equal(fitting.length);
    const { id } = chairNow();
    await key('f');
    await key('F', true);
    expect(chairNow().id).to.equal(id);
  });

  it('B leads to the bar, H to the hand', async () => {
    const el = await game();
    chair(el, 'p36').focus();
    await key('b');
    expect(focused() === bar(el)).to.equal(true);
    await key('h');
    expect(inside(el, 'cafe-hand.hand').activeElement?.matches('button')).to.equal(true);
  });

  it('? shows the keys that count, and Escape puts the list away', async () => {
    const el = await game({});
    el.hotkeys = 'bar';
    await drawn();
    tile(el, 'GBf').focus();
    await key('?');
    expect(keysOf(el)!.open).to.equal(true);
    await expect(el).to.be.accessible();
    const keys = [...keysOf(el)!.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys.slice(-4)).to.deep.equal(['F', 'H', 'S', '?']);
    expect(await key('h'), 'the keys of the table rest').to.equal(true);
    await key('Escape');
    expect(keysOf(el)).to.equal(null);
    expect(focused() === tile(el, 'GBf')).to.equal(true);
  });

  it('can be switched off, one by one or all', async () => {
    const el = await game();
    chair(el, 'p36').focus();
    el.setAttribute('hotkeys', 'b help');
    expect([await key('b'), await key('?')]).to.deep.equal([true, true]);
    expect([focused() === chair(el, 'p36'), keysOf(el)]).to.deep.equal([true, null]);
    expect(await key('h')).to.equal(false);
    el.toggleAttribute('nohotkeys', true);
    chair(el, 'p36').focus();
    for (const letter of ['t', 'f', 'b', 'h', 's', '?']) expect(await key(letter), letter).to.equal(true);
    expect(inside(el, 'cafe-board').querySelector('#keys')!.textContent).not.to.match(/question mark/);
  });

  it('leaves the page every key that is not ours', async () => {
    const el = await game();
    const outside = await fixture<HTMLInputElement>(html`<input aria-label="a field of the page" />`);
    outside.focus();
    for (const letter of ['t', 'f', 'b', 'h', '?']) expect(await key(letter)).to.equal(true);
    expect(outside.value).to.equal('tfbh?');
    chair(el, 'p36').focus();
    for (const combination of ['Control+b', 'Alt+h', 'Meta+f', 'x', 'F2']) {
      const event = new KeyboardEvent('keydown', {
        key: combination.split('+').at(-1)!,
        ctrlKey: combination.startsWith('Control'),
        altKey: combination.startsWith('Alt'),
        metaKey: combination.startsWith('Meta'),
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      chair(el, 'p36').dispatchEvent(event);
      expect([event.defaultPrevented, focused() === chair(el, 'p36')], combination).to.deep.equal([false, true]);
    }
  });

  it('are no keys while a text is typed in the café', async () => {
    const el = await game();
    await press(inside(el, 'cafe-log').querySelector<HTMLElement>('[data-action="paste-game"]')!);
    const field = inside(el, 'cafe-log').querySelector<HTMLTextAreaElement>('form textarea')!;
    field.focus();
    for (const letter of ['t', 'b', '?']) await key(letter);
    expect([field.value, keysOf(el)]).to.deep.equal(['tb?', null]);
  });

  it('stand where they do on keyboards with other letters', async () => {
    const el = await game();
    chair(el, 'p36').focus();
    const event = new KeyboardEvent('keydown', {
      key: 'и',
      code: 'KeyB',
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    chair(el, 'p36').dispatchEvent(event);
    expect([event.defaultPrevented, focused() === bar(el)]).to.deep.equal([true, true]);
  });
});
