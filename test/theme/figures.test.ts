import { expect, fixture, html } from '@open-wc/testing';
import { figure, figureStyles, type FigureLook } from '../../src/theme/figures.js';
import { nationIds, nationStyles } from '../../src/theme/nations.js';
import { packs } from '../../src/theme/packs/index.js';
import { signStyles } from '../../src/theme/sign.js';
import { difference, raster } from './raster.js';

/** All black, without letters, star and flag: what is left is the outline. */
const silhouette = '.figure *{fill:#000;stroke:#000} .figure :is(text,.star,.label,.emblem){display:none}';

const outline = (look: FigureLook, size = 20) =>
  raster(figure(look, packs.flags), { size, reach: 21, css: silhouette });
const picture = (look: FigureLook, size = 20) =>
  raster(figure(look, packs.flags), {
    size,
    reach: 21,
    css: `${nationStyles.cssText}${figureStyles.cssText}${signStyles.cssText}`,
  });

describe('figures', () => {
  it('the outline alone tells a lady from a gentleman, at 20 pixels too', async () => {
    const [lady, gentleman] = await Promise.all([
      outline({ sex: 'f', joker: false, nation: 'IT' }),
      outline({ sex: 'm', joker: false, nation: 'IT' }),
    ]);
    expect(difference(lady, gentleman)).to.be.above(0.12);
  });

  it('the outline tells a lady joker from a gentleman joker', async () => {
    const [lady, gentleman] = await Promise.all([
      outline({ sex: 'f', joker: true }),
      outline({ sex: 'm', joker: true }),
    ]);
    expect(difference(lady, gentleman)).to.be.above(0.1);
  });

  it('the outline is the same for all nations, so that nothing but cloth, letters and flag tells them', async () => {
    const [one, other] = await Promise.all([
      outline({ sex: 'f', joker: false, nation: 'CU' }),
      outline({ sex: 'f', joker: false, nation: 'RU' }),
    ]);
    expect(difference(one, other)).to.equal(0);
  });

  for (const sex of ['f', 'm'] as const) {
    it(`all ${sex === 'f' ? 'ladies' : 'gentlemen'} and their joker look different at 20 pixels`, async () => {
      const looks: FigureLook[] = [...nationIds.map((nation) => ({ nation, sex, joker: false })), { sex, joker: true }];
      const drawn = await Promise.all(looks.map((look) => picture(look)));
      for (const [at, one] of drawn.entries()) {
        for (const other of drawn.slice(at + 1)) expect(difference(one, other)).to.be.above(0.05);
      }
    });
  }

  it('a guest wears letters and flag, a joker a star until it is named', async () => {
    const draw = async (look: FigureLook) => fixture<SVGElement>(html`<svg>${figure(look, packs.flags)}</svg>`);
    const guest = await draw({ sex: 'm', joker: false, nation: 'IN' });
    expect(guest.querySelector('text')).to.have.text('IN');
    expect(guest.querySelector('.emblem')).to.exist;
    const joker = await draw({ sex: 'm', joker: true });
    expect(joker.querySelector('.star')).to.exist;
    expect(joker.querySelector('text')).not.to.exist;
    const named = await draw({ sex: 'f', joker: true, nation: 'ES' });
    expect(named.querySelector('text')).to.have.text('ES');
    expect(named.querySelector('.emblem')).to.exist;
    expect(named.querySelector('.harlequin')).to.exist;
  });

  it('uses no ids, so that any number may stand on a page', async () => {
    const svg = await fixture<SVGElement>(
      html`<svg>${figure({ sex: 'f', joker: true, nation: 'US' }, packs.flags)}</svg>`,
    );
    expect(svg.querySelector('[id]')).not.to.exist;
  });
});
