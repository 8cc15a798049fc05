/** What nobody at the table may know, and every place of a page where it could be found. */
import { expect } from '@open-wc/testing';
import { a11ySnapshot } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { english as locale } from '../../src/i18n/messages.js';
import { everything } from './play-tools.js';
import { detailsOf, type Heard } from './event-tools.js';

/** `GBf`, or `Jf` for a joker whatever name it was given. */
const kindOf = (token: string): string => token.replace(/=\w+$/, '');

const kindsIn = (text: string): string[] => (text.match(/\b(?:[A-Z]{2}|J)[fm]\b/g) ?? []).map(kindOf);

export interface Secrets {
  /** Tokens of guests. */
  readonly guests: readonly string[];
  /** Ids of nations. */
  readonly nations: readonly string[];
}

/**
 * Guests in hands, stack and bag, and nations in the stacks, that were never seen: not on the floor, not at the bar, in no
 * turn so far. While a player is looking, that player's own hand is no secret.
 */
export function secretsOf(el: CafeInternational): Secrets {
  const { players, bag, tableStack = [], tables = {}, seats, bar, plan, toMove } = el.position!;
  const isOpen = el.shadowRoot!.querySelector('cafe-curtain') === null;
  const turns = el.save().turns.map((turn) => turn.replace(/^down \w+/, ''));
  const seen = new Set([
    ...[...Object.values(seats), ...bar].map(kindOf),
    ...turns.flatMap(kindsIn),
    ...(isOpen ? [...players[toMove]!.hand] : []),
  ]);
  const hidden = [...players.flatMap(({ hand, faceDown = [] }) => [...hand, ...faceDown]), ...bag];
  const guests = [...new Set(hidden)].filter((token) => !seen.has(token));
  const shown = new Set([...Object.values(tables), ...[...seen].map((token) => token.slice(0, 2))]);
  const board = el.shadowRoot!.querySelector('cafe-board')!.view!;
  for (const { nation } of board.tables) if (nation) shown.add(nation);
  expect(plan).to.equal(undefined);
  const nations = [
    ...tableStack,
    ...guests.filter((token) => !token.startsWith('J')).map((token) => token.slice(0, 2)),
  ];
  return { guests, nations: [...new Set(nations)].filter((nation) => !shown.has(nation)) };
}

/** All that is written in the page, through all shadow roots: text, attributes, fields, and what its parts are given to draw. */
export function written(root: ParentNode = document.body): string {
  const lines = [document.title];
  for (const element of everything(root)) {
    lines.push(...[...element.attributes].map(({ name, value }) => `${name} ${value}`));
    lines.push(...textsIn(element), ...textsIn(element.shadowRoot));
    if ('value' in element) lines.push(String(element.value));
    for (const name of ['view', 'entries', 'chair', 'table', 'bar', 'message', 'text']) {
      if (element.localName.startsWith('cafe-')) lines.push(JSON.stringify([Reflect.get(element, name)]));
    }
  }
  return lines.join('\n');
}

const textsIn = (parent: ParentNode | null): string[] =>
  [...(parent?.childNodes ?? [])].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE || node.nodeType === Node.COMMENT_NODE ? [node.textContent ?? ''] : [],
  );

/** Nothing of this is in `text`, in no form. */
export function expectHidden({ guests, nations }: Secrets, text: string, where: string): void {
  const words = [
    ...guests.flatMap((token) => [token, locale.text('guest-name', { guest: token }).replace(/^an? /, '')]),
    ...nations.flatMap((nation) => [nation, locale.text(`nation-${nation}`)]),
  ];
  const found = words.filter((word) => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(text));
  expect(found, where).to.deep.equal([]);
}

/** The types of the command say that it gives nothing back. */
const accessibilityTree = async (): Promise<string> =>
  JSON.stringify(await (a11ySnapshot as (options: object) => Promise<unknown>)({}));

/** Nothing of this is in the page, in its accessibility tree, or in what was heard, saves aside. */
export async function expectSecret(secrets: Secrets, heard: readonly Heard[], where: string): Promise<void> {
  expectHidden(secrets, written(), `${where}: the page`);
  const tree = await accessibilityTree();
  expect(tree).to.include('Turns so far');
  expectHidden(secrets, tree, `${where}: the accessibility tree`);
  const told = heard.filter(({ type }) => type !== 'cafe-save' && type !== 'cafe-load');
  // Of a turn that is taken back everybody has seen the guests.
  const seen = new Set(detailsOf(heard, 'cafe-undo').flatMap(({ turn }) => kindsIn(turn)));
  const guests = secrets.guests.filter((token) => !seen.has(token));
  expectHidden({ ...secrets, guests }, JSON.stringify(told), `${where}: the events`);
}
