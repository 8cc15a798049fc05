import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CafeHand } from '../../src/elements/cafe-hand.js';
import type { HandView } from '../../src/flow/views.js';
import { handView } from '../../stories/data/hands.js';
import { nastyName } from '../../stories/data/panels.js';
import { requestsOf } from './board-tags.js';

const tokens = ['ITm', 'FRf', 'Jf', 'CFm', 'ITm'];
const show = async (view: HandView): Promise<CafeHand> =>
  fixture<CafeHand>(html`<cafe-hand .view=${view}></cafe-hand>`);
const buttons = (hand: CafeHand): HTMLButtonElement[] => [...hand.shadowRoot!.querySelectorAll('button')];
const names = (hand: CafeHand) => buttons(hand).map((button) => button.getAttribute('aria-label'));
const focused = (hand: CafeHand): number => buttons(hand).indexOf(hand.shadowRoot!.activeElement as HTMLButtonElement);

describe('cafe-hand', () => {
  it('is accessible: active', async () => {
    const view = handView(tokens, {}, { 0: { held: true }, 1: { placed: true }, 2: { playable: false } });
    await expect(await show(view)).to.be.accessible();
  });

  it('is accessible: waiting, and after leaving', async () => {
    await expect(await show(handView(tokens, { active: false }))).to.be.accessible();
    await expect(await show(handView([], { active: false, out: true }))).to.be.accessible();
  });

  it('holds a button for each guest, inside an element with its token', async () => {
    const hand = await show(handView(tokens));
    const tiles = [...hand.shadowRoot!.querySelectorAll<HTMLElement>('[data-guest]')];
    expect(tiles.map((tile) => tile.dataset.guest)).to.deep.equal(tokens);
    for (const tile of tiles) expect(tile.querySelectorAll('button')).to.have.length(1);
  });

  it('asks to hold a guest by its place in the hand', async () => {
    const hand = await show(handView(tokens));
    expect(requestsOf(hand, () => buttons(hand)[4]!.click())).to.deep.equal([{ type: 'hold', index: 4 }]);
  });

  it('asks nothing while another player is to move', async () => {
    const hand = await show(handView(tokens, { active: false }));
    expect(requestsOf(hand, () => buttons(hand)[0]!.click())).to.be.empty;
    expect(buttons(hand)[0]).to.have.attribute('aria-disabled', 'true');
  });

  it('says who is held, placed, and of no use now', async () => {
    const view = handView(tokens, {}, { 0: { held: true }, 1: { placed: true }, 2: { playable: false } });
    const hand = await show(view);
    expect(names(hand)).to.deep.equal([
      'a gentleman from Italy, in your hand now',
      'a lady from France, seated in this turn',
      'a lady joker, fits nowhere at the moment',
      'a gentleman from the Central African Republic',
      'a gentleman from Italy',
    ]);
    expect(buttons(hand).map((button) => button.getAttribute('aria-pressed'))).to.deep.equal([
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
  });

  it('is named after its player, whose name is text', async () => {
    const hand = await show(handView(tokens, { name: nastyName }));
    expect(hand.shadowRoot!.querySelector('[part=hand]')).to.have.attribute(
      'aria-label',
      `Hand of ${nastyName}, whose turn it is`,
    );
    expect(hand.shadowRoot!.querySelector('bdi')).to.have.text(nastyName);
    expect(hand.shadowRoot!.querySelector('img')).not.to.exist;
  });

  it('draws the hand of the active player larger', async () => {
    const [active, waiting] = [await show(handView(tokens)), await show(handView(tokens, { active: false }))];
    expect(buttons(active)[0]!.offsetWidth).to.be.above(buttons(waiting)[0]!.offsetWidth * 1.4);
  });

  it('keeps five guests in one row on a phone', async () => {
    const hand = await show(handView(tokens));
    hand.style.width = '320px';
    const tops = new Set(buttons(hand).map((button) => button.getBoundingClientRect().top));
    expect(tops.size).to.equal(1);
    expect(buttons(hand)[4]!.getBoundingClientRect().right).to.be.at.most(hand.getBoundingClientRect().right + 0.5);
  });

  it('the Tab key stops once; arrows, Home and End go on', async () => {
    const hand = await show(handView(tokens));
    const stops = () => buttons(hand).filter(({ tabIndex }) => tabIndex === 0).length;
    hand.focus();
    expect(focused(hand)).to.equal(0);
    for (const [key, place] of [
      ['ArrowRight', 1],
      ['ArrowDown', 2],
      ['End', 4],
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['Home', 0],
    ] as const) {
      await sendKeys({ press: key });
      await hand.updateComplete;
      expect(focused(hand), key).to.equal(place);
      expect(stops()).to.equal(1);
    }
  });

  it('arrows follow the direction of the text', async () => {
    const box = await fixture(html`<div dir="rtl"><cafe-hand .view=${handView(tokens)}></cafe-hand></div>`);
    const hand = box.querySelector('cafe-hand')!;
    hand.focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused(hand)).to.equal(1);
    await sendKeys({ press: 'ArrowRight' });
    expect(focused(hand)).to.equal(0);
  });

  it('Enter and Space pick a guest up', async () => {
    const hand = await show(handView(tokens));
    hand.focus();
    const heard: unknown[] = [];
    hand.addEventListener('cafe-request', (event) => heard.push(event));
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(heard).to.have.length(2);
  });

  it('keeps a tab stop when the hand grows shorter', async () => {
    const hand = await show(handView(tokens));
    hand.focus();
    await sendKeys({ press: 'End' });
    hand.view = handView(['ITm', 'FRf']);
    await hand.updateComplete;
    expect(buttons(hand).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, 0]);
  });
});
