import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import type { SavedGame } from '../../src/entries/save.js';
import { pick, randomFrom } from '../helpers/random.js';
import { complaints, detailsOf, heard, typesOf, type Heard } from './event-tools.js';
import { game, inside, table } from './play-tools.js';

/** A save after some turns. */
async function someSave(turns = 6): Promise<SavedGame> {
  const el = await game({ players: 'Cem, Dot', 'house-rules': 'amigo' });
  const random = randomFrom(turns);
  for (let count = 0; count < turns; count += 1) el.play(pick(random, el.legalTurns()));
  return el.save();
}

/** What is heard, and written to the console, when a page asks with an event. */
async function asked(
  el: CafeInternational,
  type: string,
  detail?: unknown,
): Promise<{ events: Heard[]; lines: string[] }> {
  let events: Heard[] = [];
  const lines = await complaints(async () => {
    events = await heard(() => el.dispatchEvent(new CustomEvent(type, { detail })));
  });
  return { events, lines };
}

const BAD: readonly (readonly [code: string, change: (save: SavedGame) => unknown])[] = [
  ['not-a-save', () => 'no JSON'],
  ['not-a-save', () => null],
  ['not-a-save', () => ({})],
  ['not-a-save', (save) => JSON.stringify(save).slice(0, -20)],
  ['not-a-save', (save) => ({ ...save, players: ['Ann'] })],
  ['not-a-save', (save) => ({ ...save, players: [] })],
  ['too-new', (save) => ({ ...save, version: 99, more: true })],
  ['unknown-edition', (save) => ({ ...save, edition: 'board@9' })],
  ['bad-house-rules', (save) => ({ ...save, houseRules: { preset: 'amigo', bankruptcy: 'jail' } })],
  ['illegal-turn', (save) => ({ ...save, turns: [...save.turns, 'GBf>s99'] })],
  ['diverged', (save) => ({ ...save, turns: save.turns.slice(0, -1) })],
  ['diverged', (save) => ({ ...save, seed: '', turns: [] })],
];

describe('cafe-international, asked by pages', () => {
  it('saves and loads', async () => {
    const save = await someSave();
    const el = await game();
    const { events } = await asked(el, 'cafe-load-request', save);
    expect(typesOf(events)).to.deep.equal(['cafe-load']);
    expect(detailsOf(events, 'cafe-load')).to.deep.equal([save]);
    const answer = await asked(el, 'cafe-save-request');
    expect(typesOf(answer.events)).to.deep.equal(['cafe-save']);
    expect(detailsOf(answer.events, 'cafe-save')).to.deep.equal([save]);
    expect(inside(el, 'cafe-log').querySelectorAll('ol > li')).to.have.length(save.turns.length);
  });

  it('loads from the lobby too, and JSON as well', async () => {
    const save = await someSave();
    const el = await table();
    expect(el.load(JSON.stringify(save))).to.deep.equal({ ok: true, value: undefined });
    expect(el.save()).to.deep.equal(save);
  });

  it('keeps in a save how often tiles were put back after they were seen', async () => {
    const el = await game({ undo: 'free' });
    el.play(el.legalTurns()[0]!);
    expect([el.undo(), el.save().undone]).to.deep.equal([true, 1]);
    const twin = await table();
    expect(twin.load(el.save()).ok).to.equal(true);
    expect(twin.save()).to.deep.equal(el.save());
  });

  it('refuses bad saves with a code, and nothing changes', async () => {
    const save = await someSave();
    const el = await game();
    const before = el.save();
    for (const [code, change] of BAD) {
      const answer = el.load(change(save));
      if (answer.ok) expect.fail(code);
      expect(answer.code).to.equal(code);
      expect(answer.text).to.match(/^[A-Z].+\.?$/);
      const { events, lines } = await asked(el, 'cafe-load-request', change(save));
      expect(typesOf(events), code).to.deep.equal(['cafe-error']);
      expect(detailsOf(events, 'cafe-error')[0]).to.include({ code: 'bad-game', text: answer.text });
      expect(lines).to.have.length(1);
      expect(el.save()).to.deep.equal(before);
    }
  });

  it('names the turn of a save that the rules refuse', async () => {
    const save = await someSave(4);
    const el = await table();
    const answer = el.load({ ...save, turns: save.turns.with(2, 'bar GBf bar') });
    expect(answer).to.include({ ok: false, code: 'illegal-turn', at: '3' });
  });

  it('tells that there is nothing to save in the lobby', async () => {
    const el = await table();
    const { events, lines } = await asked(el, 'cafe-save-request');
    expect(detailsOf(events, 'cafe-error').map(({ code, at }) => [code, at])).to.deep.equal([
      ['bad-game', 'cafe-save-request'],
    ]);
    expect(lines).to.have.length(1);
    expect(() => el.save()).to.throw(DOMException);
  });

  it('begins anew, as it is set or as the page asks', async () => {
    const el = await game();
    el.play(el.legalTurns()[0]!);
    expect(typesOf((await asked(el, 'cafe-new-request')).events)).to.deep.equal(['cafe-start']);
    expect(el.save()).to.include({ seed: 'jam' });
    expect(el.save().turns).to.deep.equal([]);
    const options = { players: ['Eve', { name: 'Fay' }, 'Gus'], houseRules: 'bsw', seed: '5' };
    expect(typesOf((await asked(el, 'cafe-new-request', options)).events)).to.deep.equal(['cafe-start']);
    expect(el.save().players.map(({ name }) => name)).to.deep.equal(['Eve', 'Fay', 'Gus']);
    expect(el.save().houseRules).to.deep.equal({ preset: 'bsw' });
    expect(el.save().seed).to.equal('5');
  });

  it('begins with what was set in the middle of another game', async () => {
    const el = await game();
    Object.assign(el, { players: 'Eve, Fay, Gus', houseRules: 'bsw', seed: '6' });
    expect(el.save().players).to.have.length(2);
    el.start();
    expect(el.save().players.map(({ name }) => name)).to.deep.equal(['Eve', 'Fay', 'Gus']);
    expect(el.save()).to.deep.include({ houseRules: { preset: 'bsw' }, seed: '6' });
  });

  it('refuses to begin what cannot be played, and nothing changes', async () => {
    const el = await game();
    const before = el.save();
    const wishes = [
      { players: 'Ann' },
      { players: 'A,B,C,D,E' },
      { players: [7] },
      { houseRules: 'chess' },
      { seed: 1 },
      { edition: 'ludo' },
    ];
    for (const wish of wishes) {
      const { events, lines } = await asked(el, 'cafe-new-request', wish);
      expect(typesOf(events), JSON.stringify(wish)).to.deep.equal(['cafe-error']);
      expect(lines).to.have.length(1);
      expect(el.save()).to.deep.equal(before);
    }
  });
});
