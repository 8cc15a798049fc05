import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { middle } from './drag-tools.js';
import { action, bar, chair, chairsWith, drawn, game, inside, press, seat, tile } from './play-tools.js';

const floor = (el: CafeInternational) => inside(el, 'cafe-board').querySelector<HTMLElement>('.floor')!;
const isClose = (el: CafeInternational) => floor(el).classList.contains('close');
const all = (el: CafeInternational) => inside(el, 'cafe-board').querySelector<HTMLElement>('button.all');
const loupe = (el: CafeInternational) => el.shadowRoot!.querySelector<HTMLElement>('.loupe')!;
const held = (el: CafeInternational) => inside(el, 'cafe-hand.hand').querySelectorAll('.held').length;

const pointer = (type: string, element: Element, [clientX, clientY] = middle(element), kind = 'touch') =>
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerType: kind,
      isPrimary: true,
      pointerId: 7,
      clientX,
      clientY,
      detail: type === 'click' ? 1 : 0,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );

/** A finger, as the browser tells of it. */
async function tap(element: Element): Promise<void> {
  pointer('click', element);
  await drawn();
}

describe('cafe-international, on a phone', () => {
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('is seen whole, and a tap brings the tables round it close, with chairs of 44 pixels; nothing is played by it', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    const board = floor(el);
    expect([board.scrollWidth, board.scrollHeight]).to.deep.equal([board.clientWidth, board.clientHeight]);
    expect(chair(el, 'p36').getBoundingClientRect().width).to.be.below(44);
    await tap(chair(el, 'p36'));
    expect([isClose(el), held(el), chairsWith(el, 'tentative').length]).to.deep.equal([true, 1, 0]);
    for (const { id } of el.shadowRoot!.querySelector('cafe-board')!.view!.chairs)
      expect(Math.min(chair(el, id).offsetWidth, chair(el, id).offsetHeight), id).to.be.at.least(43);
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const [x, y] = middle(chair(el, 'p36'));
    expect(x > left && x < right && y > top && y < bottom, 'it is in sight').to.equal(true);
    await tap(chair(el, 'p36'));
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
  });

  it('is seen whole again when that is asked for, and with every turn', async () => {
    const el = await game();
    await tap(chair(el, 'p36'));
    expect(all(el)!.getBoundingClientRect().height).to.be.at.least(44);
    await press(all(el)!);
    expect([isClose(el), all(el), floor(el).scrollLeft]).to.deep.equal([false, null, 0]);
    await tap(chair(el, 'p36'));
    await seat(el, 'GBf>p36', (button) => tap(button));
    expect(isClose(el)).to.equal(true);
    await press(action(el, 'confirm'));
    expect(isClose(el)).to.equal(false);
  });

  it('lets the bar, a mouse, a key and a reader act at once', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    pointer('click', chair(el, 'p36'), middle(chair(el, 'p36')), 'mouse');
    await drawn();
    expect([isClose(el), chairsWith(el, 'tentative')]).to.deep.equal([false, ['p36']]);
    await press(action(el, 'take-back'));
    await press(tile(el, 'GBf'));
    await press(chair(el, 'p36'));
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
    await press(action(el, 'take-back'));
    await press(tile(el, 'GBf'));
    await tap(bar(el));
    expect(el.save().turns).to.deep.equal(['bar GBf']);
  });

  it('comes close only where it is small', async () => {
    await setViewport({ width: 1280, height: 900 });
    const el = await game();
    await press(tile(el, 'GBf'));
    await tap(chair(el, 'p36'));
    expect([isClose(el), chairsWith(el, 'tentative')]).to.deep.equal([false, ['p36']]);
  });

  it('shows what is under the finger in a loupe while a guest is dragged', async () => {
    const el = await game();
    const from = tile(el, 'GBf');
    const [x, y] = middle(chair(el, 'p36'));
    pointer('pointerdown', from);
    pointer('pointermove', from, [x + 30, y + 60]);
    pointer('pointermove', from, [x, y]);
    await drawn();
    expect(loupe(el).matches(':popover-open')).to.equal(true);
    const twin = loupe(el).querySelector('cafe-board')!;
    const seen = twin.shadowRoot!.querySelector<HTMLElement>('[data-chair=p36]')!;
    expect(seen.offsetWidth).to.be.closeTo(48, 1);
    expect(seen.hasAttribute('data-over')).to.equal(true);
    const [glassX, glassY] = middle(loupe(el));
    expect(Math.hypot(middle(seen)[0] - x, middle(seen)[1] - glassY)).to.be.below(90);
    expect(Math.abs(glassY - y), 'beside the finger').to.be.above(78);
    expect(glassX).to.be.at.least(78);
    pointer('pointerup', from, [x, y]);
    await drawn();
    expect(loupe(el).matches(':popover-open')).to.equal(false);
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
  });
});
