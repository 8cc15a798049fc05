/** What a page hears of a table. */
import { expect } from '@open-wc/testing';
import type { CafeEventDetails } from '../../src/elements/public-events.js';
import { drawn } from './play-tools.js';

type Name = keyof CafeEventDetails;

/** An event as it reached the page. */
export type Heard = { readonly [K in Name]: { readonly type: K; readonly detail: CafeEventDetails[K] } }[Name];

const NAMES: readonly Name[] = [
  'cafe-start',
  'cafe-before-turn',
  'cafe-turn',
  'cafe-save',
  'cafe-load',
  'cafe-illegal',
  'cafe-over',
  'cafe-undo',
  'cafe-announce',
  'cafe-storage',
  'cafe-error',
];

/**
 * What is heard at the document while `act` runs and is drawn. Each detail is one that survives structured clone, or the
 * test fails.
 */
export async function heard(act: () => unknown): Promise<Heard[]> {
  const events: Heard[] = [];
  const note = (event: Event): void => {
    const { type, detail, bubbles, composed } = event as CustomEvent<unknown>;
    expect([bubbles, composed], `${type} leaves every shadow root`).to.deep.equal([true, true]);
    expect(structuredClone(detail), `${type} carries plain data`).to.deep.equal(detail);
    events.push({ type, detail } as Heard);
  };
  for (const name of NAMES) document.addEventListener(name, note);
  try {
    await act();
    await drawn();
  } finally {
    for (const name of NAMES) document.removeEventListener(name, note);
  }
  return events;
}

/** The events by their names; what is spoken goes beside the point. */
export const typesOf = (events: readonly Heard[]): string[] =>
  events.map(({ type }) => type).filter((type) => type !== 'cafe-announce');

/** The details of all events of one name. */
export const detailsOf = <K extends Name>(events: readonly Heard[], name: K): CafeEventDetails[K][] =>
  events.filter(({ type }) => type === name).map(({ detail }) => detail as CafeEventDetails[K]);

/** What `act` writes to the console as a warning or an error. */
export async function complaints(act: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  const { warn, error } = console;
  console.warn = console.error = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  try {
    await act();
    await drawn();
  } finally {
    Object.assign(console, { warn, error });
  }
  return lines;
}
