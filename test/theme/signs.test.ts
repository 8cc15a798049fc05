import { expect, fixture, html } from '@open-wc/testing';
import { cloths, nationIds, nationStyles } from '../../src/theme/nations.js';
import { packs } from '../../src/theme/packs/index.js';
import { readPack } from '../../src/theme/packs/read-pack.js';
import { sign, signStyles } from '../../src/theme/sign.js';
import { contrast } from './contrast.js';
import { difference, raster } from './raster.js';

const css = `${nationStyles.cssText}${signStyles.cssText}`;

for (const [name, pack] of Object.entries(packs)) {
  describe(`the pack ${name}`, () => {
    it('is as any page could write it', () => {
      const { signs, letters } = pack;
      expect(readPack({ signs, letters })).to.deep.equal({ ok: true, value: { ...pack, names: {} } });
    });

    it('has letters that tell all nations apart without a colour', () => {
      expect(new Set(Object.values(pack.letters))).to.have.length(nationIds.length);
    });

    it('any two signs differ clearly at 18 pixels', async () => {
      const drawn = await Promise.all(nationIds.map((id) => raster(sign(id, pack), { size: 18, reach: 10, css })));
      for (const [at, one] of drawn.entries()) {
        for (const [further, other] of drawn.slice(at + 1).entries()) {
          const pair = `${nationIds[at]} and ${nationIds[at + 1 + further]}`;
          expect(difference(one, other), pair).to.be.above(0.15);
        }
      }
    });

    it('signs have a part that stands out from what is round it, 3:1', () => {
      for (const id of nationIds) {
        const { cloth, ink } = cloths[id];
        const colours = pack.signs[id].map(([colour]) => ({ cloth, ink })[colour] ?? colour);
        const best = Math.max(...colours.flatMap((one) => colours.map((other) => contrast(one, other))));
        expect(best, id).to.be.at.least(3);
      }
    });

    it('nothing is painted outside the disc, and no id is needed', async () => {
      const size = 80;
      for (const id of nationIds) {
        const pixels = await raster(sign(id, pack), { size, reach: 12, css });
        for (let at = 0; at < size * size; at += 1) {
          const [x, y] = [(at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2];
          if ((Math.hypot(x, y) * 24) / size > 10.4) expect(pixels[at * 4 + 3], `${id} at ${x}, ${y}`).to.be.below(40);
        }
        const svg = await fixture(html`<svg>${sign(id, pack)}</svg>`);
        expect(svg.querySelector('[id], use, image, style, script')).not.to.exist;
      }
    });
  });
}

describe('a pack of a page', () => {
  const star = [
    ['#123456', 'M0 0H512V512H0Z'],
    ['ink', 'M256 84L298 214z'],
  ] as const;

  it('says only what is different', () => {
    const read = readPack({
      base: 'plain',
      signs: { GB: star },
      letters: { GB: 'AL' },
      names: { en: { GB: 'Albion' } },
    });
    expect(read.ok).to.equal(true);
    if (!read.ok) return;
    expect(read.value.signs).to.deep.equal({ ...packs.plain.signs, GB: star });
    expect(read.value.letters).to.deep.equal({ ...packs.plain.letters, GB: 'AL' });
    expect(read.value.names).to.deep.equal({ en: { GB: 'Albion' } });
  });

  const refused: readonly [fault: string, value: unknown, at: string][] = [
    ['is no pack that there is', 'jam', 'pack'],
    ['is no data', 7, 'pack'],
    ['is nothing', null, 'pack'],
    ['is built on none that there is', { base: 'jam' }, 'base'],
    ['knows no such nation', { signs: { XX: star } }, 'signs.XX'],
    ['has a sign without an area', { signs: { GB: [] } }, 'signs.GB'],
    ['has a colour of another kind', { signs: { GB: [['red', 'M0 0z']] } }, 'signs.GB.0.0'],
    ['has a colour that leads elsewhere', { signs: { GB: [['url(https://a.b)', 'M0 0z']] } }, 'signs.GB.0.0'],
    ['has no path', { signs: { GB: [['#123456', '<script>']] } }, 'signs.GB.0.1'],
    ['has an endless path', { signs: { GB: [['#123456', `M${'0 '.repeat(20_000)}`]] } }, 'signs.GB.0.1'],
    ['has many letters', { letters: { GB: 'GBGB' } }, 'letters.GB'],
    ['has the same letters twice', { letters: { GB: 'FR' } }, 'letters.GB'],
    ['has a name that is no text', { names: { en: { GB: 7 } } }, 'names.en.GB'],
    ['has something else', { font: 'x' }, 'font'],
  ];
  for (const [fault, value, at] of refused) {
    it(`that ${fault} is refused, with the place`, () => {
      const read = readPack(value);
      expect(read.ok).to.equal(false);
      if (!read.ok) expect([read.code, read.at]).to.deep.equal(['bad-pack', at]);
    });
  }
});
