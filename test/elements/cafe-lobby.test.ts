import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { CafeLobby } from '../../src/elements/cafe-lobby.js';
import type { LobbyView } from '../../src/flow/views.js';
import * as views from '../../stories/data/lobby.js';
import { nastyName } from '../../stories/data/panels.js';
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

const all = [
  views.lobbyEmpty,
  views.lobbyReady,
  views.lobbyFull,
  views.lobbyChanged,
  views.lobbySameName,
  views.lobbyCardChanged,
];
const lobby = (view: LobbyView): Promise<CafeLobby> => panel('cafe-lobby', { view });
const field = (el: CafeLobby): HTMLInputElement => fields(el, '#new')[0]!;
const names = (el: CafeLobby): HTMLInputElement[] => fields(el, 'ol input');
const start = (el: CafeLobby): HTMLElement => part(el, '[data-action=start]');

function unfold(el: CafeLobby): void {
  for (const fold of parts(el, 'details')) fold.setAttribute('open', '');
}

async function show(el: CafeLobby, view: LobbyView): Promise<void> {
  el.view = view;
  await el.updateComplete;
}

describe('cafe-lobby', () => {
  it('is accessible', async () => {
    for (const view of all) {
      const el = await lobby(view);
      await expectAccessible(el);
      unfold(el);
      await expectAccessible(el);
    }
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

  it('offers the games, each in a sentence', async () => {
    const el = await lobby(views.lobbyReady);
    const radios = fields(el, '[name=edition]');
    expect(radios.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['board', true],
      ['card', false],
      ['app12', false],
    ]);
    expect(await requests(el, () => radios[1]!.click())).to.deep.equal([{ type: 'edition', edition: 'card' }]);
    // Nobody granted it, so the board game it is.
    expect(radios.map(({ checked }) => checked)).to.deep.equal([true, false, false]);
  });

  it('offers the presets, each in a sentence', async () => {
    const el = await lobby(views.lobbyReady);
    const radios = fields(el, '[name=preset]');
    expect(radios.map(({ value, checked }) => [value, checked])).to.deep.equal([
      ['classic1989', true],
      ['amigo', false],
      ['bsw', false],
    ]);
    for (const about of parts(el, '.about')) expect(textOf(about)).to.match(/^[A-Z].+\.$/);
    expect(await requests(el, () => radios[2]!.click())).to.deep.equal([
      { type: 'configure', preset: 'bsw', options: 'keep' },
    ]);
  });

  it('offers no presets where they change nothing', async () => {
    expect(fields(await lobby(views.lobbyCard), '[name=preset]')).to.deep.equal([]);
  });

  it('opens the rule book', async () => {
    const el = await lobby(views.lobbyReady);
    const book = part(el, '.rule-book');
    expect(textOf(book)).to.equal('Rule book');
    expect(await requests(el, () => book.click())).to.deep.equal([{ type: 'rule', section: '' }]);
  });

  it('opens the café, once it can', async () => {
    const el = await lobby(views.lobbyReady);
    expect(await requests(el, () => start(el).click())).to.deep.equal([{ type: 'action', action: 'start' }]);
    await show(el, views.lobbyEmpty);
    expect(await requests(el, () => start(el).click())).to.deep.equal([]);
    expect(start(el).getAttribute('aria-disabled')).to.equal('true');
  });

  it('keeps the way in within sight, and out of the way of what has the focus', async () => {
    await setViewport({ width: 390, height: 844 });
    const el = await lobby(views.lobbyChanged);
    unfold(el);
    expect(el.getBoundingClientRect().height).to.be.greaterThan(2000);
    const bar = part(el, '.start');
    for (const top of [0, 1000, 2000]) {
      window.scrollTo(0, top);
      expect(start(el).getBoundingClientRect().bottom).to.be.at.most(innerHeight);
      expect(start(el).getBoundingClientRect().top).to.be.at.least(0);
    }
    window.scrollTo(0, 0);
    for (const control of parts(el, 'select, summary')) {
      control.scrollIntoView({ block: 'nearest' });
      expect(control.getBoundingClientRect().bottom).to.be.at.most(bar.getBoundingClientRect().top);
    }
    window.scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  it('takes along who typed a name and did not join', async () => {
    const el = await lobby(views.lobbyReady);
    field(el).value = 'Cem';
    expect(await requests(el, () => start(el).click())).to.deep.equal([
      { type: 'join', name: 'Cem' },
      { type: 'action', action: 'start' },
    ]);
  });

  describe('a game text', () => {
    const message = `Line 3 is no turn: ${nastyName}`;

    it('is pasted and sent', async () => {
      const el = await lobby(views.lobbyReady);
      unfold(el);
      part(el, '#text').focus();
      await sendKeys({ type: '[Edition "board@1"]' });
      expect(await requests(el, () => part(el, '.game-text button').click())).to.deep.equal([
        { type: 'paste-game', text: '[Edition "board@1"]' },
      ]);
    });

    it('that cannot be read stays, and the reason stands beside it', async () => {
      const el = await lobby(views.lobbyReady);
      const field = part(el, '#text') as HTMLTextAreaElement;
      field.value = 'GBf>p99';
      el.message = message;
      await el.updateComplete;
      expect(part(el, '#game-text').hasAttribute('open')).to.equal(true);
      expect(field.value).to.equal('GBf>p99');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(part(el, '#message').textContent).to.equal(message);
      expectInert(el);
      el.message = undefined;
      await el.updateComplete;
      expect(textOf(part(el, '#message'))).to.equal('');
      expect(field.hasAttribute('aria-invalid')).to.equal(false);
    });

    it('can be folded away again while its message stands', async () => {
      const el = await lobby(views.lobbyReady);
      el.message = message;
      await el.updateComplete;
      part(el, '#game-text').removeAttribute('open');
      await show(el, views.lobbyFull);
      expect(part(el, '#game-text').hasAttribute('open')).to.equal(false);
    });
  });

  it('fits from 280 pixels on', async () => {
    for (const view of all) {
      const el = await lobby(view);
      unfold(el);
      await expectToFit(el);
    }
  });

  it('takes names for text', async () => {
    const el = await lobby({
      ...views.lobbyFull,
      problem: { id: 'problem-same-name', args: { name: nastyName } },
    });
    expect(names(el)[1]!.value).to.equal(nastyName);
    expect(part(el, '#problem bdi').textContent).to.equal(nastyName);
    expectInert(el);
  });
});
