import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CafeCurtain } from '../../src/elements/cafe-curtain.js';
import type { CurtainView } from '../../src/flow/views.js';
import { curtain, curtainNames } from '../../stories/data/card-panels.js';
import { longName, nastyName } from '../../stories/data/panels.js';
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

register('cafe-curtain', CafeCurtain);

const show = (view: CurtainView): Promise<CafeCurtain> => panel('cafe-curtain', { view });

describe('cafe-curtain', () => {
  it('is accessible', async () => {
    for (const view of [curtain, ...curtainNames]) await expectAccessible(await show(view));
  });

  it('draws nothing without a view', async () => {
    expect(textOf((await panel('cafe-curtain', {})).shadowRoot!)).to.equal('');
  });

  it('says who comes next, and is named after it', async () => {
    const el = await show(curtain);
    expect(textOf(part(el, 'h2'))).to.equal('Pass the table to Ben.');
    expect(part(el, 'section').getAttribute('aria-labelledby')).to.equal(part(el, 'h2').id);
    expect(textOf(part(el, 'p'))).to.equal('All hands are closed. Only Ben looks at what comes next.');
  });

  it('takes the last turn back, where nothing was learned since', async () => {
    const el = await show(curtain);
    const undo = part(el, '[data-action=undo]');
    expect(textOf(undo)).to.equal('Take back Ann’s turn');
    expect(await requests(el, () => undo.click())).to.deep.equal([{ type: 'action', action: 'undo' }]);
    expect(parts(await show({ player: 1, name: 'Ben' }), '[data-action=undo]')).to.have.length(0);
  });

  it('has one button, with which this player is ready', async () => {
    const el = await show({ player: 1, name: 'Ben' });
    expect(parts(el, 'button')).to.have.length(1);
    const ready = part(el, '[data-action=ready]');
    expect(textOf(ready)).to.equal('I am Ben: show my hand');
    expect(await requests(el, () => ready.click())).to.deep.equal([{ type: 'action', action: 'ready' }]);
  });

  it('takes the focus at its heading, so that one key too many opens nothing', async () => {
    const el = await show(curtain);
    el.focus();
    expect(el.shadowRoot!.activeElement).to.equal(part(el, 'h2'));
    expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([]);
    await sendKeys({ press: 'Tab' });
    expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([{ type: 'action', action: 'ready' }]);
  });

  it('fits from 280 pixels on', async () => {
    await expectToFit(await show({ player: 0, name: longName, undo: longName }));
  });

  it('takes names for text', async () => {
    const el = await show({ player: 0, name: nastyName, undo: nastyName });
    expect(parts(el, 'bdi').map(textOf)).to.deep.equal([nastyName, nastyName, nastyName, nastyName]);
    expectInert(el);
  });
});
