import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { play, type PositionJson } from '../../src/entries/rules.js';
import { pick, randomFrom } from '../helpers/random.js';
import { detailsOf, heard } from './event-tools.js';
import { action, actions, compose, drawn, game, inside, offers, press, seat } from './play-tools.js';

const FULL = /is full: its guests leave, and [A-Z][\w ]+ comes in its place\./;

/** A turn of seats alone that turns up a table card, if there is one. */
const turningUp = (position: PositionJson, turns: readonly string[]): string | undefined =>
  turns.find(
    (turn) =>
      /^\S+>\S+( \S+>\S+)*$/.test(turn) && play(position, turn).tableStack!.length < position.tableStack!.length,
  );

/** A card game at which the player to move can fill a table, and the turn that does. */
async function aboutToFill(settings = {}): Promise<{ el: CafeInternational; turn: string }> {
  const el = await game({ edition: 'card', ...settings });
  const random = randomFrom(3);
  for (;;) {
    if (offers(el, 'ready')) await press(action(el, 'ready'));
    const turn = turningUp(el.position!, el.legalTurns());
    if (turn !== undefined && el.save().turns.length > 0) return { el, turn };
    el.play(pick(random, el.legalTurns()));
    await drawn();
  }
}

const announced = async (act: () => Promise<void>): Promise<string[]> =>
  detailsOf(await heard(act), 'cafe-announce').map(({ text }) => text);

describe('cafe-international, tables that make room for others', () => {
  it('are told of to everybody: spoken at once, shown at the controls, kept in the log', async () => {
    const { el, turn } = await aboutToFill();
    const words = turn.split(' ');
    const spoken = await announced(async () => {
      for (const word of words) await seat(el, word);
    });
    expect(spoken.filter((text) => FULL.test(text))).to.have.length(1);
    expect(spoken.find((text) => FULL.test(text))).to.match(/what is before it stays/);
    expect(inside(el, 'cafe-controls').querySelector('.final')!.textContent).to.match(FULL);
    const after = await announced(() => press(action(el, 'confirm')));
    expect(
      after.filter((text) => FULL.test(text)),
      'said once',
    ).to.deep.equal([]);
    expect(inside(el, 'cafe-log').querySelector('li')!.textContent).to.match(FULL);
  });

  it('are spoken of where a page plays the turn', async () => {
    const { el, turn } = await aboutToFill();
    const spoken = await announced(async () => {
      el.play(turn);
      await drawn();
    });
    expect(spoken).to.have.length(1);
    expect(spoken[0]).to.match(FULL);
  });

  it('cannot be unseen: neither the turn before nor the guest who filled one is taken back', async () => {
    const { el, turn } = await aboutToFill();
    const { turns } = el.save();
    for (const word of turn.split(' ')) await seat(el, word);
    expect(el.undo()).to.equal(false);
    expect(el.save().turns).to.deep.equal(turns);
    el.addEventListener('cafe-before-turn', (event) => event.preventDefault(), { once: true });
    await press(action(el, 'confirm'));
    expect(el.save().turns).to.deep.equal(turns);
    expect(actions(el)).to.include('(take-back)');
    expect(inside(el, 'cafe-hand.hand').querySelectorAll('.placed').length).to.be.above(0);
    el.undoPolicy = 'free';
    const events = await heard(() => Promise.resolve(void el.undo()));
    expect(detailsOf(events, 'cafe-undo').map(({ free }) => free)).to.deep.equal([true]);
    expect(el.save().undone).to.equal(1);
  });

  it('leave a turn that counts as ever', async () => {
    const { el, turn } = await aboutToFill();
    const next = play(el.position!, turn);
    await compose(el, turn);
    expect(el.position).to.deep.equal(next);
  });
});
