import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { complaints, detailsOf, heard, typesOf } from './event-tools.js';
import {
  action,
  actions,
  chairsWith,
  compose,
  drawn,
  game,
  inside,
  maybeAction,
  press,
  seat,
  table,
} from './play-tools.js';

const KEY = 'club night';
const SHELF = `cafe-international:${KEY}`;

/** A table that keeps its game, with two turns played. */
async function kept(): Promise<CafeInternational> {
  const el = await game({ autosave: KEY });
  await compose(el, 'GBf>p36 ITm>s26');
  el.play(el.legalTurns()[0]!);
  return el;
}

/** The same page again, after a reload: a new element with the same key. */
async function reloaded(el: CafeInternational): Promise<CafeInternational> {
  el.remove();
  await drawn();
  return table({ autosave: KEY });
}

/** Runs `act` in a browser whose storage refuses `method`. */
async function withoutStorage(method: 'getItem' | 'setItem' | 'removeItem', act: () => unknown): Promise<void> {
  const { prototype } = Storage;
  const native = Reflect.get(prototype, method) as unknown;
  Reflect.set(prototype, method, () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  try {
    await act();
  } finally {
    Reflect.set(prototype, method, native);
  }
}

describe('cafe-international, with autosave', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('goes on where it was', async () => {
    const before = await kept();
    const save = before.save();
    let after = before;
    const events = await heard(async () => (after = await reloaded(before)));
    expect(typesOf(events)).to.deep.equal(['cafe-load']);
    expect(detailsOf(events, 'cafe-load')).to.deep.equal([save]);
    expect(after.save()).to.deep.equal(save);
    expect(inside(after, 'cafe-log').querySelectorAll('ol > li')).to.have.length(2);
    after.play(after.legalTurns()[0]!);
    expect((await reloaded(after)).save().turns).to.have.length(3);
  });

  it('goes on from the first turn on, from an undo, and from a game that was loaded', async () => {
    const first = await game({ autosave: KEY, undo: 'free' });
    const start = first.save();
    let el = await reloaded(first);
    expect(el.save()).to.deep.equal(start);
    el.undoPolicy = 'free';
    el.play(el.legalTurns()[0]!);
    el.undo();
    el = await reloaded(el);
    expect(el.save()).to.deep.include({ turns: [], undone: 1 });
    const other = (await game({ players: 'Cem, Dot' })).save();
    el.load(other);
    expect((await reloaded(el)).save()).to.deep.equal(other);
  });

  it('loses only what was not confirmed when the tab is killed', async () => {
    const el = await kept();
    const save = el.save();
    const pair = el.legalTurns().find((turn) => turn.split('>').length > 2)!;
    await drawn();
    for (const word of pair.split(' ')) await seat(el, word);
    const after = await reloaded(el);
    expect(after.save()).to.deep.equal(save);
    expect(chairsWith(after, 'tentative')).to.deep.equal([]);
    expect(actions(after)).to.deep.equal(['(undo)']);
  });

  it('shows the result again, and forgets the game with a rematch', async () => {
    const el = await game({ autosave: KEY });
    const random = (): string => el.legalTurns().findLast((turn) => turn.startsWith('bar')) ?? el.legalTurns()[0]!;
    while (el.legalTurns().length > 0) el.play(random());
    const save = el.save();
    let after = el;
    const events = await heard(async () => (after = await reloaded(el)));
    expect(typesOf(events), 'how it ended is no news').to.deep.equal(['cafe-load']);
    expect(after.save()).to.deep.equal(save);
    await press(action(after, 'rematch'));
    expect(localStorage.length).to.equal(0);
    expect(maybeAction(await reloaded(after), 'start')).not.to.equal(undefined);
  });

  it('takes up what was set before the tag was known, or in the same breath', async () => {
    const save = (await kept()).save();
    const el = document.createElement('cafe-international');
    document.body.append(el);
    el.autosave = KEY;
    await drawn();
    expect(el.save()).to.deep.equal(save);
    el.remove();
  });

  it('does not take up a game while another has begun', async () => {
    await kept();
    const el = document.createElement('cafe-international');
    el.autosave = KEY;
    document.body.append(el);
    el.start({ players: 'Eve, Fay' });
    await drawn();
    expect(el.save().players.map(({ name }) => name)).to.deep.equal(['Eve', 'Fay']);
    el.remove();
  });

  it('keeps the games of two keys apart, and nothing without a key', async () => {
    await game();
    expect(localStorage.length).to.equal(0);
    const one = await kept();
    const two = await game({ autosave: 'other', players: 'Cem, Dot' });
    expect(Object.keys(localStorage).sort()).to.deep.equal([SHELF, 'cafe-international:other']);
    expect(JSON.parse(localStorage.getItem(SHELF)!)).to.deep.equal(one.save());
    expect(JSON.parse(localStorage.getItem('cafe-international:other')!)).to.deep.equal(two.save());
    two.autosave = undefined;
    two.play(two.legalTurns()[0]!);
    expect(localStorage.length).to.equal(2);
  });

  it('says so and plays on where the browser keeps nothing', async () => {
    const el = await game({ autosave: KEY });
    await withoutStorage('setItem', async () => {
      const events = await heard(() => compose(el, 'GBf>p36 ITm>s26'));
      expect(typesOf(events)).to.deep.equal(['cafe-before-turn', 'cafe-turn', 'cafe-save', 'cafe-storage']);
      expect(detailsOf(events, 'cafe-storage')[0]!.code).to.equal('memory-only');
      expect(el.save().turns).to.have.length(1);
    });
    await withoutStorage('getItem', async () => expect((await reloaded(el)).position).to.equal(null));
  });

  it('plays on where the browser forbids storage', async () => {
    const native = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    const get = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
    const el = await game({ autosave: KEY });
    const [storage] = detailsOf(await heard(() => compose(el, 'GBf>p36 ITm>s26')), 'cafe-storage');
    Object.defineProperty(window, 'localStorage', native);
    expect(storage!.code).to.equal('memory-only');
    expect(el.save().turns).to.have.length(1);
  });

  it('sets aside what it cannot read, and tells why', async () => {
    for (const text of [JSON.stringify({ ...(await kept()).save(), version: 99 }), 'no JSON']) {
      localStorage.setItem(SHELF, text);
      let el = await table();
      let events = await heard(() => undefined);
      const lines = await complaints(async () => {
        events = await heard(async () => (el = await table({ autosave: KEY })));
      });
      expect(detailsOf(events, 'cafe-error').map(({ code }) => code)).to.deep.equal(['bad-game']);
      expect(lines).to.have.length(1);
      el.start({ players: 'Ann, Ben' });
      expect(Object.values(localStorage), 'the old game is still there').to.include(text);
      expect(JSON.parse(localStorage.getItem(SHELF)!)).to.deep.equal(el.save());
    }
  });
});
