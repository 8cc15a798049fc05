import { expect, fixture, html } from '@open-wc/testing';
import type { CafeGuest } from '../../src/elements/cafe-guest.js';
import { guest } from '../../stories/data/panels.js';
import './board-tags.js';

const show = async (token: string): Promise<CafeGuest> =>
  fixture<CafeGuest>(html`<cafe-guest .guest=${guest(token)}></cafe-guest>`);
const picture = (element: CafeGuest): SVGElement => element.shadowRoot!.querySelector('svg')!;

describe('cafe-guest', () => {
  it('is accessible', async () => {
    for (const token of ['USf', 'Jm', 'Jf=TR']) await expect(await show(token)).to.be.accessible();
  });

  it('is a picture with a name', async () => {
    expect(picture(await show('USf'))).to.have.attribute('aria-label', 'a lady from the United States');
    expect(picture(await show('Jm'))).to.have.attribute('aria-label', 'a gentleman joker');
    expect(picture(await show('Jf=TR'))).to.have.attribute('aria-label', 'a lady joker as a guest from Turkey');
  });

  it('shows the flag where there is room for it, and the letters always', async () => {
    const element = await show('FRm');
    const display = (selector: string) => getComputedStyle(picture(element).querySelector(selector)!).display;
    element.style.width = '72px';
    expect(display('.emblem')).not.to.equal('none');
    element.style.width = '20px';
    expect(display('.emblem')).to.equal('none');
    expect(display('text')).not.to.equal('none');
  });

  it('draws nothing without a guest', async () => {
    const element = await fixture<CafeGuest>(html`<cafe-guest></cafe-guest>`);
    expect(element.shadowRoot!.querySelector('svg')).not.to.exist;
  });
});
