import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { fetchLocalizer } from '../../src/i18n/languages.js';
import { packNames } from '../../src/theme/packs/index.js';
import { complaints, detailsOf, heard } from './event-tools.js';
import { action, chair, drawn, game, inside, playUntil, press, seat, table, tile } from './play-tools.js';
import { randomFrom } from '../helpers/random.js';

const albion = {
  base: 'plain',
  letters: { GB: 'AL' },
  names: { en: { GB: 'Albion' }, 'en-XA': { GB: { name: 'Álbion', short: 'Ál' } } },
} as const;

/** Path data of the sign on the table of a nation. */
const signOf = (el: CafeInternational, id: string): string[] =>
  [...el.getAnchor(`table:${id}`)!.shadowRoot!.querySelectorAll('.roundel path')].map((path) =>
    path.getAttribute('d')!,
  );
const lettersOf = (root: ParentNode): string => root.querySelector('.letters')!.textContent;

describe('cafe-international, the look of the nations', () => {
  for (const name of packNames) {
    it(`is accessible with ${name}: lobby, turn, result`, async () => {
      const el = await table({ players: 'Ann, Ben', seed: 'jam', confirm: 'never', speed: '0' });
      el.pack = name;
      await drawn();
      await expect(el).to.be.accessible();
      await press(action(el, 'start'));
      await seat(el, 'GBf>p36');
      await expect(el).to.be.accessible();
      await playUntil(el, /^never$/, randomFrom(3)).catch(() => undefined);
      expect(el.legalTurns()).to.deep.equal([]);
      await expect(el).to.be.accessible();
    });
  }

  it('is that of its pack, everywhere and at once', async () => {
    const el = await game();
    const before = signOf(el, 'GB1');
    el.setAttribute('pack', 'plain');
    await drawn();
    expect(signOf(el, 'GB1')).not.to.deep.equal(before);
    expect(el.pack).to.equal('plain');
    el.removeAttribute('pack');
    await drawn();
    expect(signOf(el, 'GB1')).to.deep.equal(before);
    expect(el.pack).to.equal('flags');
  });

  it('can be a page’s own: signs, letters, and names in each language', async () => {
    await fetchLocalizer('en-xa');
    const el = await game();
    el.setAttribute('pack', JSON.stringify(albion));
    await drawn();
    const label = () => chair(el, 'p36').ariaLabel!;
    const hand = () => tile(el, 'GBf').ariaLabel!;
    expect(el.pack).to.deep.equal(albion);
    expect(hand()).to.match(/^a lady from Albion/);
    expect(label()).to.match(/at Albion 1/);
    expect(inside(el, 'cafe-board').querySelector('[role=group][aria-label="Albion 1"]')).to.exist;
    expect(lettersOf(tile(el, 'GBf').parentElement!)).to.equal('AL');
    el.lang = 'en-XA';
    await drawn();
    expect(hand()).to.match(/Álbion/);
    await fetchLocalizer('de');
    el.lang = 'de';
    await drawn();
    expect(hand()).to.match(/Großbritannien/);
    el.removeAttribute('pack');
    el.lang = 'en';
    await drawn();
    expect(hand()).to.match(/^a lady from Britain/);
  });

  it('stays as it was when it is set to what is none', async () => {
    const el = await game();
    el.pack = 'plain';
    await drawn();
    const before = signOf(el, 'GB1');
    for (const [value, at] of [
      ['jam', 'pack'],
      ['{"base":"plain"', 'pack'],
      ['{"signs":{"GB":[["red","M0 0"]]}}', 'signs.GB.0.0'],
    ]) {
      let events: Awaited<ReturnType<typeof heard>> = [];
      const lines = await complaints(async () => {
        events = await heard(() => {
          el.setAttribute('pack', value!);
        });
      });
      expect(lines).to.have.length(1);
      expect(detailsOf(events, 'cafe-error').map(({ code, at: place }) => [code, place])).to.deep.equal([
        ['bad-pack', at],
      ]);
      expect(signOf(el, 'GB1')).to.deep.equal(before);
    }
  });
});
