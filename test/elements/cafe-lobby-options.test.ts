import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { CafeLobby } from '../../src/elements/cafe-lobby.js';
import { OPTION_GROUPS } from '../../src/elements/lobby-groups.js';
import type { LobbyView, OptionView } from '../../src/flow/views.js';
import { HOUSE_RULES } from '../../src/house-rules/index.js';
import * as views from '../../stories/data/lobby.js';
import { expectAccessible, fields, panel, part, parts, register, requests, textOf } from './panel-tools.js';

register('cafe-lobby', CafeLobby);

const { lobbyReady, lobbyChanged, lobbyCard, lobbyCardChanged, boardOptions, cardOptions } = views;

/** A lobby with all house rules in sight. */
async function lobby(view: LobbyView): Promise<CafeLobby> {
  const el = await panel('cafe-lobby', { view });
  part(el, '#options').setAttribute('open', '');
  return el;
}

async function show(el: CafeLobby, view: LobbyView): Promise<void> {
  el.view = view;
  await el.updateComplete;
}

const control = (el: CafeLobby, id: string): HTMLElement => part(el, `#option-${id}`);
const select = (el: CafeLobby, id: string): HTMLSelectElement => control(el, id) as HTMLSelectElement;
const tick = (el: CafeLobby, id: string): HTMLInputElement => control(el, id) as HTMLInputElement;
const row = (el: CafeLobby, id: string): HTMLElement => part(el, `[data-option=${id}]`);
const isYesNo = ({ choices }: OptionView): boolean => typeof choices[0] === 'boolean';

/** Compares here, because a report that spells two elements out would take all memory. */
function expectFocus(el: CafeLobby, target: HTMLElement): void {
  const focused = el.shadowRoot!.activeElement;
  expect(focused === target, `the focus is on ${focused?.outerHTML.slice(0, 60)}`).to.equal(true);
}

/** Chooses as a person does, and says what was asked for. */
function choose(el: CafeLobby, id: string, value: string) {
  const field = select(el, id);
  return requests(el, () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('the house rules of cafe-lobby', () => {
  it('are accessible', async () => {
    for (const view of [lobbyChanged, lobbyCardChanged]) await expectAccessible(await lobby(view));
  });

  it('have a place, every one of them, and only one', () => {
    const placed = Object.values(OPTION_GROUPS).flat();
    expect([...placed].sort()).to.deep.equal(HOUSE_RULES.map(({ id }) => id).sort());
  });

  it('are those that the view names, in groups with a heading', async () => {
    const el = await lobby(lobbyCard);
    const shown = parts(el, '[data-option]').map(({ dataset }) => dataset.option);
    expect(shown.sort()).to.deep.equal(cardOptions.map(({ id }) => id).sort());
    expect(parts(el, '.group legend').map(textOf)).to.deep.equal(['The café', 'Points', 'Variants', 'Cards']);
  });

  it('have a name and a sentence each', async () => {
    const el = await lobby(lobbyReady);
    for (const { id } of boardOptions) {
      const field = control(el, id) as HTMLInputElement | HTMLSelectElement;
      expect(field.labels?.length, id).to.equal(1);
      expect(textOf(field.labels![0]!), id).to.match(/\w/);
      const about = part(el, `#${field.getAttribute('aria-describedby')!}`);
      expect(textOf(about), id).to.match(/^[A-Z].+\.$/);
    }
  });

  it('offer exactly their choices, the one in force chosen', async () => {
    const el = await lobby(lobbyReady);
    for (const option of boardOptions.filter((one) => !isYesNo(one))) {
      const { options, value } = select(el, option.id);
      expect([...options].map((one) => one.value)).to.deep.equal(option.choices.map(String));
      expect(value, option.id).to.equal(String(option.value));
    }
    for (const { id, value } of boardOptions.filter(isYesNo)) expect(tick(el, id).checked, id).to.equal(value);
  });

  it('ask for a value of its own type', async () => {
    for (const view of [lobbyReady, lobbyCard]) {
      const el = await lobby(view);
      for (const option of view.options.filter((one) => !isYesNo(one))) {
        for (const value of option.choices) {
          expect(await choose(el, option.id, String(value))).to.deep.equal([{ type: 'option', id: option.id, value }]);
        }
      }
      for (const { id, value } of view.options.filter(isYesNo)) {
        expect(await requests(el, () => tick(el, id).click())).to.deep.equal([{ type: 'option', id, value: !value }]);
      }
    }
  });

  it('stand as the house plays, until a wish is granted', async () => {
    const el = await lobby(lobbyReady);
    await choose(el, 'bankruptcy', 'debt');
    expect(select(el, 'bankruptcy').value).to.equal('eliminate');
    await requests(el, () => tick(el, 'openHands').click());
    expect(tick(el, 'openHands').checked).to.equal(true);
  });

  it('fit into their fields on a phone', async () => {
    await setViewport({ width: 320, height: 800 });
    for (const view of [lobbyReady, lobbyCard]) {
      const el = await lobby(view);
      for (const field of parts(el, 'select')) {
        const width = field.getBoundingClientRect().width;
        field.style.setProperty('inline-size', 'max-content');
        expect(field.getBoundingClientRect().width, field.id).to.be.at.most(width);
      }
    }
    await setViewport({ width: 800, height: 600 });
  });

  describe('a number of the house’s own', () => {
    const number = (el: CafeLobby): HTMLInputElement => fields(el, '#number-birthdayThreshold')[0]!;
    const type = (el: CafeLobby, text: string) =>
      requests(el, async () => {
        number(el).select();
        await sendKeys({ type: text });
        await sendKeys({ press: 'Tab' });
      });

    it('is typed', async () => {
      const el = await lobby(lobbyReady);
      expect(number(el).value).to.equal('');
      expect(await type(el, '35')).to.deep.equal([{ type: 'option', id: 'birthdayThreshold', value: 35 }]);
    });

    it('is shown among the choices', async () => {
      const el = await lobby(lobbyChanged);
      expect(number(el).value).to.equal('35');
      expect(textOf(select(el, 'birthdayThreshold').selectedOptions[0]!)).to.equal('At 35 points');
      await show(el, lobbyReady);
      expect(number(el).value).to.equal('');
      expect(select(el, 'birthdayThreshold').value).to.equal('null');
    });

    it('is not taken out of bounds, and stays to be mended', async () => {
      const el = await lobby(lobbyReady);
      for (const text of ['0', '1001', '2.5', '-3']) {
        expect(await type(el, text), text).to.deep.equal([]);
        expect(number(el).value).to.equal(text);
        expect(number(el).matches(':user-invalid')).to.equal(true);
      }
    });
  });

  describe('a row of numbers of the house’s own', () => {
    const list = (el: CafeLobby): HTMLTextAreaElement => part(el, '#list-barValues') as HTMLTextAreaElement;
    const fault = (el: CafeLobby): string => textOf(part(el, '#fault-barValues'));
    const type = (el: CafeLobby, text: string) =>
      requests(el, async () => {
        list(el).select();
        await sendKeys({ type: text });
        await sendKeys({ press: 'Enter' });
      });

    it('shows what is in force, and is typed', async () => {
      const el = await lobby(lobbyReady);
      expect(list(el).value).to.match(/^1 2 3 4 5 -2 -4 .* -28 -30$/);
      const value = views.ownRow;
      expect(await type(el, value.join(', '))).to.deep.equal([{ type: 'option', id: 'barValues', value }]);
      await show(el, lobbyChanged);
      expect(list(el).value).to.equal(value.join(' '));
      expect(textOf(select(el, 'barValues').selectedOptions[0]!)).to.equal('Prices of this house');
      expect(await type(el, value.join('\u00a0· '))).to.deep.equal([]);
    });

    it('says which place is wrong, and stays to be mended', async () => {
      const el = await lobby(lobbyReady);
      const row = views.ownRow.map(String);
      for (const [text, message] of [
        [row.with(6, 'x').join(' '), 'Number 7, “x”, is not a whole number.'],
        [row.with(1, '1.5').join(' '), 'Number 2, “1.5”, is not a whole number.'],
        [row.with(2, '1001').join(' '), 'Number 3, “1001”, does not lie between −1000 and 1000.'],
        [row.slice(2).join(' '), 'There are 18 numbers, but 20 are needed: number 19 is missing.'],
        [[...row, '4'].join(' '), 'There are 21 numbers, but only 20 are needed: number 21 is too many.'],
      ] as const) {
        expect(await type(el, text), text).to.deep.equal([]);
        expect(fault(el)).to.equal(message);
        expect(list(el).value).to.equal(text);
        expect(list(el).getAttribute('aria-invalid')).to.equal('true');
        await show(el, { ...lobbyReady });
        expect(list(el).value).to.equal(text);
      }
      await expectAccessible(el);
      await type(el, row.join(' '));
      expect(fault(el)).to.equal('');
      expect(list(el).hasAttribute('aria-invalid')).to.equal(false);
    });

    it('is mended before the café opens', async () => {
      const el = await lobby(lobbyReady);
      await type(el, '1 2');
      part(el, '#options').removeAttribute('open');
      expect(await requests(el, () => part(el, '[data-action=start]').click())).to.deep.equal([]);
      expectFocus(el, list(el));
      expect(list(el).checkVisibility()).to.equal(true);
    });

    it('is forgotten when something else is chosen for it, or all is set back', async () => {
      const el = await lobby(lobbyChanged);
      await type(el, 'x');
      await choose(el, 'barValues', 'wave');
      expect(fault(el)).to.equal('');
      await type(el, 'x');
      await requests(el, () => part(el, '[data-back=all]').click());
      expect(list(el).value).to.equal(views.ownRow.join(' '));
    });
  });

  describe('that differ from the preset', () => {
    it('say so, and what it would be', async () => {
      const el = await lobby(lobbyChanged);
      expect(parts(el, '.differs').map(({ dataset }) => dataset.option)).to.deep.equal([
        'openHands',
        'barValues',
        'bankruptcy',
        'birthdayThreshold',
      ]);
      expect(textOf(part(el, '#differs-bankruptcy'))).to.equal('Differs from Classic, there: Leaves the game');
      expect(control(el, 'bankruptcy').getAttribute('aria-describedby')).to.include('differs-bankruptcy');
      expect(textOf(row(el, 'tieBreak'))).not.to.include('Differs');
    });

    it('are listed even when the house rules are folded away', async () => {
      const el = await panel('cafe-lobby', { view: lobbyChanged });
      expect(part(el, '#options').hasAttribute('open')).to.equal(false);
      expect(textOf(part(el, '#options summary'))).to.equal('All house rules 4 changed');
      const list = part(el, '.changed');
      expect(list.checkVisibility()).to.equal(true);
      expect(parts(el, '.changed li').map(textOf)).to.deep.equal([
        'Prices at the bar Prices of this house',
        'Who cannot pay the bar Falls below zero',
        'Open hands No, each sees their own',
        'Birthday table At 35 points',
      ]);
      await show(el, lobbyReady);
      expect(parts(el, '.changed')).to.deep.equal([]);
    });

    it('are compared with the usual rules where there are no presets', async () => {
      const el = await lobby(lobbyCardChanged);
      expect(textOf(part(el, '#differs-cardTables'))).to.equal('Differs from the usual rules, there: Five');
      expect(textOf(part(el, '[data-back=all]'))).to.equal('Back to the usual rules');
    });

    it('are set back one by one', async () => {
      const el = await lobby(lobbyChanged);
      for (const { id, preset: value } of lobbyChanged.options.filter(({ changed }) => changed)) {
        const back = part(el, `[data-back=${id}]`);
        expect(await requests(el, () => back.click())).to.deep.equal([{ type: 'option', id, value }]);
      }
      expect(part(el, '[data-back=bankruptcy]').getAttribute('aria-label')).to.equal(
        'Set back: Who cannot pay the bar',
      );
    });

    it('are set back all at once', async () => {
      const el = await lobby(lobbyChanged);
      expect(await requests(el, () => part(el, '[data-back=all]').click())).to.deep.equal([
        { type: 'configure', preset: 'classic1989', options: 'drop' },
      ]);
    });

    it('stand by the presets, and are named anew when another preset is chosen', async () => {
      const el = await lobby(lobbyChanged);
      const list = part(el, '.house .changed');
      expect(textOf(part(el, '.changed [role=status]'))).to.equal('This house differs from Classic:');
      await show(el, { ...lobbyChanged, preset: 'amigo' });
      expect(part(el, '.changed') === list).to.equal(true);
      expect(textOf(part(el, '.changed [role=status]'))).to.equal('This house differs from Modern:');
    });

    it('may have a value that is none of the choices', async () => {
      const el = await lobby(lobbyChanged);
      const [chosen] = select(el, 'barValues').selectedOptions;
      expect([chosen!.value, chosen!.disabled, textOf(chosen!)]).to.deep.equal(['own', true, 'Prices of this house']);
      expect(await choose(el, 'barValues', 'wave')).to.deep.equal([{ type: 'option', id: 'barValues', value: 'wave' }]);
    });
  });

  describe('keep the focus', () => {
    it('on the option that was changed', async () => {
      const el = await lobby(lobbyReady);
      for (const [id, value] of [
        ['bankruptcy', 'debt'],
        ['openHands', false],
      ] as const) {
        const field = control(el, id);
        field.focus();
        await show(el, { ...lobbyReady, options: views.changed(boardOptions, { [id]: value }) });
        expectFocus(el, field);
      }
    });

    it('on the game that was chosen, whatever options come and go', async () => {
      const el = await lobby(lobbyReady);
      const card = fields(el, '[value=card]')[0]!;
      const kept = control(el, 'monoBasis');
      card.focus();
      await show(el, lobbyCard);
      expectFocus(el, card);
      expect(control(el, 'monoBasis') === kept).to.equal(true);
    });

    it('when one is set back: on it', async () => {
      const el = await lobby(lobbyChanged);
      part(el, '[data-back=openHands]').focus();
      await show(el, lobbyReady);
      expectFocus(el, control(el, 'openHands'));
    });

    it('when all are set back: on the house rules', async () => {
      const el = await lobby(lobbyChanged);
      part(el, '[data-back=all]').focus();
      await show(el, lobbyReady);
      expectFocus(el, part(el, '#options > summary'));
    });
  });

  it('open and close with the keyboard', async () => {
    const el = await panel('cafe-lobby', { view: lobbyReady });
    part(el, '#options > summary').focus();
    await sendKeys({ press: 'Enter' });
    expect(part(el, '#options').hasAttribute('open')).to.equal(true);
    await show(el, lobbyChanged);
    expect(part(el, '#options').hasAttribute('open')).to.equal(true);
  });
});
