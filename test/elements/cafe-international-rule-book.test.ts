import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { focused, key } from './key-tools.js';
import { action, chair, chairsWith, drawn, game, inside, press, said, table, tile } from './play-tools.js';

const dialog = (el: CafeInternational): HTMLDialogElement | null => el.shadowRoot!.querySelector('dialog');

/** What is marked in the book that lies open. */
async function marked(el: CafeInternational): Promise<string[]> {
  await expectOpen(el);
  return [...inside(el, 'cafe-rule-book').querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
}

/** The page hears that a dialog was closed a moment after it was. */
async function closed(el: CafeInternational, close: () => unknown): Promise<void> {
  await close();
  await waitUntil(() => dialog(el) === null, 'the book is put away');
}

async function expectOpen(el: CafeInternational): Promise<void> {
  await drawn();
  await drawn();
  expect(dialog(el)!.matches(':modal')).to.equal(true);
  expect(el.getAnchor('rule-book')!.checkVisibility()).to.equal(true);
  expect(dialog(el)!.contains(el.shadowRoot!.activeElement)).to.equal(true);
}

/** Puts the book away with Escape; the focus is where it was. */
async function putAway(el: CafeInternational, back: HTMLElement): Promise<void> {
  await closed(el, () => key('Escape'));
  expect(focused() === back).to.equal(true);
}

/** Presses a button that has the focus, as people do. */
async function pressFocused(button: HTMLElement): Promise<void> {
  button.focus();
  await press(button);
}

describe('cafe-international, its rule book', () => {
  it('is accessible as it lies over the table', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    await press(chair(el, 's17'));
    await press(inside(el, 'cafe-controls').querySelector<HTMLElement>('.rule')!);
    await expectOpen(el);
    await expect(el).to.be.accessible();
  });

  it('opens from the log at the rule of a point', async () => {
    const el = await game();
    el.play('GBf>p36');
    const pair = el.legalTurns().find((turn) => /^\w+>(p37|s27|s26)$/.test(turn)) ?? el.legalTurns()[0]!;
    el.play(pair);
    await drawn();
    const rule = inside(el, 'cafe-log').querySelector<HTMLElement>('.rule')!;
    const section = /\d+\.\d+/.exec(rule.textContent)![0];
    await pressFocused(rule);
    expect(await marked(el)).to.have.length(1);
    for (const sentence of inside(el, 'cafe-rule-book').querySelectorAll<HTMLElement>('[aria-current]'))
      expect(sentence.dataset.rule).to.equal(section);
    await putAway(el, rule);
  });

  it('opens from a refusal, and leaves the guest in hand and the refusal as they are', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    await press(chair(el, 's17'));
    const rule = inside(el, 'cafe-controls').querySelector<HTMLElement>('.refusal .rule')!;
    await pressFocused(rule);
    expect((await marked(el)).map((text) => text.trim())).to.deep.equal([
      'A guest takes any free chair at a table of their own nation.',
    ]);
    await putAway(el, rule);
    expect(said(el, 'refusal')).to.match(/^Not possible: This chair stands at no table of Britain/);
    expect(chairsWith(el, 'offer')).to.include('p36');
    await press(chair(el, 'p36'));
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
  });

  it('opens from the lobby, at its beginning, and closes with its button', async () => {
    const el = await table();
    const link = inside(el, 'cafe-lobby').querySelector<HTMLElement>('.rule-book')!;
    await pressFocused(link);
    expect(await marked(el)).to.deep.equal([]);
    expect(focused()?.textContent).to.equal('Rule book');
    await closed(el, () => dialog(el)!.querySelector('button')!.click());
    expect(focused() === link).to.equal(true);
  });

  it('opens during a game and between turns, at its beginning, from the score board', async () => {
    for (const el of [await game(), await game({ edition: 'card' })]) {
      const button = inside(el, 'cafe-scoreboard').querySelector<HTMLElement>('.rule-book')!;
      await pressFocused(button);
      expect(await marked(el)).to.deep.equal([]);
      expect(focused()?.textContent).to.equal('Rule book');
      await putAway(el, button);
    }
  });

  it('in short fits on the screen of a phone, with its dialog', async () => {
    await setViewport({ width: 390, height: 844 });
    for (const edition of ['board', 'card', 'app12']) {
      for (const preset of ['classic1989', 'amigo', 'bsw']) {
        const el = await table({ players: 'Ann, Ben', edition, 'house-rules': preset });
        await press(inside(el, 'cafe-lobby').querySelector<HTMLElement>('.rule-book')!);
        await expectOpen(el);
        await press(dialog(el)!.querySelector<HTMLElement>('[data-action="short-card"]')!);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = dialog(el)!;
        expect(scrollHeight, `${edition}, ${preset}`).to.be.at.most(clientHeight);
        expect(scrollWidth).to.be.at.most(clientWidth);
        await closed(el, () => dialog(el)!.close());
      }
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('can be read in short, and is whole again the next time', async () => {
    const el = await table();
    const link = inside(el, 'cafe-lobby').querySelector<HTMLElement>('.rule-book')!;
    const sentences = (): number => inside(el, 'cafe-rule-book').querySelectorAll('[data-rule]').length;
    await press(link);
    await expectOpen(el);
    const whole = sentences();
    await press(dialog(el)!.querySelector<HTMLElement>('[data-action="short-card"]')!);
    expect(sentences()).to.be.within(5, whole / 2);
    await closed(el, () => dialog(el)!.close());
    await press(link);
    await expectOpen(el);
    expect(sentences()).to.equal(whole);
  });

  it('is that of the edition and the house rules in force', async () => {
    const pages = new Set<string>();
    const settings = [
      { edition: 'board' },
      { edition: 'board', 'house-rules': 'amigo' },
      { edition: 'board', 'house-rules': '{"singleSexTables":true}' },
      { edition: 'card' },
      { edition: 'app12' },
    ];
    for (const each of settings) {
      const el = await table({ players: 'Ann, Ben', ...each });
      await press(inside(el, 'cafe-lobby').querySelector<HTMLElement>('.rule-book')!);
      await expectOpen(el);
      pages.add(inside(el, 'cafe-rule-book').textContent);
      await closed(el, () => dialog(el)!.close());
    }
    expect(pages.size).to.equal(settings.length);
  });

  it('follows an option of the lobby at once', async () => {
    const el = await table({ players: 'Ann, Ben', 'house-rules': 'amigo' });
    const page = async (): Promise<string> => {
      await press(inside(el, 'cafe-lobby').querySelector<HTMLElement>('.rule-book')!);
      await expectOpen(el);
      const text = inside(el, 'cafe-rule-book').querySelector('[data-by~="singleSexTables"]')?.textContent ?? '';
      await closed(el, () => dialog(el)!.close());
      return text;
    };
    const before = await page();
    inside(el, 'cafe-lobby').querySelector('details')!.open = true;
    await press(inside(el, 'cafe-lobby').querySelector<HTMLElement>('#option-singleSexTables')!);
    expect(await page()).not.to.equal(before);
  });

  it('waits for nobody: the game goes on under it, and a table that is moved has it closed', async () => {
    const el = await game();
    el.play('GBf>p36');
    await drawn();
    await press(tile(el, el.position!.players[el.position!.toMove]!.hand[0]!));
    await press(chair(el, 'p36'));
    await press(inside(el, 'cafe-controls').querySelector<HTMLElement>('.rule')!);
    await expectOpen(el);
    el.play(el.legalTurns()[0]!);
    await drawn();
    expect(dialog(el)!.open).to.equal(true);
    el.parentElement!.append(el);
    await drawn();
    expect(dialog(el) === null).to.equal(true);
    expect(action(el, 'undo')).not.to.equal(undefined);
  });
});
