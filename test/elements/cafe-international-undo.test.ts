import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { judge, play, type PositionJson } from '../../src/entries/rules.js';
import { pick, randomFrom, type Random } from '../helpers/random.js';
import { detailsOf, heard, typesOf } from './event-tools.js';
import { action, actions, chair, chairsWith, drawn, game, inside, offers, press, said, seat, tile, type Settings } from './play-tools.js'; // prettier-ignore

/** What the small print under the buttons says. */
const final = (el: CafeInternational): string =>
  inside(el, 'cafe-controls').querySelector('.final')!.textContent.trim();

/** Table cards that this turn turns up; undefined where it is not legal. */
function turnedBy(position: PositionJson, turn: string): number | undefined {
  const verdict = judge(position, turn);
  return verdict.legal ? position.tableStack!.length - (verdict.next.tableStack ?? []).length : undefined;
}

/** Plays on until a turn like this is legal, and gives that turn; the hand of its player lies open. */
async function until(
  el: CafeInternational,
  random: Random,
  wanted: (turn: string, position: PositionJson) => boolean,
): Promise<string> {
  for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns()) {
    const position = el.position!;
    const found = turns.find((turn) => wanted(turn, position));
    if (found !== undefined) {
      await drawn();
      if (offers(el, 'ready')) await press(action(el, 'ready'));
      return found;
    }
    const seats = turns.filter((turn) => turn.includes('>'));
    el.play(pick(random, seats.length > 0 ? seats : turns));
  }
  return expect.fail('no such turn came up');
}

const CARDS = { edition: 'card', players: 'Ann, Ben' };

/** The second of two guests fills a table, and the first sits at another. */
const fillsSecond = (turn: string, position: PositionJson): boolean => {
  const [first = '', , third] = turn.split(' ');
  return (
    third === undefined && turn.includes(' ') && !!turnedBy(position, turn) && turnedBy(position, first) === 0 &&
    staysSeated(position, turn)
  ); // prettier-ignore
};

const staysSeated = (position: PositionJson, turn: string): boolean =>
  Object.hasOwn(play(position, turn).seats, chairIn(turn, 0));

/** The first of two guests fills a table. */
const fillsFirst = (turn: string, position: PositionJson): boolean => {
  const words = turn.split(' ');
  return words.length === 2 && !!turnedBy(position, words[0]!) && turnedBy(position, turn) === turnedBy(position, words[0]!);
}; // prettier-ignore

const chairIn = (turn: string, at: number): string => turn.split(' ')[at]!.split('>')[1]!;

describe('cafe-international, taking guests back', () => {
  it('stops where a table was turned up, and says so before', async () => {
    const el = await game({ ...CARDS, seed: 'cup' });
    const turn = await until(el, randomFrom(1), fillsSecond);
    const [first = '', second = ''] = turn.split(' ');
    await seat(el, first);
    expect(chairsWith(el, 'tentative')).to.deep.equal([chairIn(turn, 0)]);
    expect(actions(el)).to.include('take-back');
    expect(final(el)).to.equal('');
    await press(tile(el, second.split('>')[0]!));
    expect(final(el)).to.equal('Where this guest fills a table, a new one is turned up: that step is final.');
    await press(chair(el, chairIn(turn, 1)));
    expect(final(el)).to.match(/ is full: .+ comes in its place\. A new table lies open: what is before it stays\.$/);
    expect(actions(el)).to.include('(take-back)');
    expect(chairsWith(el, 'tentative')).to.deep.equal([]);
    const events = await heard(() => press(chair(el, chairIn(turn, 0))));
    expect(detailsOf(events, 'cafe-illegal').map(({ code }) => code)).to.deep.equal(['turnOver']);
    expect(said(el, 'refusal')).to.match(/^Not possible: It is too late for that/);
    await press(action(el, 'take-back'));
    await press(action(el, 'confirm'));
    expect(el.save().turns.at(-1)).to.equal(turn);
  });

  it('speaks of drawing only where guests can be drawn', async () => {
    const el = await game({ ...CARDS, seed: 'lid' });
    await press(action(el, 'ready'));
    expect(final(el)).to.equal('A turn that draws guests cannot be taken back.');
    while (el.legalTurns().includes('draw')) el.play('draw');
    await drawn();
    await press(action(el, 'ready'));
    expect(actions(el)).to.include('(draw)');
    expect(final(el)).to.equal('');
  });

  it('goes back to the last table that was turned up, and no further', async () => {
    const el = await game({ ...CARDS, seed: 'pot' });
    const turn = await until(el, randomFrom(2), fillsFirst);
    const [first = '', second = ''] = turn.split(' ');
    await seat(el, first);
    expect(actions(el)).to.include('(take-back)');
    const events = await heard(() => press(chair(el, chairIn(turn, 0))));
    expect(
      detailsOf(events, 'cafe-illegal').map(({ code }) => code),
      'the chair is free again',
    ).to.deep.equal(['notInHand']);
    await seat(el, second);
    expect(chairsWith(el, 'tentative')).to.deep.equal([chairIn(turn, 1)]);
    await press(chair(el, chairIn(turn, 1)));
    expect(chairsWith(el, 'tentative')).to.deep.equal([]);
    expect(actions(el)).to.include('(take-back)');
    await seat(el, second);
    await press(action(el, 'confirm'));
    expect(el.save().turns.at(-1)).to.equal(turn);
  });
});

/** A turn of seats that turns nothing up. */
const isOpen = (turn: string, position: PositionJson): boolean => turn.includes('>') && turnedBy(position, turn) === 0;

describe('cafe-international, undo between closed hands', () => {
  const CURTAIN: Settings = { ...CARDS, seed: 'jug' };

  it('takes back on the curtain what showed nothing new', async () => {
    const el = await game(CURTAIN);
    const turn = await until(el, randomFrom(3), isOpen);
    const before = el.save();
    el.play(turn);
    await drawn();
    const events = await heard(() => press(action(el, 'undo')));
    expect(typesOf(events)).to.deep.equal(['cafe-undo', 'cafe-save']);
    expect(detailsOf(events, 'cafe-undo')).to.deep.equal([{ turn, free: false }]);
    expect(el.save()).to.deep.equal(before);
    expect(offers(el, 'ready'), 'the hand lies closed again').to.equal(true);
  });

  it('does not take back a card that was drawn, or a table that was turned up', async () => {
    const el = await game(CURTAIN);
    el.play('draw');
    await drawn();
    expect([el.undo(), offers(el, 'undo')]).to.deep.equal([false, false]);
    const turn = await until(el, randomFrom(4), (text, position) => (turnedBy(position, text) ?? 0) > 0);
    el.play(turn);
    await drawn();
    expect([el.undo(), offers(el, 'undo')]).to.deep.equal([false, false]);
  });

  it('takes back anything if that is free, and marks it in the save', async () => {
    const el = await game({ ...CURTAIN, undo: 'free' });
    el.play('draw');
    await drawn();
    const events = await heard(() => press(action(el, 'undo')));
    expect(detailsOf(events, 'cafe-undo')).to.deep.equal([{ turn: 'draw', free: true }]);
    expect(el.save()).to.deep.include({ turns: [], undone: 1 });
    const twin = await game();
    expect(twin.load(el.save()).ok).to.equal(true);
    expect(twin.save()).to.deep.equal(el.save());
    expect(twin.load({ ...el.save(), undone: 2 })).to.deep.include({ ok: false, code: 'diverged' });
  });

  it('takes back nothing if that is not wanted', async () => {
    const el = await game({ ...CURTAIN, undo: 'none' });
    el.play(await until(el, randomFrom(3), isOpen));
    await drawn();
    expect([el.undo(), offers(el, 'undo')]).to.deep.equal([false, false]);
  });
});

/** Plays to the end, and takes a game whose last turn drew something, or not. */
async function closed(settings: Settings, drew: boolean): Promise<CafeInternational> {
  for (let seed = 0; seed < 60; seed += 1) {
    const el = await game({ ...settings, seed: String(seed) });
    const random = randomFrom(seed);
    let bag = 0;
    for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns()) {
      bag = el.position!.bag.length;
      el.play(pick(random, turns));
    }
    await drawn();
    if (bag > el.position!.bag.length === drew) return el;
    el.remove();
  }
  return expect.fail('no game ended like this');
}

describe('cafe-international, undo after the café has closed', () => {
  const OPEN: Settings = { 'house-rules': 'amigo' };
  const CLOSED: Settings = { 'house-rules': '{"preset":"amigo","openHands":false}' };

  it('opens the café again where the last turn drew nobody', async () => {
    const el = await closed(OPEN, false);
    const save = el.save();
    const events = await heard(() => press(action(el, 'undo')));
    expect(typesOf(events)).to.deep.equal(['cafe-undo', 'cafe-save']);
    expect(el.save()).to.deep.include({ turns: save.turns.slice(0, -1) });
    expect(el.save()).not.to.have.property('undone');
    expect(said(el, 'prompt')).not.to.equal('');
    const again = await heard(() => el.play(save.turns.at(-1)!));
    expect(typesOf(again)).to.include('cafe-over');
    expect(el.save()).to.deep.equal(save);
  });

  it('does not do so where guests were drawn, closed hands were shown, or nobody wants it', async () => {
    for (const [settings, drew] of [[OPEN, true], [CLOSED, false], [{ ...OPEN, undo: 'none' }, false]] as const) {
      const el = await closed(settings, drew);
      expect([offers(el, 'undo'), el.undo()], JSON.stringify(settings)).to.deep.equal([false, false]);
      expect(offers(el, 'rematch')).to.equal(true);
    }
  }); // prettier-ignore

  it('does so always if it is free, and closes the hands that were shown', async () => {
    const el = await closed({ ...CLOSED, undo: 'free' }, false);
    await press(action(el, 'undo'));
    expect(el.save().undone).to.equal(1);
    expect(offers(el, 'ready')).to.equal(true);
    expect(inside(el, 'cafe-hand').querySelectorAll('[data-guest]')).to.have.length(0);
  });
});
