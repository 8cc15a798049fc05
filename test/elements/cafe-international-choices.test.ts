import { expect } from '@open-wc/testing';
import { randomFrom } from '../helpers/random.js';
import {
  action,
  actions,
  bar,
  chair,
  chairsWith,
  compose,
  drawn,
  game,
  inside,
  maybeAction,
  playUntil,
  press,
  said,
  seat,
  tile,
} from './play-tools.js';

/** A turn of two seats that may open the game of `game()`. */
const PAIR = 'GBf>p36 ITm>s26';

describe('cafe-international, its choices', () => {
  it('asks which nation a joker comes from, and says what each would earn', async () => {
    const el = await game({ 'house-rules': 'amigo' });
    const turn = await playUntil(el, /^J[fm]=\w+>\w+$/, randomFrom(0));
    const [joker = '', id = ''] = turn.split('>');
    await press(tile(el, joker.slice(0, 2)));
    await press(chair(el, id));
    expect(said(el, 'prompt')).to.match(/^The joker sits between two nations/);
    const names = actions(el).filter((name) => name.startsWith('name-'));
    const legal = el.legalTurns().filter((text) => new RegExp(`^${joker.slice(0, 2)}=\\w+>${id}$`).test(text));
    expect(names.length).to.be.at.least(2);
    expect(names).to.include.members(legal.map((text) => `name-${text.slice(3, 5)}`));
    for (const name of names) expect(action(el, name).textContent).to.match(/\+\d+ points?/);
    await press(action(el, `name-${joker.slice(3)}`));
    await press(action(el, 'confirm'));
    expect(el.save().turns.at(-1)).to.equal(turn);
  });

  it('takes a joker back that waits for its name', async () => {
    const el = await game({ 'house-rules': 'amigo' });
    const turn = await playUntil(el, /^J[fm]=\w+>\w+$/, randomFrom(0));
    await press(tile(el, turn.slice(0, 2)));
    await press(chair(el, turn.split('>')[1]!));
    await press(action(el, 'take-back'));
    expect(said(el, 'prompt')).to.match(/choose a guest/);
    expect(chairsWith(el, 'tentative')).to.deep.equal([]);
  });

  it('swaps a guest for a joker, as a whole turn', async () => {
    const el = await game();
    const turn = await playUntil(el, /^swap/, randomFrom(0));
    const [guest = '', id = ''] = turn.slice(5).split('>');
    await press(tile(el, guest));
    expect(chairsWith(el, 'offer')).to.include(id);
    expect(chair(el, id).ariaLabel).to.match(/the joker comes to your hand$/);
    await press(chair(el, id));
    expect(el.save().turns.at(-1)).to.equal(turn);
  });

  it('offers to draw less for a full table of one nation', async () => {
    const opening = { seed: 'tea', 'house-rules': 'amigo' };
    const el = await game(opening);
    const less = await playUntil(el, /draw 1$/, randomFrom(57));
    const save = el.save();
    const seats = less.replace(' draw 1', '');
    for (const word of seats.split(' ')) await seat(el, word);
    await press(action(el, 'confirm'));
    expect(actions(el)).to.deep.equal(['take-back', 'draw-1', 'draw-2']);
    expect(action(el, 'draw-2').className).to.equal('primary');
    await press(action(el, 'draw-2'));
    expect(el.save().turns.at(-1)).to.equal(seats);
    el.load(save);
    await drawn();
    await compose(el, less);
    expect(el.save().turns.at(-1)).to.equal(less);
    expect(inside(el, 'cafe-log').querySelector('ol > li')!.textContent).to.match(/keeps a hand of 4 guests/);
  });

  it('shows a placement before it takes it, if it is asked to', async () => {
    const el = await game({ confirm: 'always' });
    const [first, second] = ['p36', 'p37'] as const;
    await press(tile(el, 'GBf'));
    await press(chair(el, first));
    expect([chairsWith(el, 'preview'), chairsWith(el, 'tentative')]).to.deep.equal([[first], []]);
    await press(chair(el, second));
    expect([chairsWith(el, 'preview'), chairsWith(el, 'tentative')]).to.deep.equal([[second], []]);
    await press(chair(el, second));
    expect([chairsWith(el, 'preview'), chairsWith(el, 'tentative')]).to.deep.equal([[], [second]]);
    await press(chair(el, second));
    expect(chairsWith(el, 'tentative'), 'taking back needs no preview').to.deep.equal([]);
  });

  it('shows a visit to the bar before it is made, and Escape forgets it', async () => {
    const el = await game({ confirm: 'always' });
    await press(tile(el, 'GBf'));
    await press(bar(el));
    expect(el.save().turns).to.deep.equal([]);
    el.getAnchor('bar')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await press(tile(el, 'GBf'));
    await press(bar(el));
    expect(el.save().turns).to.deep.equal([]);
    await press(bar(el));
    expect(el.save().turns).to.deep.equal(['bar GBf']);
  });

  it('shows it first on coarse pointers, unless it is told never to', async () => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      Object.create(matchMedia(query), { matches: { value: query === '(pointer: coarse)' } }) as MediaQueryList;
    try {
      const el = await game({ confirm: 'touch' });
      await press(tile(el, 'GBf'));
      await press(chair(el, 'p36'));
      expect(chairsWith(el, 'preview')).to.deep.equal(['p36']);
      el.confirm = 'never';
      await press(chair(el, 'p37'));
      expect(chairsWith(el, 'tentative')).to.deep.equal(['p37']);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('takes guests back, one after the other or from a chair on', async () => {
    const el = await game();
    const words = PAIR.split(' ');
    for (const word of words) await seat(el, word);
    expect(chairsWith(el, 'tentative')).to.have.members(['p36', 's26']);
    await press(action(el, 'take-back'));
    expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
    await seat(el, words[1]!);
    await press(chair(el, 'p36'));
    expect(chairsWith(el, 'tentative')).to.deep.equal([]);
    expect(maybeAction(el, 'take-back')).to.equal(undefined);
    await compose(el, PAIR);
    expect(el.save().turns).to.deep.equal([PAIR]);
  });

  it('puts a guest down that is picked twice, and lights no chairs then', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    expect(chairsWith(el, 'offer')).to.include('p36');
    await press(tile(el, 'GBf'));
    expect(chairsWith(el, 'offer')).to.deep.equal([]);
  });
});
