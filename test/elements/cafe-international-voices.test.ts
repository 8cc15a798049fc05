import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import type { Verbosity } from '../../src/elements/spoken.js';
import { pick, randomFrom } from '../helpers/random.js';
import { detailsOf, heard } from './event-tools.js';
import { chair, compose, drawn, game, inside, type Settings } from './play-tools.js';

const spoken = async (act: () => unknown): Promise<string[]> =>
  detailsOf(
    await heard(async () => {
      await act();
    }),
    'cafe-announce',
  ).map(({ text }) => text);

const LONGEST = 120;

/** What is spoken of each turn of a game that a page plays. */
async function turnsSpoken(
  verbosity: Verbosity,
  settings: Settings = {},
): Promise<{ el: CafeInternational; texts: string[] }> {
  const el = await game(settings);
  el.verbosity = verbosity;
  await drawn();
  const random = randomFrom(8);
  const texts: string[] = [];
  for (let turns = 0; turns < 25 && el.legalTurns().length > 0; turns += 1) {
    const said = await spoken(async () => {
      el.play(pick(random, el.legalTurns()));
      await drawn();
    });
    expect(said).to.have.length(1);
    texts.push(...said);
  }
  return { el, texts };
}

describe('cafe-international, what is spoken', () => {
  it('says why a turn earned its points, as far as a sentence may go', async () => {
    const { texts } = await turnsSpoken('normal');
    for (const text of texts) expect(text.length, text).to.be.at.most(LONGEST + 60);
    expect(
      texts.filter((text) => /points?\. .+: (a pair|a company|a full table|three|the first)/.test(text)).length,
    ).to.be.above(3);
  });

  it('says it all, however long, where that is wanted', async () => {
    const { el, texts } = await turnsSpoken('full', { edition: 'card', 'house-rules': '{"faceDown":"anytime"}' });
    const lines = el
      .shadowRoot!.querySelector('cafe-log')!
      .entries.map(({ steps }) => steps.flatMap((step) => ('lines' in step ? step.lines : [])).length);
    for (const [turn, text] of texts.entries()) expect(text.match(/\): /g)?.length ?? 0, text).to.equal(lines[turn]);
  });

  it('says hardly anything in short', async () => {
    const [short, normal] = [await turnsSpoken('short'), await turnsSpoken('normal')];
    expect(short.texts.join('').length).to.be.below(normal.texts.join('').length / 1.5);
    for (const text of short.texts) expect(text).to.match(/^(Ann|Ben): .+\. (Ann|Ben)\.$/);
  });

  it('tells how the game stands when S asks, and sends it to the page', async () => {
    const el = await game({ seed: 'jam' });
    const [turn] = el.legalTurns().filter((text) => text.includes('>'));
    await compose(el, turn!);
    chair(el, 'p36').focus();
    const [text = '', ...more] = await spoken(() => sendKeys({ press: 's' }));
    expect(more).to.deep.equal([]);
    expect(text).to.match(
      /^Turn 2\. It is (Ann|Ben)’s turn\. Ann: \d+ points?\. Ben: \d+ points?\. \d+ guests in the bag\. Bar, 0 of 20 stools taken; .+ In your hand: .+\.$/,
    );
    expect(inside(el, 'cafe-announcer').querySelector('[role=status]')!.textContent).to.equal(text);
    const [again] = await spoken(() => sendKeys({ press: 's' }));
    expect(again).to.equal(text);
  });

  it('tells nothing of a hand while the curtain is up', async () => {
    const el = await game({ edition: 'card' });
    inside(el, 'cafe-curtain').querySelector<HTMLElement>('#title')!.focus();
    const [text = ''] = await spoken(() => sendKeys({ press: 's' }));
    expect(text).to.match(
      /^Turn 1\. The table is passed to (Ann|Ben)\. Ann: 0 points\. Ben: 0 points\. \d+ guests in the stack\.$/,
    );
  });
});
