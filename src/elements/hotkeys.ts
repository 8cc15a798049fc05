/** Single keys that lead through the café, while the focus is in it. */
import type { CafeBoard } from './cafe-board.js';

export const HOTKEYS = ['table', 'fitting', 'bar', 'hand', 'summary', 'help'] as const;

export type Hotkey = (typeof HOTKEYS)[number];

const BY_KEY: Readonly<Record<string, Hotkey>> = {
  t: 'table',
  f: 'fitting',
  b: 'bar',
  h: 'hand',
  s: 'summary',
  '?': 'help',
};

/** The key of each, as it is written on the keyboard. */
export const keyOf = (hotkey: Hotkey): string =>
  Object.entries(BY_KEY)
    .find(([, known]) => known === hotkey)?.[0]
    ?.toUpperCase() ?? '';

/** The hotkey that a name or a key stands for: `table` or `t`. */
export const hotkeyNamed = (word: string): Hotkey | undefined =>
  HOTKEYS.find((known) => known === word) ??
  (Object.hasOwn(BY_KEY, word.toLowerCase()) ? BY_KEY[word.toLowerCase()] : undefined);

/** What a key press asks for; nothing where it belongs to the page, to the browser, or to a text that is being typed. */
export function hotkeyIn(event: KeyboardEvent): Hotkey | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return undefined;
  const [target] = event.composedPath();
  if (target instanceof Element && target.matches('input, textarea, select, [contenteditable]')) return undefined;
  const key = letterOf(event);
  return Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined;
}

/** On keyboards without Latin letters the key that stands where the letter would. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[^\p{Script=Latin}\p{Script=Common}]$/u.test(key) && code.startsWith('Key')
    ? code.slice(-1).toLowerCase()
    : key.toLowerCase();

/** Follows a hotkey within the table's shadow root; false if it leads nowhere now. */
export function follow(root: ParentNode, hotkey: Exclude<Hotkey, 'help' | 'summary'>, back: boolean): boolean {
  switch (hotkey) {
    case 'hand':
      return focus(
        root.querySelector('cafe-hand.hand')?.shadowRoot?.querySelector<HTMLElement>('button[tabindex="0"]'),
      );
    case 'bar':
      return focus(root.querySelector('cafe-board')?.shadowRoot?.querySelector<HTMLElement>('[data-bar]'));
    default:
      return root.querySelector<CafeBoard>('cafe-board')?.lead(hotkey, back) ?? false;
  }
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element != null;
}
