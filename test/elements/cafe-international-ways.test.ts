import { expect } from '@open-wc/testing';
import { a11ySnapshot, resetMouse, setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { drag } from './drag-tools.js';
import { byKeys } from './key-tools.js';
import { compose, drawn, game, press, type Press, type Settings } from './play-tools.js';

/** The same game, played to its end in every way there is: the logs are equal, byte for byte. */

const SETTINGS: Settings = { seed: 'jam', 'house-rules': 'amigo', speed: '0' };

const hostOf = (button: HTMLElement): string => ((button.getRootNode() as ShadowRoot).host as HTMLElement).localName;

/** Guests are dragged to where they sit; the rest is pressed. */
function byDrag(): Press {
  let guest: HTMLElement | undefined;
  return async (button) => {
    const host = hostOf(button);
    if (host === 'cafe-hand') guest = button;
    else if (guest !== undefined && (host === 'cafe-chair' || host === 'cafe-bar')) await drag(guest, button);
    else await press(button);
    if (host !== 'cafe-hand') guest = undefined;
  };
}

/** The first tap on a place shows the guest there, the second seats it. */
const byTap: Press = async (button) => {
  const host = hostOf(button);
  await press(button);
  if (host !== 'cafe-chair' && host !== 'cafe-bar') return;
  expect((button.getRootNode() as ShadowRoot).querySelectorAll('.waiting').length).to.be.above(0);
  await press(button);
};

interface Node {
  readonly name?: string;
  readonly role?: string;
  readonly children?: readonly Node[];
}

const namesIn = ({ name, role, children = [] }: Node): readonly string[] => [
  ...(role === 'button' && name !== undefined ? [name] : []),
  ...children.flatMap(namesIn),
];

function nameOf(button: HTMLElement): string {
  const spoken = button.cloneNode(true) as HTMLElement;
  for (const silent of spoken.querySelectorAll('[aria-hidden]')) silent.remove();
  return button.ariaLabel ?? spoken.textContent.replace(/\s+/g, ' ').trim();
}

/** What is pressed has a name in the accessibility tree, and no other button has it. */
const byName: Press = async (button) => {
  const names = namesIn(await (a11ySnapshot({}) as unknown as Promise<Node>));
  const name = nameOf(button);
  const known = names.filter((known) => known.replace(/\s+/g, ' ').trim() === name);
  // Two guests of a kind in one hand are alike to everybody.
  expect(hostOf(button) === 'cafe-hand' ? known.length > 0 : known.length === 1, name).to.equal(true);
  await press(button);
};

/** Plays the game of these choices. */
async function playBy(way: (el: CafeInternational) => Press, turns: number, settings: Settings = {}): Promise<string> {
  const el = await game({ confirm: 'never', ...SETTINGS, ...settings });
  const random = randomFrom(361);
  for (let count = 0; count < turns && el.legalTurns().length > 0; count += 1)
    await compose(el, pick(random, el.legalTurns()), way(el));
  await drawn();
  const log = JSON.stringify([el.save(), el.gameText]);
  el.remove();
  return log;
}

describe('cafe-international, the same game in every way', () => {
  const clicked = (turns: number): Promise<string> => playBy(() => press, turns);
  const WHOLE = 1000;

  beforeEach(() => setViewport({ width: 1280, height: 1000 }));
  afterEach(() => resetMouse());

  it('dragged', async () => {
    expect(await playBy(byDrag, WHOLE)).to.equal(await clicked(WHOLE));
  });

  it('tapped, each placement shown first', async () => {
    expect(await playBy(() => byTap, WHOLE, { confirm: 'always' })).to.equal(await clicked(WHOLE));
  });

  it('by keys', async () => {
    expect(await playBy((el) => byKeys(el), WHOLE)).to.equal(await clicked(WHOLE));
  });

  it('by the names of the accessibility tree', async function () {
    // Only Chromium shows its tree to tests.
    if (!navigator.userAgent.includes('Chrome/')) this.skip();
    expect(await playBy(() => byName, 20)).to.equal(await clicked(20));
  });
});
