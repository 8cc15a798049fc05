import { expect, nextFrame } from '@open-wc/testing';
import { CafeLog } from '../../src/elements/cafe-log.js';
import type { LogEntryView } from '../../src/flow/views.js';
import { cardLog } from '../../stories/data/card-panels.js';
import { logEntries, nastyName } from '../../stories/data/panels.js';
import {
  expectAccessible,
  expectInert,
  expectToFit,
  panel,
  part,
  parts,
  register,
  requests,
  textOf,
} from './panel-tools.js';

register('cafe-log', CafeLog);

const log = (entries: readonly LogEntryView[]): Promise<CafeLog> => panel('cafe-log', { entries });
const many = Array.from({ length: 10 }, () => logEntries)
  .flat()
  .map((entry, i) => ({ ...entry, number: i + 1 }));
const lines = (el: CafeLog, entry: number): string[] =>
  [...parts(el, 'ol > li')[entry]!.querySelectorAll('p, ul > li')].map(textOf);

describe('cafe-log', () => {
  it('is accessible', async () => {
    for (const entries of [[], logEntries, cardLog]) await expectAccessible(await log(entries));
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
        'Britain 1: a pair of one nation, 4 points Rule 4.8',
        'In short: GBm>p36 GBf>p37',
      ],
      [
        '2. Ben +4 points',
        'seats a lady joker as a guest from Spain at Britain 2 and Spain 1',
        'Britain 2: a company of three, 3 points Rule 4.7',
        'Spain 1: the first guest, 1 point Rule 4.7',
        'In short: Jf=ES>s28',
      ],
      [
        `3. ${nastyName} −2 points`,
        'sends a gentleman from Italy to the bar, stool 6',
        'Stool 6 at the bar costs 2 points Rule 4.12',
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
        'Central African Republic 1: a full table of one nation, 8 points Rule 4.8',
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

  it('tells of cards, of the end, of a birthday and of what the variants pay', async () => {
    const el = await log(cardLog);
    expect(cardLog.map((_, entry) => lines(el, entry)).reverse()).to.deep.equal([
      [
        '1. Ann +8 points',
        'seats a gentleman from Turkey at Turkey (top left)',
        'seats a lady from Turkey at Turkey (top left), Britain (centre), and United States (bottom left)',
        'Turkey (top left): a pair of one nation, 4 points Rule 6.5',
        'Britain (centre): a full table, 4 points Rule 6.5',
        'Britain (centre) is full: its guests leave, and China comes in its place.',
        'declares the end',
        'In short: TRm>x1 TRf>x6 end',
      ],
      ['2. Ben 0 points', 'draws a card', 'In short: draw'],
      [`3. ${nastyName} 0 points`, 'lays a card face down', 'In short: down'],
      [
        '4. Ann +6 points',
        'seats a lady from Britain at Britain 1',
        'Britain 1: a coffee klatch of four ladies, 20 points Rule 5.2',
        'Britain 2: a regulars’ table of four gentlemen, 20 points Rule 5.2',
        'Spain 1: its nation has its birthday, 4 points more Rule 5.1',
        'The bank has run out of chips and keeps 2 points Rule 4.1',
        'names the nation whose birthday it is: Turkey',
        'In short: GBf>p37 birthday TR',
      ],
    ]);
  });

  it('tells of a full table that nothing can take the place of', async () => {
    const [entry] = cardLog;
    const steps = entry!.steps.map((step) =>
      'replaced' in step ? { ...step, replaced: [{ table: step.replaced[0]!.table }] } : step,
    );
    expect(lines(await log([{ ...entry!, steps }]), 0)).to.include(
      'Britain (centre) is full: its guests leave, and there is no table left to take its place.',
    );
  });

  it('asks for the rule of a line', async () => {
    const el = await log(logEntries.slice(0, 1));
    const rule = part(el, 'button.rule');
    expect(textOf(rule)).to.equal('Rule 4.8');
    expect(await requests(el, () => rule.click())).to.deep.equal([{ type: 'rule', section: 'points:oneNation' }]);
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

describe('cafe-log, copying and pasting', () => {
  const TEXT = 'a game of some café';
  const press = async (el: CafeLog, selector: string): Promise<void> => {
    part(el, selector).click();
    await el.updateComplete;
    await nextFrame();
  };
  const field = (el: CafeLog) => el.shadowRoot!.querySelector('textarea');
  const paste = async (el: CafeLog) => {
    await press(el, '[data-action=paste-game]');
    field(el)!.value = TEXT;
    return requests(el, () => part(el, '[type=submit]').click());
  };

  it('is accessible', async () => {
    const el = await log(logEntries);
    el.message = 'No such game.';
    await press(el, '[data-action=paste-game]');
    await expectAccessible(el);
    await expectToFit(el);
  });

  it('asks for a copy of the game, and holds nothing of its text', async () => {
    const el = await log(logEntries);
    expect(await requests(el, () => part(el, '[data-action=copy-game]').click())).to.deep.equal([
      { type: 'copy-game' },
    ]);
    expect(field(el)).to.equal(null);
  });

  it('says what came of it to everybody', async () => {
    const el = await log(logEntries);
    const status = part(el, '[role=status]');
    expect(textOf(status)).to.equal('');
    for (const [message, text] of [
      ['copied', 'The game is copied. Paste it into a mail, or into another café.'],
      ['pasted', 'The game goes on from here.'],
      ['refused', 'This browser does not let the café copy for you.'],
      [nastyName, nastyName],
    ] as const) {
      el.message = message;
      await el.updateComplete;
      expect(textOf(status)).to.equal(text);
    }
    expectInert(el);
  });

  it('shows the text to be copied by hand, selected, and takes none there', async () => {
    const el = await log(logEntries);
    Object.assign(el, { message: 'refused', text: TEXT });
    await el.updateComplete;
    expect(textOf(part(el, '[role=status]'))).to.match(/game as text: copy it yourself\.$/);
    const { value, readOnly, selectionStart, selectionEnd } = field(el)!;
    expect([value, readOnly, selectionStart, selectionEnd]).to.deep.equal([TEXT, true, 0, TEXT.length]);
    expect(el.shadowRoot!.activeElement).to.equal(field(el));
    await expectAccessible(el);
    await expectToFit(el);
    el.text = undefined;
    await el.updateComplete;
    expect(field(el)).to.equal(null);
  });

  it('opens a form under the focus and closes it again', async () => {
    const el = await log(logEntries);
    const open = part(el, '[data-action=paste-game]');
    expect(open.getAttribute('aria-expanded')).to.equal('false');
    await press(el, '[data-action=paste-game]');
    expect(open.getAttribute('aria-expanded')).to.equal('true');
    expect(el.shadowRoot!.activeElement).to.equal(field(el));
    await press(el, 'form [type=button]');
    expect(field(el)).to.equal(null);
    expect(el.shadowRoot!.activeElement).to.equal(open);
  });

  it('sends the text that was pasted, and nothing while there is none', async () => {
    const el = await log(logEntries);
    await press(el, '[data-action=paste-game]');
    expect(await requests(el, () => part(el, '[type=submit]').click())).to.deep.equal([]);
    await press(el, '[data-action=paste-game]');
    expect(await paste(el)).to.deep.equal([{ type: 'paste-game', text: TEXT }]);
  });

  it('keeps a text that was refused, and lets go of one that was taken up', async () => {
    const el = await log(logEntries);
    await paste(el);
    el.message = 'This is no game.';
    await el.updateComplete;
    expect(field(el)!.value).to.equal(TEXT);
    await requests(el, () => part(el, '[type=submit]').click());
    el.entries = logEntries.slice(0, 2);
    await el.updateComplete;
    expect(field(el)).to.equal(null);
    await paste(el);
    el.message = 'pasted';
    await el.updateComplete;
    expect(field(el)).to.equal(null);
  });

  it('stays open while somebody else moves', async () => {
    const el = await log(logEntries.slice(0, 2));
    await press(el, '[data-action=paste-game]');
    el.entries = logEntries;
    await el.updateComplete;
    expect(field(el)).not.to.equal(null);
  });
});
