/** A table as people use it: everything is done by the buttons that are drawn. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/entries/define.js';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, type Random } from '../helpers/random.js';

/** What a test sets on a table before it opens. */
export type Settings = Partial<
  Record<'edition' | 'players' | 'seed' | 'theme' | 'confirm' | 'undo' | 'autosave' | 'speed', string>
> & {
  readonly 'house-rules'?: string;
};

/** Presses a button in some way, and waits until all is drawn. */
export type Press = (button: HTMLElement) => Promise<void>;

/** Waits until everything that is due has been drawn, and no longer: a whole game has hundreds of clicks. */
export const drawn = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'user-blocking' });

/** A table with these attributes, in its lobby. */
export async function table(settings: Settings = {}): Promise<CafeInternational> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const el = document.createElement('cafe-international');
  for (const [name, value] of Object.entries(settings)) el.setAttribute(name, value);
  box.append(el);
  await drawn();
  return el;
}

/** A table for Ann and Ben at which the first turn is due. */
export async function game(settings: Settings = {}): Promise<CafeInternational> {
  const el = await table({ players: 'Ann, Ben', seed: 'jam', confirm: 'never', ...settings });
  await press(action(el, 'start'));
  return el;
}

/** The shadow root of a part. */
export function inside(el: CafeInternational, part: string): ShadowRoot {
  const root = el.shadowRoot!.querySelector(part)?.shadowRoot;
  if (!root) throw new Error(`there is no ${part}`);
  return root;
}

/** Every element below `root`, through all shadow roots. */
export function* everything(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}

/** Every button and field of the table. */
export const controlsOf = (el: CafeInternational): HTMLElement[] =>
  [...everything(el.shadowRoot!)].filter((inner) => inner.matches('button, input, select, textarea')) as HTMLElement[];

/** The button with this `data-action`, or undefined. */
export const maybeAction = (el: CafeInternational, name: string): HTMLElement | undefined =>
  [...el.shadowRoot!.querySelectorAll('cafe-lobby, cafe-curtain, cafe-controls, cafe-result')]
    .map((part) => part.shadowRoot!.querySelector<HTMLElement>(`button[data-action="${name}"]`))
    .find((button) => button !== null) ?? undefined;

/** Whether there is a button with this `data-action`, on or off. */
export const offers = (el: CafeInternational, name: string): boolean => maybeAction(el, name) !== undefined;

export function action(el: CafeInternational, name: string): HTMLElement {
  const button = maybeAction(el, name);
  if (!button) throw new Error(`there is no button for ${name}`);
  return button;
}

/** The actions that are offered now; those that are off in brackets. */
export const actions = (el: CafeInternational): string[] =>
  [...inside(el, 'cafe-controls').querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset, ariaDisabled }) =>
    ariaDisabled === 'true' ? `(${String(dataset.action)})` : String(dataset.action),
  );

/** The first tile of this kind in the active hand that is not seated yet. */
export function tile(el: CafeInternational, token: string): HTMLElement {
  const button = inside(el, 'cafe-hand.hand').querySelector<HTMLElement>(`[data-guest="${token}"]:not(.placed) button`);
  if (!button) throw new Error(`there is no ${token} in the hand`);
  return button;
}

export const chair = (el: CafeInternational, id: string): HTMLElement =>
  el.getAnchor(`chair:${id}`)!.shadowRoot!.querySelector('button')!;

export const bar = (el: CafeInternational): HTMLElement => el.getAnchor('bar')!.shadowRoot!.querySelector('button')!;

/** Clicks a button that is not off. */
export const press: Press = async (button) => {
  expect(button.isConnected, 'the button is drawn').to.equal(true);
  button.click();
  await drawn();
};

/** Composes a turn in notation with the buttons alone, and has it count. */
export async function compose(el: CafeInternational, turn: string, by: Press = press): Promise<void> {
  const words = turn.split(' ');
  const draw = words.at(-2) === 'draw' ? words.splice(-2)[1] : undefined;
  if (words[0] === 'pass') return by(action(el, 'pass'));
  if (words[0] === 'bar') {
    await by(tile(el, words[1]!));
    return by(bar(el));
  }
  const swap = words[0] === 'swap';
  for (const word of swap ? words.slice(1) : words) await seat(el, word, by);
  if (swap) return;
  await by(action(el, 'confirm'));
  const refill = draw === undefined ? fullRefill(el) : action(el, `draw-${draw}`);
  if (refill) await by(refill);
}

/** Seats a guest, `GBf>p36`, and names a joker, `Jf=GB>s28`. */
export async function seat(el: CafeInternational, word: string, by: Press = press): Promise<void> {
  const [guest = '', id = ''] = word.split('>');
  const [token = '', name] = guest.split('=');
  await by(tile(el, token));
  await by(chair(el, id));
  if (name !== undefined) await by(action(el, `name-${name}`));
}

/** The button that fills the hand up, where drawing less is offered. */
function fullRefill(el: CafeInternational): HTMLElement | undefined {
  const root = el.shadowRoot!.querySelector('cafe-controls')?.shadowRoot;
  return root?.querySelector<HTMLElement>('.primary:is([data-action^="draw-"], [data-action="fill-up"])') ?? undefined;
}

/** Plays on until nothing is legal any more. */
export async function playOut(el: CafeInternational, random: Random, by: Press = press): Promise<void> {
  for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns())
    await compose(el, pick(random, turns), by);
}

/** Plays at random, without a click, until a turn like this is legal, and gives that turn. */
export async function playUntil(el: CafeInternational, wanted: RegExp, random: Random): Promise<string> {
  for (;;) {
    const turns = el.legalTurns();
    const found = turns.find((turn) => wanted.test(turn));
    if (found !== undefined || turns.length === 0) {
      await drawn();
      return found ?? expect.fail(`the game ended before ${wanted} was legal`);
    }
    el.play(pick(random, turns));
  }
}

/** The sentence that says what is expected, or the refusal if there is one, without its way to the rule book; else ''. */
export function said(el: CafeInternational, part: 'prompt' | 'refusal'): string {
  const sentence = inside(el, 'cafe-controls').querySelector(`.${part}`)?.cloneNode(true) as HTMLElement | undefined;
  sentence?.querySelector('button')?.remove();
  return (sentence?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Ids of the chairs, or tables, for which `test` holds in what the board draws. */
export function chairsWith(el: CafeInternational, test: 'offer' | 'marked' | 'tentative' | 'preview'): string[] {
  const { view } = el.shadowRoot!.querySelector('cafe-board')!;
  return view!.chairs.filter((it) => Boolean(it[test])).map(({ id }) => id);
}
