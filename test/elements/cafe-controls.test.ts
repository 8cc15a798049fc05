import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { CafeControls } from '../../src/elements/cafe-controls.js';
import type { ControlsView } from '../../src/flow/views.js';
import { english } from '../../src/i18n/messages.js';
import * as cards from '../../stories/data/card-panels.js';
import * as views from '../../stories/data/panels.js';
import { families } from '../i18n/families.js';
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

register('cafe-controls', CafeControls);

const all = [
  views.controlsChoose,
  views.controlsConfirm,
  views.controlsRefused,
  views.controlsOwing,
  views.controlsNaming,
  views.controlsDraw,
  views.controlsPass,
  cards.controlsCard,
  cards.controlsTableTurned,
  cards.controlsMustJoin,
  cards.controlsBirthday,
  cards.controlsEnd,
  cards.controlsReady,
];
const controls = (view: ControlsView): Promise<CafeControls> => panel('cafe-controls', { view });
const button = (el: CafeControls, action: string): HTMLElement => part(el, `[data-action="${action}"]`);

describe('cafe-controls', () => {
  it('is accessible', async () => {
    for (const view of all) await expectAccessible(await controls(view));
  });

  it('draws nothing without a view', async () => {
    expect(textOf((await panel('cafe-controls', {})).shadowRoot!)).to.equal('');
  });

  it('says what is expected', async () => {
    expect(textOf(part(await controls(views.controlsChoose), '[part=prompt]'))).to.equal(
      'Ann, choose a guest from your hand.',
    );
    expect(textOf(part(await controls(views.controlsConfirm), '[part=prompt]'))).to.equal(
      'This turn earns 6 points. Confirm it, or take a step back.',
    );
  });

  it('says why a wish is refused, for every reason', async () => {
    const el = await controls(views.controlsRefused);
    expect(textOf(part(el, '.refusal'))).to.equal(
      'Not possible: There would be too many ladies at Britain 1 and Spain 1. ' +
        'Bring a gentleman, or choose another table. Rule 4.5',
    );
    for (const code of families.reason ?? []) {
      el.view = { ...views.controlsChoose, refusal: { code, chairs: [], tables: [] } };
      await el.updateComplete;
      expect(textOf(part(el, '.refusal'))).to.match(/^Not possible: [A-Z][^{}]+\.$/);
    }
  });

  it('previews the points of an action', async () => {
    expect(textOf(button(await controls(views.controlsConfirm), 'confirm'))).to.equal('Confirm +6 +6 points');
    expect(textOf(button(await controls(views.controlsRefused), 'bar'))).to.equal('To the bar −2 −2 points');
  });

  it('names the buttons', async () => {
    const labels = async (view: ControlsView): Promise<string[]> => parts(await controls(view), 'button').map(textOf);
    expect(await labels(views.controlsDraw)).to.deep.equal([
      'Take back',
      'Draw nobody',
      'Draw 1 guest',
      'Fill up my hand',
    ]);
    expect(await labels(views.controlsChoose)).to.deep.equal(['Undo turn', 'Confirm']);
    expect((await labels(views.controlsNaming)).at(1)).to.equal('Britain +4 +4 points');
    expect(await labels(cards.controlsCard)).to.deep.equal(['Undo turn', 'Lay face down', 'Draw a card', 'Confirm']);
    expect(await labels(cards.controlsEnd)).to.deep.equal(['Take back', 'Play on', 'Declare the end']);
    expect(await labels(cards.controlsReady)).to.deep.equal(['Show my hand']);
  });

  it('offers every nation for a birthday, with its flag, in columns', async () => {
    const el = await controls(cards.controlsBirthday);
    const nations = parts(el, '[data-action^=birthday]');
    expect(nations.map(textOf)).to.deep.equal([
      ...['Central Africa', 'China', 'Cuba', 'Germany', 'Spain', 'France'],
      ...['Britain', 'India', 'Italy', 'Russia', 'Turkey', 'United States'],
    ]);
    for (const nation of nations) expect(nation.querySelector('.emblem')?.getAttribute('aria-hidden')).to.equal('true');
    for (const [width, columns] of [
      [390, 2],
      [768, 4],
    ] as const) {
      await setViewport({ width, height: 800 });
      const boxes = nations.map((nation) => nation.getBoundingClientRect());
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} pixels`).to.equal(columns);
      for (const { height } of boxes) expect(height).to.be.below(60);
    }
  });

  it('asks for the rule behind a refusal, where one is named', async () => {
    const el = await controls(cards.controlsMustJoin);
    const rule = part(el, '.refusal button');
    expect(textOf(rule)).to.equal('Rule 6.4');
    expect(await requests(el, () => rule.click())).to.deep.equal([{ type: 'rule', section: 'reason:mustJoin' }]);
    expect(parts(await controls(views.controlsOwing), '.refusal button')).to.be.empty;
  });

  it('says beforehand what cannot be taken back', async () => {
    const final = async (view: ControlsView) => textOf(part(await controls(view), '.final'));
    expect(await final(cards.controlsCard)).to.equal('A turn that draws guests cannot be taken back.');
    expect(await final(cards.controlsTableTurned)).to.equal(
      'Britain (centre) is full: its guests leave, and China comes in its place. ' +
        'A new table lies open: what is before it stays.',
    );
    expect(await final(views.controlsChoose)).to.equal('');
    const el = await controls(cards.controlsCard);
    expect(button(el, 'draw').getAttribute('aria-describedby')).to.equal(part(el, '.final').id);
    expect(button(el, 'undo').hasAttribute('aria-describedby')).to.equal(false);
  });

  it('says in the prompt what a player of cards may do', async () => {
    const says = async (may?: string) =>
      textOf(
        part(
          await controls({
            prompt: { id: 'prompt-choose-card', args: { name: 'Ann', ...(may === undefined ? {} : { may }) } },
            actions: [],
          }),
          '[part=prompt]',
        ),
      );
    expect(await says()).to.equal('Ann, seat up to three guests, draw a card, or lay one face down.');
    expect(await says('draw')).to.equal('Ann, seat up to three guests, or draw a card.');
    expect(await says('down')).to.equal('Ann, seat up to three guests, or lay one face down.');
  });

  it('sends the action of each button', async () => {
    for (const view of all) {
      const el = await controls(view);
      for (const { action, enabled } of view.actions) {
        const sent = await requests(el, () => button(el, action).click());
        expect(sent).to.deep.equal(enabled ? [{ type: 'action', action }] : []);
      }
    }
  });

  it('sends by keyboard', async () => {
    const el = await controls(views.controlsConfirm);
    button(el, 'confirm').focus();
    expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([
      { type: 'action', action: 'confirm' },
    ]);
  });

  it('keeps the focus on a button that goes off', async () => {
    const el = await controls(views.controlsConfirm);
    const confirm = button(el, 'confirm');
    confirm.focus();
    el.view = views.controlsChoose;
    await el.updateComplete;
    expect(el.shadowRoot!.activeElement).to.equal(confirm);
    expect(confirm.getAttribute('aria-disabled')).to.equal('true');
  });

  it('keeps confirm and take-back well apart', async () => {
    const el = await controls(views.controlsConfirm);
    for (const width of [280, 320, 768, 1280]) {
      await setViewport({ width, height: 800 });
      const back = button(el, 'take-back').getBoundingClientRect();
      const confirm = button(el, 'confirm').getBoundingClientRect();
      expect(confirm.left - back.right).to.be.at.least(24);
    }
  });

  it('moves nothing when the words change their length, unless they ask what the buttons answer', async () => {
    const isQuestion = (prompt: string): boolean => /^(?:naming|choosing)-/.test(prompt);
    const el = await controls(views.controlsConfirm);
    const text = (id: string): string => english.text(id, { guest: 'GBf', name: 'Ann', points: 4 });
    const top = (): number => Math.round(button(el, 'confirm').getBoundingClientRect().top);
    for (const width of [320, 600, 768, 1280]) {
      await setViewport({ width, height: 800 });
      const before = top();
      for (const id of families.prompt!.filter((prompt) => !isQuestion(prompt))) {
        el.view = {
          ...views.controlsConfirm,
          prompt: { id: `prompt-${id}`, args: { guest: 'GBf', name: 'Ann', points: 4 } },
        };
        await el.updateComplete;
        expect(top(), `${text(`prompt-${id}`)} at ${width}`).to.equal(before);
      }
      for (const code of families.reason ?? []) {
        el.view = {
          ...views.controlsConfirm,
          refusal: { code, chairs: [], tables: ['GB1', 'ES1'], guest: views.guest('GBf') },
        };
        await el.updateComplete;
        expect(top(), `${text(`reason-${code}`)} at ${width}`).to.equal(before);
      }
    }
  });

  it('fits from 280 pixels on', async () => {
    for (const view of all) await expectToFit(await controls(view));
  });

  it('takes names for text', async () => {
    const el = await controls(views.controlsPass);
    expect(part(el, 'bdi').textContent).to.equal(views.nastyName);
    expectInert(el);
  });
});
