import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { CafeRequestEvent, type CafeRequest } from '../../src/elements/requests.js';
import { complaints, heard, typesOf } from './event-tools.js';
import { action, drawn, inside, offers, press, table } from './play-tools.js';

const lobby = (el: CafeInternational): ShadowRoot => inside(el, 'cafe-lobby');

const choose = (el: CafeInternational, group: 'edition' | 'preset', value: string): Promise<void> =>
  press(lobby(el).querySelector<HTMLElement>(`[name="${group}"][value="${value}"]`)!);

/** The control of a house rule; the list of them is opened for it. */
function control(el: CafeInternational, id: string): HTMLSelectElement & HTMLInputElement {
  lobby(el).querySelector('details')!.open = true;
  return lobby(el).querySelector<HTMLSelectElement & HTMLInputElement>(`#${id}`)!;
}

async function select(el: CafeInternational, id: string, value: string): Promise<void> {
  const field = control(el, `option-${id}`);
  field.value = value;
  field.dispatchEvent(new Event('change'));
  await drawn();
}

async function type(el: CafeInternational, id: string, number: number): Promise<void> {
  const field = control(el, `number-${id}`);
  field.valueAsNumber = number;
  field.dispatchEvent(new Event('change'));
  await drawn();
}

/** Ids of the house rules on offer. */
const options = (el: CafeInternational): string[] =>
  [...lobby(el).querySelectorAll<HTMLElement>('[data-option]')].map(({ dataset }) => dataset.option!);

const differing = (el: CafeInternational): string[] =>
  [...lobby(el).querySelectorAll('.changed li strong')].map(({ textContent }) => textContent.trim());

/** Opens the café; what was agreed on is in the save, and a load brings it back. */
async function opened(el: CafeInternational): Promise<ReturnType<CafeInternational['save']>> {
  await press(action(el, 'start'));
  const save = el.save();
  const twin = await table();
  expect(twin.load(save).ok).to.equal(true);
  expect(twin.save()).to.deep.equal(save);
  expect(twin.position).to.deep.equal(el.position);
  return save;
}

describe('cafe-international, its lobby', () => {
  it('plays the edition that was chosen', async () => {
    const names = { board: 'board@1', card: 'card@1', app12: 'app12@1' };
    for (const [name, id] of Object.entries(names)) {
      const el = await table({ players: 'Ann, Ben' });
      await choose(el, 'edition', 'app12');
      await choose(el, 'edition', name);
      expect(el.shadowRoot!.querySelector('cafe-board')!.view!.tables).to.have.length(
        { board: 24, card: 5, app12: 12 }[name]!,
      );
      expect((await opened(el)).edition).to.equal(id);
    }
  });

  it('opens with the edition of the attribute, which can be changed there', async () => {
    for (const edition of ['card', 'app12'] as const) {
      const el = await table({ edition, players: 'Ann, Ben' });
      expect(lobby(el).querySelector<HTMLInputElement>('[name=edition]:checked')!.value).to.equal(edition);
      expect((await opened(el)).edition).to.equal(`${edition}@1`);
    }
    const el = await table({ edition: 'card', players: 'Ann, Ben' });
    await choose(el, 'edition', 'board');
    expect((await opened(el)).edition).to.equal('board@1');
  });

  it('keeps single options with the game', async () => {
    const el = await table({ players: 'Ann, Ben' });
    await choose(el, 'preset', 'bsw');
    await press(control(el, 'option-singleSexTables'));
    await select(el, 'boardLayout', 'app12');
    await type(el, 'birthdayThreshold', 25);
    expect(differing(el)).to.have.length(3);
    const { houseRules } = await opened(el);
    expect(houseRules).to.deep.equal({
      preset: 'bsw',
      singleSexTables: true,
      boardLayout: 'app12',
      birthdayThreshold: 25,
    });
  });

  it('offers the options of the edition, and remembers those of another', async () => {
    const el = await table({ players: 'Ann, Ben', 'house-rules': '{"preset":"amigo","finalRound":true}' });
    await choose(el, 'edition', 'card');
    expect(options(el)).to.include.members(['cardTables', 'faceDown', 'emptyHand', 'singleSexTables']);
    expect(options(el)).not.to.include('finalRound');
    expect(differing(el)).to.deep.equal([]);
    await select(el, 'cardTables', '7');
    expect(el.shadowRoot!.querySelector('cafe-board')!.view!.tables).to.have.length(7);
    await choose(el, 'edition', 'board');
    expect(options(el)).not.to.include('cardTables');
    expect(differing(el)).to.have.length(1);
    expect((await opened(el)).houseRules).to.deep.include({ preset: 'amigo', finalRound: true });
  });

  it('keeps what differs when another preset is chosen, and says so, until all is set back', async () => {
    const el = await table({ players: 'Ann, Ben', 'house-rules': '{"finalRound":true,"jokerAtBar":"ifNoOtherMove"}' });
    const words = (): string => lobby(el).querySelector('.changed')?.textContent.replace(/\s+/g, ' ') ?? '';
    await choose(el, 'preset', 'bsw');
    expect(words()).to.include('This house differs from Online').and.to.include('The last round is played out');
    expect(differing(el)).to.have.length(2);
    // What the preset itself says now is no difference.
    await choose(el, 'preset', 'amigo');
    expect(differing(el)).to.have.length(1);
    await press(lobby(el).querySelector<HTMLElement>('[data-back=all]')!);
    expect(words()).to.equal('');
    expect((await opened(el)).houseRules).to.deep.equal({ preset: 'amigo' });
  });

  it('takes a row of prices at the bar of its own, and plays it', async () => {
    const el = await table({ players: 'Ann, Ben' });
    const row = Array.from({ length: 20 }, (_, i) => 10 - i);
    lobby(el).querySelector('details')!.open = true;
    const field = lobby(el).querySelector<HTMLTextAreaElement>('#list-barValues')!;
    field.value = row.join(' ');
    field.dispatchEvent(new Event('change'));
    await drawn();
    expect(field.value).to.equal(row.join(' '));
    expect((await opened(el)).houseRules).to.deep.equal({ preset: 'classic1989', barValues: row });
  });

  it('keeps what people chose there when the page sets something else', async () => {
    const el = await table({ players: 'Ann, Ben' });
    await choose(el, 'preset', 'bsw');
    el.edition = 'app12';
    await drawn();
    const { edition, houseRules } = await opened(el);
    expect([edition, houseRules]).to.deep.equal(['app12@1', { preset: 'bsw' }]);
  });

  it('says why the doors stay closed, and opens them when that is mended', async () => {
    const el = await table({ edition: 'card', players: 'Ann, Ben, Cem, Dot, Eve' });
    await choose(el, 'edition', 'board');
    const problem = (): string => lobby(el).querySelector('#problem')!.textContent.trim();
    expect(problem()).to.equal('There is room for 4 players only.');
    expect(action(el, 'start').ariaDisabled).to.equal('true');
    await press(action(el, 'start'));
    expect(el.position).to.equal(null);
    await press(lobby(el).querySelector<HTMLElement>('.leave')!);
    expect(problem()).to.equal('');
    expect((await opened(el)).players).to.have.length(4);
  });

  it('tells who typed a name that is taken why the doors stay closed', async () => {
    const el = await table({ players: 'Ann, Ben' });
    lobby(el).querySelector<HTMLInputElement>('#new')!.value = 'Ann';
    await press(action(el, 'start'));
    expect(el.position).to.equal(null);
    expect(lobby(el).querySelector('#problem')!.textContent).to.include('Two players are called Ann');
  });

  it('is unmoved by wishes that no button of it sends', async () => {
    const el = await table({ players: 'Ann, Ben, Cem, Dot' });
    const part = el.shadowRoot!.querySelector('cafe-lobby')!;
    const before = structuredClone(part.view);
    const wishes: readonly CafeRequest[] = [
      { type: 'join', name: 'Eve' },
      { type: 'leave', player: 7 },
      { type: 'edition', edition: 'ludo' },
      { type: 'configure', preset: 'chess', options: 'drop' },
      { type: 'option', id: 'barValues', value: [1, 2, 3] },
      { type: 'option', id: 'bagEndAt', value: 5 },
      { type: 'option', id: '__proto__', value: true },
      { type: 'action', action: 'confirm' },
      { type: 'action', action: 'ready' },
      { type: 'action', action: 'undo' },
      { type: 'hold', index: 0 },
      { type: 'bar' },
    ];
    const lines = await complaints(async () => {
      const events = await heard(() => wishes.forEach((wish) => part.dispatchEvent(new CafeRequestEvent(wish))));
      expect(typesOf(events)).to.deep.equal([]);
    });
    expect(lines).to.deep.equal([]);
    expect(part.view).to.deep.equal(before);
    expect(offers(el, 'start')).to.equal(true);
  });
});
