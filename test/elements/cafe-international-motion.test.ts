import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { bar, compose, drawn, game, inside, press, seat, tile } from './play-tools.js';

const air = (el: CafeInternational): HTMLElement => el.shadowRoot!.querySelector('.air')!;

/** What flies now: guests by their token, points as they are written. */
const flying = (el: CafeInternational): string[] =>
  [...air(el).children].map((picture) =>
    picture.localName === 'cafe-guest'
      ? (Reflect.get(picture, 'guest') as { token: string }).token
      : picture.textContent,
  );

const isOpen = (el: CafeInternational): boolean => air(el).matches(':popover-open');

/** Something is pressed: whatever is on its way arrives. */
async function input(el: CafeInternational): Promise<void> {
  el.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await drawn();
}

const slow = { speed: '0.01' } as const;
async function table(settings = {}): Promise<CafeInternational> {
  const el = await game(settings);
  el.setAttribute('speed', slow.speed);
  await drawn();
  return el;
}

/** The first turn of two guests that earns something. */
const pair = (el: CafeInternational): string => el.legalTurns().find((turn) => turn.split('>').length === 3)!;

describe('cafe-international, what moves', () => {
  it('a guest travels from the hand to the chair', async () => {
    const el = await table();
    const [first = ''] = pair(el).split(' ');
    await seat(el, first);
    await drawn();
    expect(flying(el)).to.deep.equal([first.split('>')[0]]);
    expect(isOpen(el)).to.equal(true);
  });

  it('points rise from the tables that gave them, and guests come out of the bag', async () => {
    const el = await table();
    el.play(pair(el));
    await drawn();
    await drawn();
    const lines = el
      .shadowRoot!.querySelector('cafe-log')!
      .entries[0]!.steps.flatMap((step) => ('lines' in step ? step.lines : []));
    expect(lines.length).to.be.above(0);
    expect(flying(el).filter((text) => text.startsWith('+'))).to.deep.equal(lines.map(({ points }) => `+${points}`));
    const moving = [...inside(el, 'cafe-hand:not(.hand)').querySelectorAll('.tile')].filter(
      (one) => one.getAnimations().length > 0,
    );
    expect(moving).to.have.length(2);
  });

  it('the stool at the bar turns', async () => {
    const el = await table({ 'house-rules': '{"openerAtBar":true,"voluntaryBar":true}' });
    const guest = el
      .legalTurns()
      .find((turn) => turn.startsWith('bar'))!
      .split(' ')[1]!;
    await press(tile(el, guest));
    await press(bar(el));
    await drawn();
    const [stool] = inside(el, 'cafe-board').querySelector('cafe-bar')!.shadowRoot!.querySelectorAll('.stool .top');
    expect(stool!.getAnimations()).to.have.length(1);
    expect(flying(el)).to.deep.equal([guest, '+1']);
  });

  it('input brings everything to its end', async () => {
    const el = await table();
    await seat(el, pair(el).split(' ')[0]!);
    await drawn();
    expect(isOpen(el)).to.equal(true);
    await input(el);
    expect([flying(el), isOpen(el)]).to.deep.equal([[], false]);
  });

  it('nothing waits for it: a turn counts while guests are on their way', async () => {
    const el = await table();
    const random = randomFrom(4);
    for (let turns = 0; turns < 8; turns += 1) {
      const turn = pick(
        random,
        el.legalTurns().filter((text) => text.includes('>') && !text.startsWith('swap')),
      );
      await compose(el, turn);
      expect(el.save().turns.at(-1)).to.equal(turn);
    }
  });

  it('takes no room, and is nothing to a screen reader', async () => {
    const el = await table();
    const sizes = (): readonly number[] => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight, scrollWidth, el.getBoundingClientRect().height];
    };
    await seat(el, pair(el).split(' ')[0]!);
    await drawn();
    expect(isOpen(el)).to.equal(true);
    const onTheWay = sizes();
    expect(air(el).getAttribute('aria-hidden')).to.equal('true');
    await expect(el).to.be.accessible();
    el.dispatchEvent(new PointerEvent('pointerdown'));
    expect(isOpen(el)).to.equal(false);
    expect(sizes()).to.deep.equal(onTheWay);
  });

  it('goes straight to the end at speed 0, and for whoever prefers less motion', async function () {
    const still = await table();
    still.speed = 0;
    await compose(still, pair(still));
    expect([flying(still), isOpen(still), document.getAnimations().length]).to.deep.equal([[], false, 0]);
    // Only Chromium can be told what somebody prefers.
    if (!navigator.userAgent.includes('Chrome/')) this.skip();
    await emulateMedia({ reducedMotion: 'reduce' });
    const calm = await table();
    await compose(calm, pair(calm));
    expect([flying(calm), isOpen(calm)]).to.deep.equal([[], false]);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('shows nothing on its way when a game is taken up, a turn taken back, or another game begins', async () => {
    const el = await table({ undo: 'free' });
    el.play(pair(el));
    await drawn();
    await input(el);
    const save = el.save();
    el.play(el.legalTurns()[0]!);
    await drawn();
    for (const step of [() => el.undo(), () => el.load(save), () => el.start({ seed: 'other' })]) {
      await input(el);
      step();
      await drawn();
      await drawn();
      expect(flying(el)).to.deep.equal([]);
    }
  });

  it('leaves nothing behind when the table goes away in the middle', async () => {
    const el = await table();
    await seat(el, pair(el).split(' ')[0]!);
    await drawn();
    const { parentElement } = el;
    el.remove();
    expect(flying(el)).to.deep.equal([]);
    parentElement!.append(el);
    await drawn();
    expect([flying(el), isOpen(el)]).to.deep.equal([[], false]);
  });
});
