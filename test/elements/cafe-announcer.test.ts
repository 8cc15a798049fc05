import { expect } from '@open-wc/testing';
import { CafeAnnouncer } from '../../src/elements/cafe-announcer.js';
import { expectAccessible, expectInert, panel, part, register } from './panel-tools.js';
import { nastyName } from '../../stories/data/panels.js';

register('cafe-announcer', CafeAnnouncer);

const region = (el: CafeAnnouncer): HTMLElement => part(el, '[aria-live]');
const spoken = async (el: CafeAnnouncer): Promise<string> => {
  await el.updateComplete;
  return region(el).textContent;
};

describe('cafe-announcer', () => {
  it('is accessible', async () => {
    await expectAccessible(await panel('cafe-announcer', {}));
  });

  it('has one polite region, empty from the start and never made anew', async () => {
    const el = await panel('cafe-announcer', {});
    const first = region(el);
    expect(first.getAttribute('aria-live')).to.equal('polite');
    expect(await spoken(el)).to.equal('');
    el.say('Ann earns 4 points.');
    expect(await spoken(el)).to.equal('Ann earns 4 points.');
    expect(region(el)).to.equal(first);
  });

  it('says the same thing twice', async () => {
    const el = await panel('cafe-announcer', {});
    const texts = [];
    for (let time = 0; time < 3; time += 1) {
      el.say('Not possible');
      texts.push(await spoken(el));
    }
    expect(texts.map((text) => text.trim())).to.deep.equal(Array(3).fill('Not possible'));
    expect(texts[1]).not.to.equal(texts[0]);
    expect(texts[2]).not.to.equal(texts[1]);
  });

  it('says one message an action: the last', async () => {
    const el = await panel('cafe-announcer', {});
    el.say('one');
    el.say('two');
    expect(await spoken(el)).to.equal('two');
  });

  it('takes up no room', async () => {
    const el = await panel('cafe-announcer', {});
    el.say('a long message '.repeat(50));
    await el.updateComplete;
    expect(el.offsetWidth).to.equal(1);
    expect(el.parentElement!.offsetHeight).to.equal(0);
  });

  it('takes names for text', async () => {
    const el = await panel('cafe-announcer', {});
    el.say(nastyName);
    expect(await spoken(el)).to.equal(nastyName);
    expectInert(el);
  });
});
