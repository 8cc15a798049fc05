import { expect, fixture, html } from '@open-wc/testing';
import type { CafeBar } from '../../src/elements/cafe-bar.js';
import { barView, type Moment } from '../../stories/data/board.js';
import { moments } from '../../stories/data/moments.js';
import { rooms } from '../../stories/data/rooms.js';
import { requestsOf } from './board-tags.js';

const show = async (moment: Moment = {}): Promise<CafeBar> =>
  fixture<CafeBar>(html`<cafe-bar .bar=${barView(moment)}></cafe-bar>`);
const button = (bar: CafeBar): HTMLButtonElement => bar.shadowRoot!.querySelector('button')!;
const texts = (bar: CafeBar, selector: string) =>
  [...bar.shadowRoot!.querySelectorAll(selector)].map((node) => node.textContent);

describe('cafe-bar', () => {
  for (const moment of ['opening', 'held', 'lateBar', 'fullBar'] as const) {
    it(`is accessible: ${moment}`, async () => {
      await expect(await show(moments[moment])).to.be.accessible();
    });
  }

  it('asks for the bar on a click', async () => {
    const bar = await show(moments.held);
    expect(button(bar)).to.have.attribute('data-action', 'bar');
    expect(requestsOf(bar, () => button(bar).click())).to.deep.equal([{ type: 'bar' }]);
  });

  it('has twenty stools in four rows of five, in the order of their values', async () => {
    const bar = await show();
    const stools = [...bar.shadowRoot!.querySelectorAll('[part~=stool]')].map((stool) => stool.getBoundingClientRect());
    expect(stools).to.have.length(20);
    for (const [at, stool] of stools.entries()) {
      const before = stools[at - 1];
      if (before === undefined) continue;
      if (at % 5 === 0) expect(stool.top).to.be.above(before.bottom - 1);
      else expect(stool.left).to.be.above(before.right - 1);
    }
  });

  it('may be long instead: 21 stools in two rows, the shorter one in the middle', async () => {
    const bar = await fixture<CafeBar>(html`<cafe-bar .bar=${rooms.ring.bar}></cafe-bar>`);
    await expect(bar).to.be.accessible();
    const box = bar.getBoundingClientRect();
    const stools = [...bar.shadowRoot!.querySelectorAll('[part~=stool]')].map((stool) => stool.getBoundingClientRect());
    expect(stools).to.have.length(21);
    for (const [at, { left, right, top, bottom }] of stools.entries()) {
      expect([left > box.left, right < box.right, top > box.top, bottom < box.bottom]).not.to.include(false);
      if (at % 11 > 0) expect(left).to.be.above(stools[at - 1]!.right - 1);
    }
    expect(stools[11]!.top).to.be.above(stools[0]!.bottom);
    expect(stools[11]!.left - box.left).to.be.closeTo(box.right - stools[20]!.right, 1);
  });

  it('shows what each free stool is worth, with a sign as well as a colour', async () => {
    const bar = await show();
    expect(texts(bar, '.value.gain')).to.deep.equal(['+1', '+2', '+3', '+4', '+5']);
    expect(texts(bar, '.value.fine').slice(0, 5)).to.deep.equal(['−2', '−4', '−6', '−8', '−10']);
  });

  it('shows on its sign what the visit would bring', async () => {
    expect(texts(await show(), '.sign')[0]).to.contain('Bar');
    expect(texts(await show(moments.held), '.sign.lit')[0]).to.contain('+5');
    expect(texts(await show(moments.lateBar), '.sign.lit')[0]).to.contain('−20');
  });

  it('says how full it is, what the next visit is worth, and whether it is offered', async () => {
    const name = async (moment: Moment) => button(await show(moment)).getAttribute('aria-label');
    expect(await name({})).to.equal('Bar, 0 of 20 stools taken; the next visit earns 1 point');
    expect(await name(moments.held)).to.equal(
      'Bar, 4 of 20 stools taken; the next visit earns 5 points; the guest you hold may go there',
    );
    expect(await name({ bar: moments.fullBar.bar.slice(0, 5) })).to.equal(
      'Bar, 5 of 20 stools taken; the next visit costs 2 points',
    );
    expect(await name(moments.fullBar)).to.equal('Bar, all 20 stools taken; stands in the way');
  });

  it('shows the held guest on the next stool before the visit is made', async () => {
    const bar = await show({ ...moments.held, previews: { bar: 'GBf' } });
    expect(bar.shadowRoot!.querySelectorAll('.next .waiting')).to.have.length(1);
    expect(button(bar).getAttribute('aria-label')).to.contain(
      'a lady from Britain is shown here: choose once more to send',
    );
    expect((await show(moments.held)).shadowRoot!.querySelector('.waiting')).to.equal(null);
  });

  it('describes who is there', async () => {
    const bar = await show({ bar: ['GBm', 'Jf'] });
    expect(button(bar)).to.have.attribute('aria-describedby', 'guests');
    expect(bar.shadowRoot!.querySelector('#guests')).to.have.text(
      'At the bar: a gentleman from Britain and a lady joker',
    );
    expect(button(await show())).not.to.have.attribute('aria-describedby');
  });

  it('marks itself by shape when it stands in the way', async () => {
    expect((await show({ barMarked: true })).shadowRoot!.querySelector('.alert')).to.exist;
    expect((await show()).shadowRoot!.querySelector('.alert')).not.to.exist;
  });
});
