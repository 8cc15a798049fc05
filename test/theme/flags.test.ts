import { expect, fixture, html } from '@open-wc/testing';
import { flag } from '../../src/theme/flags.js';
import { nationIds } from '../../src/theme/nations.js';
import { difference, raster } from './raster.js';

describe('flags', () => {
  it('any two differ clearly at 18 pixels', async () => {
    const drawn = await Promise.all(nationIds.map((id) => raster(flag(id), { size: 18, reach: 10, css: '' })));
    for (const [at, one] of drawn.entries()) {
      for (const [further, other] of drawn.slice(at + 1).entries()) {
        const pair = `${nationIds[at]} and ${nationIds[at + 1 + further]}`;
        expect(difference(one, other), pair).to.be.above(0.15);
      }
    }
  });

  for (const id of nationIds) {
    it(`${id} keeps within its disc and uses no ids`, async () => {
      const svg = await fixture<SVGSVGElement>(
        html`<svg viewBox="-20 -20 40 40" width="200" height="200">${flag(id)}</svg>`,
      );
      const { x, y, width, height } = svg.querySelector('g')!.getBBox();
      for (const edge of [x, y]) expect(edge).to.be.at.least(-10.05);
      for (const edge of [x + width, y + height]) expect(edge).to.be.at.most(10.05);
      expect(svg.querySelector('[id]')).not.to.exist;
    });
  }

  it('nothing is painted outside the disc', async () => {
    const size = 80;
    for (const id of nationIds) {
      const pixels = await raster(flag(id), { size, reach: 12, css: '' });
      for (let at = 0; at < size * size; at += 1) {
        const [x, y] = [(at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2];
        if ((Math.hypot(x, y) * 24) / size > 10.4) expect(pixels[at * 4 + 3], `${id} at ${x}, ${y}`).to.be.below(40);
      }
    }
  });
});
