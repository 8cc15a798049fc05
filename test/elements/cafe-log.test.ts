import { expect, nextFrame } from '@open-wc/testing';
import { CafeLog } from '../../src/elements/cafe-log.js';
import type { LogEntryView } from '../../src/flow/views.js';
import { logEntries, nastyName } from '../../stories/data/panels.js';
import { expectAccessible, expectInert, expectToFit, panel, part, parts, register, textOf } from './panel-tools.js';

register('cafe-log', CafeLog);

const log = (entries: readonly LogEntryView[]): Promise<CafeLog> => panel('cafe-log', { entries });
const many = Array.from({ length: 10 }, () => logEntries)
  .flat()
  .map((entry, i) => ({ ...entry, number: i + 1 }));
const lines = (el: CafeLog, entry: number): string[] =>
  [...parts(el, 'ol > li')[entry]!.querySelectorAll('p, ul > li')].map(textOf);

describe('cafe-log', () => {
  it('is accessible', async () => {
    for (const entries of [[], logEntries]) await expectAccessible(await log(entries));
  });

  it('says that nothing has happened yet', async () => {
    expect(textOf(part(await log([]), '.scroll'))).to.equal('The doors have just opened. Nobody has moved yet.');
  });

  it('tells every turn in words, with its points explained, the newest first', async () => {
    const el = await log(logEntries);
    expect(logEntries.map((_, entry) => lines(el, entry)).reverse()).to.deep.equal([
      [
        '1. Ann +4 points',
        'seats a gentleman from Britain at Britain 1',
        'seats a lady from Britain at Britain 1',
        'Britain 1: a pair of one nation, 4 points rule 4.8',
        'In short: GBm>p36 GBf>p37',
      ],
      [
        '2. Ben +4 points',
        'seats a lady joker as a guest from Spain at Britain 2 and Spain 1',
        'Britain 2: a company of three, 3 points rule 4.7',
        'Spain 1: the first guest, 1 point rule 4.7',
        'In short: Jf=ES>s28',
      ],
      [
        `3. ${nastyName} −2 points`,
        'sends a gentleman from Italy to the bar, stool 6',
        'Stool 6 at the bar costs 2 points rule 4.12',
        'In short: bar ITm',
      ],
      [
        '4. Ann 0 points',
        'seats a lady from Spain at Britain 2 and Spain 1 and takes the joker in hand',
        'In short: swap ESf>s28',
      ],
      [
        '5. Ben +8 points',
        'seats a gentleman from the Central African Republic at Central African Republic 1',
        'Central African Republic 1: a full table of one nation, 8 points rule 4.8',
        'keeps a hand of 4 guests from now on',
        'In short: CFm>p28 draw 0',
      ],
      [
        '6. ليلى (1) 0 points',
        'sends a gentleman from France to the bar, stool 20',
        'leaves the game',
        'In short: bar FRm',
      ],
      ['7. Ann 0 points', 'cannot play and passes', 'In short: pass'],
    ]);
  });

  it('gives the notation as code', async () => {
    expect(parts(await log(logEntries), 'code').map(textOf)).to.deep.equal(
      logEntries.map(({ turn }) => turn).reverse(),
    );
  });

  it('shows the newest turn, and scrolls within itself only', async () => {
    const el = await log(many);
    const scroller = part(el, '.scroll');
    expect(scroller.scrollHeight).to.be.greaterThan(scroller.clientHeight);
    expect(document.scrollingElement!.scrollHeight).to.be.at.most(Math.max(innerHeight, el.offsetHeight + 100));
    scroller.scrollTop = 500;
    await nextFrame();
    el.entries = [...many, { ...logEntries[0]!, number: many.length + 1 }];
    await el.updateComplete;
    expect(scroller.scrollTop).to.equal(0);
    expect(document.scrollingElement!.scrollTop).to.equal(0);
  });

  it('can be scrolled by keyboard', async () => {
    const scroller = part(await log(many), '.scroll');
    scroller.focus();
    expect(scroller.matches(':focus')).to.equal(true);
  });

  it('fits from 280 pixels on', async () => {
    await expectToFit(await log(logEntries));
  });

  it('takes names for text', async () => {
    const el = await log(logEntries);
    expect(parts(el, 'bdi').map(textOf)).to.include(nastyName);
    expectInert(el);
  });
});
