import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { complaints, detailsOf, heard, typesOf } from './event-tools.js';
import { game } from './play-tools.js';

/** Pages that act inside the events of a table, or hand it what is no text. */

/** Acts once, the first time that the event is heard. */
function once(el: CafeInternational, type: string, act: (event: Event) => void): void {
  el.addEventListener(type, act, { once: true });
}

const first = (el: CafeInternational): string => el.legalTurns()[0]!;

const other = async (): Promise<ReturnType<CafeInternational['save']>> => {
  const el = await game({ seed: 'other' });
  el.play(first(el));
  return el.save();
};

describe('cafe-international, asked about a turn', () => {
  it('opens the game that the page wants instead, and the turn does not count in it', async () => {
    const el = await game();
    once(el, 'cafe-before-turn', () => el.start({ seed: 'new', players: ['Cem', 'Dot'] }));
    let result;
    const events = await heard(() => (result = el.play(first(el))));
    expect(result).to.deep.include({ ok: false, code: 'cancelled' });
    expect(typesOf(events)).to.deep.equal(['cafe-before-turn', 'cafe-start']);
    expect(el.save()).to.deep.include({ seed: 'new', turns: [] });
  });

  it('takes up the save that the page wants instead, and keeps that one', async () => {
    const save = await other();
    const el = await game({ autosave: 'hostile' });
    once(el, 'cafe-before-turn', () => el.load(save));
    const events = await heard(() => el.play(first(el)));
    expect(typesOf(events)).to.deep.equal(['cafe-before-turn', 'cafe-load']);
    expect(el.save()).to.deep.equal(save);
    expect(JSON.parse(localStorage.getItem('cafe-international:hostile')!)).to.deep.equal(save);
    localStorage.clear();
  });

  it('takes no other turn meanwhile, and none back', async () => {
    const el = await game();
    const answers: unknown[] = [];
    once(el, 'cafe-before-turn', () => {
      for (const turn of [first(el), 'nonsense']) {
        const answer = el.play(turn);
        answers.push(answer.ok || answer.code);
      }
      answers.push(el.undo());
    });
    let result;
    const events = await heard(() => (result = el.play(first(el))));
    expect(answers).to.deep.equal(['cancelled', 'cancelled', false]);
    expect(result).to.deep.equal({ ok: true, value: undefined });
    expect(typesOf(events)).to.deep.equal(['cafe-before-turn', 'cafe-turn', 'cafe-save']);
    expect(el.save().turns).to.have.length(1);
  });
});

describe('cafe-international, with a page that acts on its events', () => {
  it('says that a turn counted that the page takes back at once, or begins anew after', async () => {
    for (const act of [(el: CafeInternational) => el.undo(), (el: CafeInternational) => el.start({ seed: 'new' })]) {
      const el = await game({ undo: 'free' });
      once(el, 'cafe-turn', () => act(el));
      expect(el.play(first(el)).ok).to.equal(true);
      expect(el.save().turns).to.deep.equal([]);
    }
  });

  it('says that a turn was taken back although the page plays another', async () => {
    const el = await game({ undo: 'free' });
    el.play(first(el));
    once(el, 'cafe-undo', () => el.play(el.legalTurns()[1]!));
    expect(el.undo()).to.equal(true);
    expect(el.save().turns).to.have.length(1);
  });

  it('lets a page answer a refusal with a turn or a save', async () => {
    const el = await game();
    let answer;
    once(el, 'cafe-illegal', () => (answer = el.play(first(el))));
    expect(el.play('pass')).to.deep.include({ ok: false, code: 'mayNotPass' });
    expect(answer).to.deep.equal({ ok: true, value: undefined });
    expect(el.save().turns).to.have.length(1);
    const save = await other();
    once(el, 'cafe-illegal', () => el.load(save));
    const events = await heard(() => el.play('pass'));
    // The refusal is heard last at the document: it has not left the table yet when the table answers.
    expect(typesOf(events)).to.deep.equal(['cafe-load', 'cafe-illegal']);
    expect(el.save()).to.deep.equal(save);
  });
});

describe('cafe-international, handed what is no text', () => {
  it('keeps the last good autosave key', async () => {
    const el = await game({ autosave: 'good' });
    for (const value of [Symbol('key'), 5, {}, Object.create(null) as object, [Symbol('key')], () => 'key']) {
      const lines = await complaints(async () => {
        const events = await heard(() => Object.assign(el, { autosave: value }));
        expect(detailsOf(events, 'cafe-error')).to.have.length(1);
        expect(detailsOf(events, 'cafe-error')[0]).to.deep.include({ code: 'bad-attribute', at: 'autosave' });
      });
      expect(lines).to.have.length(1);
      expect([el.autosave, el.getAttribute('autosave')]).to.deep.equal(['good', 'good']);
    }
    Object.assign(el, { autosave: undefined });
    await el.updateComplete;
    expect([el.autosave, el.hasAttribute('autosave')]).to.deep.equal([null, false]);
    localStorage.clear();
  });

  it('refuses it as a turn or a save, and changes nothing', async () => {
    const el = await game();
    const before = el.save();
    for (const value of [undefined, null, 5, Symbol('turn'), 10n, {}, [], () => 'pass'] as never[]) {
      expect(el.play(value)).to.deep.include({ ok: false, code: 'notation' });
      expect(el.load(value)).to.deep.include({ ok: false, code: 'not-a-save' });
      expect(el.save()).to.deep.equal(before);
    }
    expect(el.start(null).ok).to.equal(true);
  });
});
