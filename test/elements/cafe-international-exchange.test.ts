import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { detailsOf, heard, typesOf } from './event-tools.js';
import { focused } from './key-tools.js';
import { action, drawn, game, inside, offers, press, table, type Settings } from './play-tools.js';
import { written } from './secrets.js';

/** Runs `act` in a browser with this clipboard; undefined: a page that is not secure has none. */
async function withClipboard(clipboard: unknown, act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  try {
    await act();
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}

const log = (el: CafeInternational): ShadowRoot => inside(el, 'cafe-log');
const message = (el: CafeInternational): string => log(el).querySelector('.message')!.textContent;
const tool = (el: CafeInternational, name: string): HTMLElement => log(el).querySelector(`[data-action="${name}"]`)!;

/** Presses "Copy", and gives what was copied. */
async function copied(el: CafeInternational): Promise<string> {
  const texts: string[] = [];
  await withClipboard({ writeText: (text: string) => Promise.resolve(void texts.push(text)) }, async () => {
    await press(tool(el, 'copy-game'));
    await drawn();
  });
  expect(texts).to.have.length(1);
  return texts[0]!;
}

async function pasteInLobby(el: CafeInternational, text: string): Promise<void> {
  const details = inside(el, 'cafe-lobby').querySelector<HTMLDetailsElement>('#game-text')!;
  details.open = true;
  details.querySelector('textarea')!.value = text;
  await press(details.querySelector('button')!);
}

async function pasteInLog(el: CafeInternational, text: string): Promise<void> {
  if (log(el).querySelector('form') === null) await press(tool(el, 'paste-game'));
  log(el).querySelector<HTMLTextAreaElement>('form textarea')!.value = text;
  await press(log(el).querySelector<HTMLElement>('[type=submit]')!);
}

/** Some turns at random. */
function playOn(el: CafeInternational, turns: number): void {
  const random = randomFrom(turns);
  for (let count = 0; count < turns && el.legalTurns().length > 0; count += 1) el.play(pick(random, el.legalTurns()));
}

const GAMES: readonly Settings[] = [
  { edition: 'board', 'house-rules': '{"preset":"amigo","birthdayThreshold":20,"singleSexTables":true}' },
  { edition: 'card', players: 'Ann "A", Ben\\, Cem', 'house-rules': '{"faceDown":"anytime"}' },
  { edition: 'app12', players: 'Ann, Ben, Cem' },
];

describe('cafe-international, a game as text', () => {
  for (const settings of GAMES) {
    it(`${settings.edition}: goes from one café to another, and on from there`, async () => {
      const el = await game(settings);
      for (const turns of [0, 12, 500]) {
        playOn(el, turns);
        await drawn();
        const text = await copied(el);
        expect(text).to.equal(el.gameText);
        expect(message(el)).to.match(/^The game is copied/);
        const lobby = await table();
        const events = await heard(() => pasteInLobby(lobby, `\n ${text} \n`));
        expect(typesOf(events)).to.deep.equal(['cafe-load']);
        const other = await game({ seed: 'other' });
        await pasteInLog(other, text);
        for (const twin of [lobby, other]) {
          expect(twin.save()).to.deep.equal(el.save());
          expect(twin.position).to.deep.equal(el.position);
          expect(twin.legalTurns()).to.deep.equal(el.legalTurns());
          expect(message(twin)).to.equal('The game goes on from here.');
          expect(log(twin).querySelectorAll('form')).to.have.length(0);
          twin.remove();
        }
      }
      expect(el.position!.over, 'the last of them had come to its end').not.to.equal(undefined);
    });
  }

  it('is refused with words where it is broken, and nothing is lost', async () => {
    const el = await game();
    playOn(el, 5);
    await drawn();
    const save = el.save();
    const broken: readonly [string, RegExp][] = [
      ['', /\w/],
      ['Dear Ann, shall we play again?', /\w/],
      [el.gameText.replace('board@1', 'ludo@1'), /ludo/],
      [el.gameText.replace(/1\. \S+/, '1. GBf>s17'), /^Turn 1 of this text cannot be played\. [A-Z][^:]+\.$/],
      [el.gameText.replace('1. ', '1. to the moon '), /^Turn 1 of this text cannot be played\. [A-Z]/],
      [`${el.gameText} 99. pass`, /\w/],
      [el.gameText.slice(0, -4), /\w/],
    ];
    for (const [text, words] of broken) {
      await pasteInLog(el, text);
      if (text !== '') expect(message(el), text).to.match(words);
      expect(log(el).querySelector<HTMLTextAreaElement>('form textarea')!.value).to.equal(text);
      expect(el.save()).to.deep.equal(save);
    }
    const lobby = await table({ players: 'Cem, Dot' });
    for (const [text, words] of broken) {
      await pasteInLobby(lobby, text);
      expect(inside(lobby, 'cafe-lobby').querySelector('#message')!.textContent).to.match(words);
      expect(inside(lobby, 'cafe-lobby').querySelector<HTMLTextAreaElement>('#text')!.value).to.equal(text);
      expect(lobby.position).to.equal(null);
    }
    await press(action(lobby, 'start'));
    expect(lobby.save().players.map(({ name }) => name)).to.deep.equal(['Cem', 'Dot']);
    expect(message(lobby), 'what was wrong in the lobby is over').to.equal('');
  });

  it('is shown to be copied by hand where the browser does not copy it', async () => {
    const refuse = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
    for (const clipboard of [refuse, undefined]) {
      const el = await game();
      playOn(el, 3);
      await drawn();
      await withClipboard(clipboard, async () => {
        await press(tool(el, 'copy-game'));
        await drawn();
      });
      expect(message(el)).to.match(/game as text: copy it yourself/);
      const field = log(el).querySelector<HTMLTextAreaElement>('.by-hand')!;
      expect(field.value).to.equal(el.gameText);
      expect(focused() === field).to.equal(true);
      expect(field.value.slice(field.selectionStart, field.selectionEnd)).to.equal(el.gameText);
      await expect(el).to.be.accessible();
      el.play(el.legalTurns()[0]!);
      await drawn();
      expect(log(el).querySelectorAll('.by-hand')).to.have.length(0);
    }
  });

  it('warns of what can be found out from it where hands are closed, until the game is over', async () => {
    const el = await game({ edition: 'card', 'house-rules': '{"faceDown":"anytime"}' });
    for (const words of [/everybody’s hand can be found out/, /Paste it into a mail/]) {
      await copied(el);
      expect(message(el)).to.match(words);
      playOn(el, 500);
      await drawn();
    }
  });

  it('is never shown where hands are closed', async () => {
    const el = await game({ edition: 'card', seed: 'sesame', 'house-rules': '{"faceDown":"anytime"}' });
    el.play(el.legalTurns().find((turn) => turn.startsWith('down'))!);
    el.removeAttribute('seed');
    await drawn();
    await withClipboard(undefined, async () => {
      await press(tool(el, 'copy-game'));
      await drawn();
    });
    expect(message(el)).to.equal('This browser does not let the café copy for you.');
    expect(log(el).querySelectorAll('textarea')).to.have.length(0);
    expect(written()).not.to.match(/sesame|down [A-Z]/);
  });

  it('is spoken of until the game goes on', async () => {
    const steps: readonly ((el: CafeInternational) => unknown)[] = [
      (el) => el.play(el.legalTurns()[0]!),
      (el) => el.undo(),
      (el) => el.start({ players: 'Cem, Dot' }),
      (el) => el.load(el.save()),
    ];
    const el = await game({ undo: 'free' });
    el.play(el.legalTurns()[0]!);
    for (const step of steps) {
      await drawn();
      await copied(el);
      expect(message(el)).not.to.equal('');
      await press(inside(el, 'cafe-hand.hand').querySelector<HTMLElement>('[data-guest] button')!);
      expect(message(el), 'picking a guest up is no turn').not.to.equal('');
      step(el);
      await drawn();
      expect(message(el)).to.equal('');
    }
    playOn(el, 500);
    await drawn();
    await copied(el);
    await press(action(el, 'rematch'));
    expect(inside(el, 'cafe-lobby').querySelector('#message')!.textContent).to.equal('');
    expect(offers(el, 'start')).to.equal(true);
  });

  it('fires no event when it is copied, and one when it is taken up', async () => {
    const el = await game({ autosave: 'exchange' });
    expect(await heard(() => copied(el))).to.deep.equal([]);
    const text = (await game({ seed: 'other', players: 'Cem, Dot' })).gameText;
    const events = await heard(() => pasteInLog(el, text));
    expect(typesOf(events)).to.deep.equal(['cafe-load']);
    expect(detailsOf(events, 'cafe-load')).to.deep.equal([el.save()]);
    expect(JSON.parse(localStorage.getItem('cafe-international:exchange')!)).to.deep.equal(el.save());
    localStorage.clear();
  });
});
