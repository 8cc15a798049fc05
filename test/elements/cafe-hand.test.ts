import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CafeHand } from '../../src/elements/cafe-hand.js';
import type { HandView } from '../../src/flow/views.js';
import { closedHand, handView } from '../../stories/data/hands.js';
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

  const twelve = ['GB', 'ES', 'CN', 'FR', 'DE', 'RU', 'TR', 'IN', 'US', 'CU', 'CF', 'IT'].map((nation) => `${nation}f`);

  it('lays twelve guests in two rows of six on a phone, in one where there is room', async () => {
    const hand = await show(handView(twelve, { limit: 12 }));
    const rows = () => [...new Set(buttons(hand).map((button) => Math.round(button.getBoundingClientRect().top)))];
    for (const [width, count] of [
      [320, 2],
      [480, 2],
      [760, 1],
    ] as const) {
      hand.style.width = `${width}px`;
      expect(rows(), `${width} pixels`).to.have.length(count);
      for (const button of buttons(hand)) {
        const { right, width: wide } = button.getBoundingClientRect();
        expect(right).to.be.at.most(hand.getBoundingClientRect().right + 0.5);
        expect(wide).to.be.at.least(44);
      }
    }
  });
});

describe('cafe-hand, closed', () => {
  const backs = (hand: CafeHand) => hand.shadowRoot!.querySelectorAll('.hand > .backs > .back');

  it('is accessible', async () => {
    await expect(await show(closedHand(7, { name: 'Ben', faceDown: 2 }))).to.be.accessible();
    await expect(await show(closedHand(0, { name: 'Ben' }))).to.be.accessible();
  });

  it('shows backs, as many as there are guests, and says how many', async () => {
    const hand = await show(closedHand(7, { name: 'Ben' }));
    expect(backs(hand)).to.have.length(7);
    const group = hand.shadowRoot!.querySelector('[part=hand]')!;
    expect(group).to.have.attribute('aria-label', 'Hand of Ben, 7 guests, closed');
    expect(hand.shadowRoot!.querySelector('.name')!.textContent.replace(/\s+/g, ' ').trim()).to.equal('Ben 7 guests');
    hand.view = closedHand(1, { name: 'Ben', active: true });
    await hand.updateComplete;
    expect(group).to.have.attribute('aria-label', 'Hand of Ben, whose turn it is, 1 guest, closed');
  });

  it('holds nothing of its guests, also where it lay open before or its view has some by mistake', async () => {
    const open = handView(tokens, { active: false });
    const hand = await show(open);
    hand.view = { ...open, closed: true };
    await hand.updateComplete;
    const { innerHTML } = hand.shadowRoot!;
    expect(buttons(hand)).to.be.empty;
    expect(hand.shadowRoot!.querySelector('[data-guest], .figure, [part=guest]')).to.equal(null);
    for (const trace of [/ITm|FRf|CFm|Jf/, /Italy|France|Africa|joker|lady|gentleman/i]) {
      expect(innerHTML).not.to.match(trace);
    }
    hand.view = open;
    await hand.updateComplete;
    expect(buttons(hand)).to.have.length(5);
    expect(backs(hand)).to.be.empty;
  });

  it('all backs are alike', async () => {
    const hand = await show(closedHand(12));
    const drawings = [...backs(hand)].map(({ outerHTML }) => outerHTML.replace(/<!--.*?-->/g, ''));
    expect(new Set(drawings).size).to.equal(1);
  });

  it('counts what lies face down, of closed hands and of open ones', async () => {
    const pile = async (view: HandView) => (await show(view)).shadowRoot!.querySelector('.pile');
    expect(await pile(closedHand(7, { faceDown: 2 }))).to.have.trimmed.text('2 cards face down');
    expect(await pile(handView(tokens, { faceDown: 1 }))).to.have.trimmed.text('1 card face down');
    expect(await pile(closedHand(7))).to.equal(null);
  });
});
