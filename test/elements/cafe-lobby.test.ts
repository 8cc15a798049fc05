import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CafeLobby } from '../../src/elements/cafe-lobby.js';
import type { LobbyView } from '../../src/flow/views.js';
import * as views from '../../stories/data/panels.js';
import {
  expectAccessible,
  expectInert,
  expectToFit,
  fields,
  panel,
  part,
  parts,
  register,
  requests,
  textOf,
} from './panel-tools.js';

register('cafe-lobby', CafeLobby);

const all = [views.lobbyEmpty, views.lobbyReady, views.lobbyFull, views.lobbyChanged, views.lobbySameName];
const lobby = (view: LobbyView): Promise<CafeLobby> => panel('cafe-lobby', { view });
const field = (el: CafeLobby): HTMLInputElement => fields(el, '#new')[0]!;
const names = (el: CafeLobby): HTMLInputElement[] => fields(el, 'ol input');
const start = (el: CafeLobby): HTMLElement => part(el, '[data-action=start]');

async function show(el: CafeLobby, view: LobbyView): Promise<void> {
  el.view = view;
  await el.updateComplete;
}

describe('cafe-lobby', () => {
  it('is accessible', async () => {
    for (const view of all) await expectAccessible(await lobby(view));
  });

  it('draws nothing without a view', async () => {
    expect(textOf((await panel('cafe-lobby', {})).shadowRoot!)).to.equal('');
  });

  it('shows the players, the room that is left, and what is missing', async () => {
    expect(names(await lobby(views.lobbyReady)).map(({ value }) => value)).to.deep.equal(['Ann', 'Ben']);
    expect(textOf(part(await lobby(views.lobbyReady), '.players'))).to.include('There is room for 2 more.');
    expect(textOf(part(await lobby(views.lobbyFull), '.players'))).to.include('The party is complete.');
    expect(textOf(part(await lobby(views.lobbyEmpty), '#problem'))).to.equal('At least 2 players are needed.');
    expect(textOf(part(await lobby(views.lobbySameName), '#problem'))).to.include('called Ann.');
  });

  describe('a player joins', () => {
    it('with Enter', async () => {
      const el = await lobby(views.lobbyEmpty);
      field(el).focus();
      await sendKeys({ type: ' Ann ' });
      expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([{ type: 'join', name: 'Ann' }]);
    });

    it('with the button, and under the proposed name if none was given', async () => {
      const el = await lobby(views.lobbyReady);
      expect(await requests(el, () => part(el, 'form button').click())).to.deep.equal([
        { type: 'join', name: 'Player 3' },
      ]);
      await show(el, { ...views.lobbyReady, players: [{ name: 'Ann' }, { name: 'Player 3' }] });
      expect(field(el).placeholder).to.equal('Player 4');
    });

    it('and the field is ready for the next', async () => {
      const el = await lobby(views.lobbyEmpty);
      field(el).focus();
      await sendKeys({ type: 'Ann' });
      await show(el, { ...views.lobbyEmpty, players: [{ name: 'Ann' }] });
      expect(field(el).value).to.equal('');
      expect(el.shadowRoot!.activeElement).to.equal(field(el));
    });

    it('not, and the name can be mended', async () => {
      const el = await lobby(views.lobbyReady);
      field(el).value = 'Ann';
      await show(el, { ...views.lobbyReady, problem: { id: 'problem-same-name', args: { name: 'Ann' } } });
      expect(field(el).value).to.equal('Ann');
    });
  });

  it('lets a player leave', async () => {
    const el = await lobby(views.lobbyReady);
    const leave = parts(el, '.leave')[1]!;
    expect(leave.getAttribute('aria-label')).to.equal('Ben leaves');
    expect(await requests(el, () => leave.click())).to.deep.equal([{ type: 'leave', player: 1 }]);
  });

  it('lets a player take another name', async () => {
    const el = await lobby(views.lobbyReady);
    const [ann] = names(el);
    ann!.select();
    await sendKeys({ type: 'Anna' });
    expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([
      { type: 'rename', player: 0, name: 'Anna' },
    ]);
    expect(ann!.value).to.equal('Ann');
    await show(el, { ...views.lobbyReady, players: [{ name: 'Anna' }, { name: 'Ben' }] });
    expect(ann!.value).to.equal('Anna');
  });

  it('keeps a name that was emptied', async () => {
    const el = await lobby(views.lobbyReady);
    const [ann] = names(el);
    ann!.value = '  ';
    expect(await requests(el, () => ann!.dispatchEvent(new Event('change')))).to.deep.equal([]);
    expect(ann!.value).to.equal('Ann');
  });

  it('hands the focus on when the field goes away', async () => {
    const el = await lobby(views.lobbyReady);
    field(el).focus();
    await show(el, views.lobbyFull);
    expect(el.shadowRoot!.activeElement).to.equal(start(el));
  });

  it('hands the focus on when the last player leaves', async () => {
    const el = await lobby(views.lobbyReady);
    parts(el, '.leave')[1]!.focus();
    await show(el, { ...views.lobbyReady, players: [{ name: 'Ann' }] });
    expect(el.shadowRoot!.activeElement).to.equal(field(el));
  });

  it('offers the presets, each in a sentence', async () => {
    const el = await lobby(views.lobbyReady);
    const radios = fields(el, '[type=radio]');
    expect(radios.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['classic1989', true],
      ['amigo', false],
      ['bsw', false],
    ]);
    for (const about of parts(el, '.about')) expect(textOf(about)).to.match(/^[A-Z].+\.$/);
    expect(await requests(el, () => radios[2]!.click())).to.deep.equal([{ type: 'configure', preset: 'bsw' }]);
  });

  it('opens the café, once it can', async () => {
    const el = await lobby(views.lobbyReady);
    expect(await requests(el, () => start(el).click())).to.deep.equal([{ type: 'action', action: 'start' }]);
    await show(el, views.lobbyEmpty);
    expect(await requests(el, () => start(el).click())).to.deep.equal([]);
    expect(start(el).getAttribute('aria-disabled')).to.equal('true');
  });

  it('says what the house plays otherwise than its preset', async () => {
    expect((await lobby(views.lobbyReady)).renderRoot.querySelector('.changed')).to.equal(null);
    const text = textOf(part(await lobby(views.lobbyChanged), '.changed'));
    expect(text).to.include('Prices at the bar');
    expect(text).to.include('The house has prices of its own.');
  });

  it('takes along who typed a name and did not join', async () => {
    const el = await lobby(views.lobbyReady);
    field(el).value = 'Cem';
    expect(await requests(el, () => start(el).click())).to.deep.equal([
      { type: 'join', name: 'Cem' },
      { type: 'action', action: 'start' },
    ]);
  });

  it('fits from 280 pixels on', async () => {
    for (const view of all) await expectToFit(await lobby(view));
  });

  it('takes names for text', async () => {
    const el = await lobby({
      ...views.lobbyFull,
      problem: { id: 'problem-same-name', args: { name: views.nastyName } },
    });
    expect(names(el)[1]!.value).to.equal(views.nastyName);
    expect(part(el, '#problem bdi').textContent).to.equal(views.nastyName);
    expectInert(el);
  });
});
