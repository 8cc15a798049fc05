import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { randomFrom } from '../helpers/random.js';
import { controlsOf, drawn, game, inside, playUntil } from './play-tools.js';

describe('cafe-international, on paper', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('prints the café and every turn, and nothing that is pressed', async () => {
    const el = await game();
    await playUntil(el, /^swap/, randomFrom(4));
    await emulateMedia({ media: 'print' });
    await drawn();
    const shown = controlsOf(el).filter((button) => button.checkVisibility() && button.textContent.trim() !== '');
    expect(shown.map((button) => button.textContent)).to.deep.equal([]);
    expect(el.getAnchor('board')!.checkVisibility()).to.equal(true);
    const scroll = inside(el, 'cafe-log').querySelector('.scroll')!;
    expect(scroll.scrollHeight).to.equal(scroll.clientHeight);
    const floor = inside(el, 'cafe-board').querySelector('.floor')!;
    expect(getComputedStyle(floor).backgroundColor).to.equal('rgb(255, 255, 255)');
  });

  it('is white on paper, unless the page has set a colour', async () => {
    const el = await game();
    const colour = () => getComputedStyle(inside(el, 'cafe-log').querySelector('.panel')!).backgroundColor;
    expect(colour()).to.equal('rgb(255, 250, 241)');
    await emulateMedia({ media: 'print' });
    expect(colour()).to.equal('rgb(255, 255, 255)');
    el.style.setProperty('--cafe-paper', 'rgb(1, 2, 3)');
    expect(colour()).to.equal('rgb(1, 2, 3)');
  });
});
