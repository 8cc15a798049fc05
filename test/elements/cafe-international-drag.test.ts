import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { drag, drawAway, letGo, middle, moveTo, type Spot } from './drag-tools.js';
import { detailsOf, heard } from './event-tools.js';
import { bar, chair, drawn, game, inside, press, tile, type Settings } from './play-tools.js';

/** A table some turns on, with a guest of the active hand and a chair where it may sit for now. */
async function table(settings: Settings = {}): Promise<{ el: CafeInternational; guest: string; id: string }> {
  const el = await game(settings);
  const random = randomFrom(5);
  for (let turns = 0; turns < 12; turns += 1) el.play(pick(random, el.legalTurns()));
  await drawn();
  const [guest = '', id = ''] = el
    .legalTurns()
    .find((turn) => /^[A-Z]{2}[fm]>\w+$/.test(turn))!
    .split('>');
  return { el, guest, id };
}

const tiles = (el: CafeInternational) => inside(el, 'cafe-hand.hand').querySelectorAll('.placed').length;
const held = (el: CafeInternational) => inside(el, 'cafe-hand.hand').querySelectorAll('.held').length;
const ghost = (el: CafeInternational) => el.shadowRoot!.querySelector<HTMLElement>('.ghost')!;
const isSeated = (el: CafeInternational, id: string): boolean =>
  chair(el, id).parentElement!.classList.contains('tentative');
const nowhere: Spot = [2, 2];

describe('cafe-international, dragging guests', () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));
  afterEach(() => resetMouse());

  it('seats a guest on the chair where it is let go', async () => {
    const { el, guest, id } = await table();
    await drag(tile(el, guest), chair(el, id));
    expect([isSeated(el, id), held(el), tiles(el)]).to.deep.equal([true, 0, 1]);
  });

  it('shows the guest under the pointer, lights what it may take, and takes no room', async () => {
    const { el, guest, id } = await table();
    const { scrollHeight } = document.documentElement;
    await drawAway(middle(tile(el, guest)), middle(chair(el, id)));
    expect(ghost(el).matches(':popover-open')).to.equal(true);
    const [x, y] = middle(ghost(el));
    const [wantedX, wantedY] = middle(chair(el, id));
    expect(Math.hypot(x - wantedX, y - wantedY)).to.be.below(3);
    expect(inside(el, 'cafe-board').querySelectorAll('[data-over]')).to.have.length(1);
    expect(el.getAnchor(`chair:${id}`)!.hasAttribute('data-over')).to.equal(true);
    expect(chair(el, id).parentElement!.classList.contains('offered')).to.equal(true);
    expect(document.documentElement.scrollHeight).to.equal(scrollHeight);
    await letGo();
    expect(ghost(el).matches(':popover-open')).to.equal(false);
    expect(inside(el, 'cafe-board').querySelectorAll('[data-over]')).to.have.length(0);
  });

  it('puts a guest that is let go elsewhere back into the hand', async () => {
    const { el, guest } = await table();
    await drag(tile(el, guest), nowhere);
    expect([held(el), tiles(el)]).to.deep.equal([0, 0]);
    await press(tile(el, guest));
    await drag(tile(el, guest), nowhere);
    expect([held(el), tiles(el)], 'one that was held stays held').to.deep.equal([1, 0]);
  });

  it('says why a guest may not sit where it is let go, and keeps it held', async () => {
    const { el, guest } = await table();
    await press(tile(el, guest));
    const [wrong] = inside(el, 'cafe-board').querySelectorAll('cafe-chair');
    const other = [...inside(el, 'cafe-board').querySelectorAll('cafe-chair')].find(
      ({ chair: view }) => view!.offer === undefined && view!.guest === undefined,
    );
    const events = await heard(() => drag(tile(el, guest), other ?? wrong!));
    expect(detailsOf(events, 'cafe-illegal')).to.have.length(1);
    expect(held(el)).to.equal(1);
  });

  it('sends a guest to the bar', async () => {
    const { el } = await table({ 'house-rules': '{"voluntaryBar":true}' });
    const guest = el
      .legalTurns()
      .find((turn) => turn.startsWith('bar'))!
      .split(' ')[1]!;
    const turns = el.save().turns.length;
    await drag(tile(el, guest), bar(el));
    expect(el.save().turns.slice(turns)).to.deep.equal([`bar ${guest}`]);
  });

  it('shows first what is to be confirmed', async () => {
    const { el, guest, id } = await table({ confirm: 'always' });
    await drag(tile(el, guest), chair(el, id));
    expect([isSeated(el, id), held(el)]).to.deep.equal([false, 1]);
    expect(el.getAnchor(`chair:${id}`)!.shadowRoot!.querySelectorAll('.sitter.waiting')).to.have.length(1);
    await press(chair(el, id));
    expect(isSeated(el, id)).to.equal(true);
  });

  it('is given up with Escape, and when the table goes away', async () => {
    const { el, guest, id } = await table();
    await drawAway(middle(tile(el, guest)), middle(chair(el, id)));
    await sendKeys({ press: 'Escape' });
    await drawn();
    expect([held(el), ghost(el).matches(':popover-open')]).to.deep.equal([0, false]);
    await letGo();
    expect([isSeated(el, id), tiles(el)]).to.deep.equal([false, 0]);
    await drawAway(middle(tile(el, guest)), middle(chair(el, id)));
    const { parentElement } = el;
    el.remove();
    await letGo();
    parentElement!.append(el);
    await drawn();
    expect([held(el), tiles(el), ghost(el).matches(':popover-open')]).to.deep.equal([0, 0, false]);
  });

  it('leaves a press that hardly moves a click, and makes no click of a drag', async () => {
    const { el, guest } = await table();
    const [x, y] = middle(tile(el, guest));
    await moveTo([x, y]);
    await sendMouse({ type: 'down' });
    await moveTo([x + 3, y - 2]);
    await letGo();
    expect(held(el)).to.equal(1);
    await moveTo([x, y]);
    await sendMouse({ type: 'down' });
    await moveTo([x + 30, y]);
    await moveTo([x, y]);
    await letGo();
    expect(held(el), 'let go over the hand').to.equal(1);
    await press(tile(el, guest));
    expect(held(el), 'the next click counts').to.equal(0);
  });

  it('moves no guest that is seated, and none of another player', async () => {
    const { el, guest, id } = await table();
    await drag(tile(el, guest), chair(el, id));
    const placed = inside(el, 'cafe-hand.hand').querySelector('.placed button')!;
    await drawAway(middle(placed), middle(chair(el, id)));
    expect(ghost(el).matches(':popover-open')).to.equal(false);
    await letGo();
    const others = inside(el, 'cafe-hand:not(.hand)').querySelector('[data-place]')!;
    await drawAway(middle(others), middle(chair(el, id)));
    expect(ghost(el).matches(':popover-open')).to.equal(false);
    await letGo();
  });

  describe('lands under the pointer', () => {
    const turned: Readonly<Record<string, string>> = {
      'of a table that is scaled': 'transform: scale(0.6); transform-origin: 0 0',
      'of a table that is turned': 'transform: rotate(20deg) scale(0.7); transform-origin: 300px 300px',
      'from right to left': 'direction: rtl',
      'with zoom': 'zoom: 0.8',
    };
    for (const [how, style] of Object.entries(turned)) {
      it(how, async () => {
        const { el, guest, id } = await table();
        el.parentElement!.setAttribute('style', style);
        await drawn();
        await drag(tile(el, guest), chair(el, id));
        expect(isSeated(el, id)).to.equal(true);
      });
    }

    it('of a page that is scrolled in mid-drag', async () => {
      const { el, guest, id } = await table();
      const box = await fixture<HTMLElement>(html`<div style="height: 700px; overflow: auto"></div>`);
      const space = document.createElement('div');
      space.style.height = '2000px';
      box.append(el, space);
      await drawn();
      await drawAway(middle(tile(el, guest)), middle(chair(el, id)));
      box.scrollTop = 60;
      await drawn();
      await moveTo(middle(chair(el, id)));
      await letGo();
      expect(isSeated(el, id)).to.equal(true);
    });

    it('three shadow roots deep, the outermost closed', async () => {
      const { el, guest, id } = await table();
      let place: HTMLElement = el.parentElement!;
      for (const mode of ['closed', 'open', 'open'] as const) {
        const inner = document.createElement('div');
        place.attachShadow({ mode }).append(inner);
        place = inner;
      }
      place.append(el);
      await aTimeout(0);
      await drag(tile(el, guest), chair(el, id));
      expect(isSeated(el, id)).to.equal(true);
    });
  });

  describe('with a finger or a pen', () => {
    const event = (type: string, [clientX, clientY]: Spot, more: PointerEventInit = {}): PointerEvent =>
      new PointerEvent(type, {
        clientX,
        clientY,
        bubbles: true,
        composed: true,
        isPrimary: true,
        pointerType: 'touch',
        ...more,
      });

    async function touch(el: CafeInternational, from: Element, to: Spot, more?: PointerEventInit): Promise<void> {
      from.dispatchEvent(event('pointerdown', middle(from), more));
      el.dispatchEvent(event('pointermove', to, more));
      await drawn();
    }

    it('shows the guest above the finger, and seats it where the finger is', async () => {
      const { el, guest, id } = await table({ confirm: 'touch' });
      await touch(el, tile(el, guest), middle(chair(el, id)));
      expect(middle(ghost(el))[1]).to.be.below(middle(chair(el, id))[1] - 20);
      el.dispatchEvent(event('pointerup', middle(chair(el, id))));
      await drawn();
      expect(isSeated(el, id)).to.equal(true);
    });

    it('takes no notice of a second pointer', async () => {
      const { el, guest, id } = await table();
      await touch(el, tile(el, guest), middle(chair(el, id)), { pointerId: 7 });
      el.dispatchEvent(event('pointermove', nowhere, { pointerId: 8, isPrimary: false }));
      el.dispatchEvent(event('pointerup', nowhere, { pointerId: 8, isPrimary: false }));
      await drawn();
      expect(ghost(el).matches(':popover-open')).to.equal(true);
      el.dispatchEvent(event('pointerup', middle(chair(el, id)), { pointerId: 7 }));
      await drawn();
      expect(isSeated(el, id)).to.equal(true);
    });

    it('goes back where the browser takes the pointer away', async () => {
      const { el, guest, id } = await table();
      await touch(el, tile(el, guest), middle(chair(el, id)));
      el.dispatchEvent(event('pointercancel', middle(chair(el, id))));
      await drawn();
      expect([held(el), isSeated(el, id), ghost(el).matches(':popover-open')]).to.deep.equal([0, false, false]);
    });

    it('scrolls the page everywhere but on guests that can be drawn away', async () => {
      const { el, guest, id } = await table();
      const action = (element: Element): string => getComputedStyle(element).touchAction;
      expect(action(tile(el, guest))).to.equal('none');
      await drag(tile(el, guest), chair(el, id));
      const placed = inside(el, 'cafe-hand.hand').querySelector('.placed button')!;
      const others = inside(el, 'cafe-hand:not(.hand)').querySelector('button')!;
      const rest = [placed, others, chair(el, id), bar(el), inside(el, 'cafe-board').querySelector('.floor')!];
      for (const element of rest) expect(action(element)).to.be.oneOf(['auto', 'manipulation']);
    });
  });
});
