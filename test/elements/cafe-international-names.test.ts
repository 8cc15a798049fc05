import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { heard, detailsOf } from './event-tools.js';
import { action, drawn, everything, game, inside, press, said, table } from './play-tools.js';

const NASTY = '<img src=x onerror="hacked = 1">';
const NAMES = [NASTY, '{ $name } &amp; ${1}', '</script><b>Cem', '\u202eDot'];
const players = JSON.stringify(NAMES);

/** No name has become an element, and no script has run. */
function expectInert(el: CafeInternational): void {
  expect([...everything(el.shadowRoot!)].filter((inner) => inner.matches('img, b, script'))).to.deep.equal([]);
  expect('hacked' in window).to.equal(false);
}

describe('cafe-international, and the names of its players', () => {
  it('are text in the lobby', async () => {
    const el = await table({ players });
    const lobby = inside(el, 'cafe-lobby');
    expect([...lobby.querySelectorAll<HTMLInputElement>('ol input')].map(({ value }) => value)).to.deep.equal(NAMES);
    expect(lobby.querySelector('.leave')!.ariaLabel).to.equal(`${NASTY} leaves`);
    el.players = [NASTY, NASTY];
    await drawn();
    expect(lobby.querySelector('#problem')!.textContent).to.include(NASTY);
    expectInert(el);
  });

  it('are text at the table, in the log, in what is spoken, and in the result', async () => {
    const el = await game({ players });
    const random = randomFrom(1);
    expect(said(el, 'prompt')).to.include(el.position!.players[el.position!.toMove]!.name);
    for (const name of NAMES) {
      expect(inside(el, 'cafe-scoreboard').textContent).to.include(name);
      const hands = [...el.shadowRoot!.querySelectorAll('cafe-hand')].map((hand) => hand.shadowRoot!);
      const labels = hands.map((hand) => hand.querySelector('section')!.ariaLabel!);
      expect(labels.some((label) => label.includes(name))).to.equal(true);
    }
    const events = await heard(async () => {
      while (el.legalTurns().length > 0) {
        el.play(pick(random, el.legalTurns()));
        if (el.save().turns.length < 5) await drawn();
      }
    });
    expect(
      detailsOf(events, 'cafe-announce')
        .map(({ text }) => text)
        .join(),
    ).to.include(NASTY);
    for (const name of NAMES) {
      expect(inside(el, 'cafe-log').textContent).to.include(name);
      expect(inside(el, 'cafe-result').textContent).to.include(name);
    }
    expectInert(el);
  });

  it('survive in saves, from one table to the other', async () => {
    const one = await game({ players });
    one.play(one.legalTurns()[0]!);
    const two = await table();
    expect(two.load(JSON.parse(JSON.stringify(one.save()))).ok).to.equal(true);
    await drawn();
    expect(two.save()).to.deep.equal(one.save());
    expect(two.gameText).to.equal(one.gameText);
    expect(inside(two, 'cafe-scoreboard').textContent).to.equal(inside(one, 'cafe-scoreboard').textContent);
    expectInert(two);
  });

  it('can be given in the lobby', async () => {
    const el = await table({ players: 'Ann, Ben' });
    const lobby = inside(el, 'cafe-lobby');
    const field = lobby.querySelector<HTMLInputElement>('#new')!;
    field.value = NASTY;
    await press(lobby.querySelector<HTMLElement>('form button')!);
    await press(action(el, 'start'));
    expect(el.save().players.map(({ name }) => name)).to.deep.equal(['Ann', 'Ben', NASTY]);
    expectInert(el);
  });
});
