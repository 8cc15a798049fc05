import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { randomFrom } from '../helpers/random.js';
import { byKeys, focusByKeys, focused, key } from './key-tools.js';
import { nextButton } from './random-player.js';
import {
  action,
  bar,
  chair,
  chairsWith,
  compose,
  drawn,
  game,
  playOut,
  playUntil,
  press,
  table,
  tile,
} from './play-tools.js';

describe('cafe-international, by keyboard', () => {
  it('plays a whole game: the focus is never lost, and the game is that of the clicks', async () => {
    const settings = { players: 'Ann, Ben', seed: 'jam', 'house-rules': 'amigo' };
    const el = await table({ ...settings, confirm: 'never' });
    await byKeys(el)(action(el, 'start'));
    let count = 0;
    await playOut(el, randomFrom(361), (button) => byKeys(el, (count += 1) % 2 === 0 ? 'Enter' : ' ')(button));
    expect(el.position!.over).to.equal('onePlayerLeft');
    const twin = await table(settings);
    twin.start();
    for (const turn of el.save().turns) twin.play(turn);
    expect(twin.save()).to.deep.equal(el.save());
    for (const wanted of [/=/, /^swap/, /^bar/])
      expect(el.save().turns.some((turn) => wanted.test(turn))).to.equal(true);
    await byKeys(el)(action(el, 'rematch'));
    expect(focused()).to.equal(action(el, 'start'));
  });

  it('passes the table from hand to hand: the focus waits at the words of the curtain', async () => {
    const el = await table({ edition: 'card', players: 'Ann, Ben', seed: 'jam', confirm: 'never' });
    await byKeys(el)(action(el, 'start'));
    const random = randomFrom(5);
    for (let count = 0; count < 80; count += 1) {
      if (el.getAnchor('curtain')) {
        const turns = el.save().turns.length;
        await key('Enter');
        await key(' ');
        await drawn();
        expect(el.getAnchor('curtain') !== null, 'a key too many opens nothing').to.equal(true);
        expect(el.save().turns).to.have.length(turns);
      }
      await byKeys(el, count % 2 === 0 ? 'Enter' : ' ')(nextButton(el, random));
    }
    expect(el.save().turns.length).to.be.above(8);
  });

  it('draws less, takes back and undoes', async () => {
    const el = await game({ seed: 'tea', 'house-rules': 'amigo', undo: 'free' });
    const less = await playUntil(el, /draw 1$/, randomFrom(57));
    const by = byKeys(el);
    await by(tile(el, less.split('>')[0]!));
    await by(chair(el, /\w+>(\w+)/.exec(less)![1]!));
    await by(action(el, 'take-back'));
    await compose(el, less, by);
    expect(el.save().turns.at(-1)).to.equal(less);
    await by(action(el, 'undo'));
    expect(el.save().turns).not.to.include(less);
  });

  it('goes on to what is expected: the name, the confirmation, the hand', async () => {
    const el = await game({ 'house-rules': 'amigo' });
    const turn = await playUntil(el, /^J[fm]=\w+>\w+$/, randomFrom(0));
    await press(tile(el, turn.slice(0, 2)));
    await press(chair(el, turn.split('>')[1]!));
    await byKeys(el)(action(el, `name-${turn.slice(3, 5)}`));
    expect(focused()).to.equal(action(el, 'confirm'));
    await key('Enter');
    await drawn();
    expect(focused()?.closest('[data-guest]')).not.to.equal(null);
  });

  it('puts a guest down with Escape, and leaves other Escapes to the page', async () => {
    const el = await game();
    const taken: boolean[] = [];
    const note = (event: KeyboardEvent): unknown => event.key === 'Escape' && taken.push(event.defaultPrevented);
    document.addEventListener('keydown', note);
    await byKeys(el)(tile(el, 'GBf'));
    expect(chairsWith(el, 'offer')).not.to.be.empty;
    await key('Escape');
    await drawn();
    expect(chairsWith(el, 'offer')).to.be.empty;
    await key('Escape');
    document.removeEventListener('keydown', note);
    expect(taken).to.deep.equal([true, false]);
  });

  it('takes no key while the focus is elsewhere, and none with Control, Alt or Meta', async () => {
    const page = await fixture<HTMLElement>(
      html`<div><input /><cafe-international seed="jam"></cafe-international></div>`,
    );
    const el = page.querySelector('cafe-international')!;
    await press(action(el, 'start'));
    const taken: string[] = [];
    const note = (event: KeyboardEvent): unknown => event.defaultPrevented && taken.push(event.key);
    document.addEventListener('keydown', note);
    page.querySelector('input')!.focus();
    for (const press of ['ArrowDown', 'Home', 'PageDown', 'Escape', 'b', ' ']) await key(press);
    expect(page.querySelector('input')!.value).to.equal('b ');
    document.removeEventListener('keydown', note);
    for (const place of [tile(el, 'GBf'), chair(el, 's01'), bar(el)]) {
      await focusByKeys(el, place);
      for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
        for (const press of ['ArrowDown', 'ArrowRight', 'Home', 'PageDown', 'Escape', 'b']) {
          const init = { key: press, [held]: true, bubbles: true, composed: true, cancelable: true };
          if (!focused()!.dispatchEvent(new KeyboardEvent('keydown', init))) taken.push(`${held} ${press}`);
        }
      }
      expect(focused()).to.equal(place);
    }
    expect(taken).to.deep.equal([]);
  });

  it('lets the Tab key leave, on both sides', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <button>a</button>
        <div></div>
        <button>b</button>
      </div>`,
    );
    const el = await game();
    page.children[1]!.append(el);
    await drawn();
    const [first, last] = page.querySelectorAll(':scope > button') as unknown as [HTMLElement, HTMLElement];
    first.focus();
    let stops = 0;
    for (; focused() !== last; stops += 1) await key('Tab');
    expect(stops).to.be.within(5, 12);
    await sendKeys({ down: 'Shift' });
    for (; focused() !== first; stops -= 1) await key('Tab');
    await sendKeys({ up: 'Shift' });
    expect(stops).to.equal(0);
  });

  it('does not take the focus from the page', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <input />
        <div></div>
      </div>`,
    );
    const el = await game();
    page.children[1]!.append(el);
    await compose(el, el.legalTurns()[0]!);
    const input = page.querySelector('input')!;
    el.addEventListener('cafe-turn', () => input.focus());
    await compose(el, el.legalTurns()[0]!);
    expect(focused()).to.equal(input);
  });
});
