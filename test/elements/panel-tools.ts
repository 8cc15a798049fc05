/** What the tests of the panels beside the board have in common. */
import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { CafeAnnouncer } from '../../src/elements/cafe-announcer.js';
import type { CafeControls } from '../../src/elements/cafe-controls.js';
import type { CafeCurtain } from '../../src/elements/cafe-curtain.js';
import type { CafeLobby } from '../../src/elements/cafe-lobby.js';
import type { CafeLog } from '../../src/elements/cafe-log.js';
import type { CafeResult } from '../../src/elements/cafe-result.js';
import type { CafeRuleBook } from '../../src/elements/cafe-rule-book.js';
import type { CafeScoreboard } from '../../src/elements/cafe-scoreboard.js';
import { CafeRequestEvent, type CafeRequest } from '../../src/elements/requests.js';

/** Registers `element` under `tag` for the tests of one page. */
export function register(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
}

/** The panels by their tags. */
interface Panels {
  'cafe-announcer': CafeAnnouncer;
  'cafe-controls': CafeControls;
  'cafe-curtain': CafeCurtain;
  'cafe-lobby': CafeLobby;
  'cafe-log': CafeLog;
  'cafe-result': CafeResult;
  'cafe-rule-book': CafeRuleBook;
  'cafe-scoreboard': CafeScoreboard;
}

/** A fresh element with these properties, drawn. */
export async function panel<Tag extends keyof Panels>(
  tag: Tag,
  properties: Partial<Panels[Tag]>,
): Promise<Panels[Tag]> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const el: Panels[Tag] = Object.assign(document.createElement(tag), properties);
  box.append(el);
  await el.updateComplete;
  return el;
}

/** The only match in the shadow root; fails where there is none. */
export function part(el: LitElement, selector: string): HTMLElement {
  const [found] = parts(el, selector);
  if (found === undefined) throw new Error(`nothing matches ${selector}`);
  return found;
}

export function parts(el: LitElement, selector: string): HTMLElement[] {
  return [...el.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
}

/** The input fields that match. */
export function fields(el: LitElement, selector: string): HTMLInputElement[] {
  return parts(el, selector).filter((found) => found instanceof HTMLInputElement);
}

/** Text with each run of white space as one space. */
export function textOf(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** What `act` makes the element ask for. */
export async function requests(el: LitElement, act: () => unknown): Promise<CafeRequest[]> {
  const sent: CafeRequest[] = [];
  const note = (event: Event): void => {
    if (event instanceof CafeRequestEvent) sent.push(event.request);
  };
  document.addEventListener(CafeRequestEvent.type, note);
  await act();
  await el.updateComplete;
  document.removeEventListener(CafeRequestEvent.type, note);
  return sent;
}

/** Runs the accessibility audit in both colour schemes: contrast counts in each. */
export async function expectAccessible(el: LitElement): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme });
    document.documentElement.style.setProperty('color-scheme', colorScheme);
    document.documentElement.style.setProperty('background', 'Canvas');
    await expect(el).to.be.accessible();
  }
  document.documentElement.removeAttribute('style');
}

/** Nothing of the element reaches over its sides, and targets are large enough, in narrow and wide windows. */
export async function expectToFit(el: LitElement, widths: readonly number[] = [280, 320, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await setViewport({ width, height: 800 });
    el.parentElement!.style.setProperty('inline-size', `${width}px`);
    document.body.style.setProperty('margin', '0');
    const right = el.getBoundingClientRect().right + 0.5;
    for (const inner of parts(el, '*')) {
      expect(inner.getBoundingClientRect().right, `${inner.outerHTML.slice(0, 80)} at ${width}`).to.be.at.most(right);
    }
    for (const target of parts(el, 'button, input:not([type=radio]), label:has([type=radio])')) {
      const { width: wide, height } = target.getBoundingClientRect();
      expect(Math.min(wide, height), `${target.outerHTML.slice(0, 80)} at ${width}`).to.be.at.least(24);
    }
  }
  document.body.removeAttribute('style');
}

/** No name became markup, and no script ran. */
export function expectInert(el: LitElement): void {
  expect(el.shadowRoot!.querySelector('img')).to.equal(null);
  expect('hacked' in window).to.equal(false);
}
