import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import {
  chair,
  controlsOf,
  drawn,
  everything,
  game,
  inside,
  playUntil,
  press,
  said,
  table,
  tile,
} from './play-tools.js';

const PARTS = ['board', 'table', 'chair', 'guest', 'hand', 'bar', 'stool', 'score', 'log', 'prompt', 'button'];

/** Audits the table in both colour schemes. */
async function expectAccessible(el: CafeInternational): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await emulateMedia({ colorScheme });
    document.documentElement.style.setProperty('background', 'Canvas');
    document.documentElement.style.setProperty('color-scheme', colorScheme);
    await expect(el).to.be.accessible();
  }
  document.documentElement.removeAttribute('style');
}

/** A game that ended after a few turns: the log of a long one would be audited for nothing. */
async function shortGame(): Promise<CafeInternational> {
  const el = await game({ seed: 'tea' });
  const random = randomFrom(228);
  for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns()) el.play(pick(random, turns));
  await drawn();
  return el;
}

/** A table in the lobby, one in the middle of a game with a guest held, and one whose café has closed. */
async function moments(): Promise<CafeInternational[]> {
  const held = await game();
  await playUntil(held, /^swap/, randomFrom(0));
  await press(tile(held, held.position!.players[held.position!.toMove]!.hand[0]!));
  return [await table(), held, await shortGame()];
}

/** What a screen reader calls a control. */
const nameOf = (control: HTMLElement): string =>
  control.ariaLabel ??
  [...((control as HTMLInputElement).labels ?? []), control].map(({ textContent }) => textContent).join(' ');

describe('cafe-international', () => {
  it('is accessible in the lobby', async () => {
    await expectAccessible(await table());
  });

  it('is accessible in the middle of a game, with a guest held', async () => {
    const el = await game();
    await playUntil(el, /^swap/, randomFrom(0));
    await press(tile(el, el.position!.players[el.position!.toMove]!.hand[0]!));
    await expectAccessible(el);
  });

  it('is accessible while it refuses a wish', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    await press(chair(el, 's17'));
    expect(said(el, 'refusal')).not.to.equal('');
    await expectAccessible(el);
  });

  it('is accessible when the café has closed', async () => {
    const el = await shortGame();
    expect(inside(el, 'cafe-result').querySelector('h2')!.textContent).to.match(/win|share/);
    await expectAccessible(el);
  });

  it('is accessible between closed hands, at the table cards, and in the ring of twelve', async () => {
    const feast = '{"openHands":false,"singleSexTables":true}';
    for (const settings of [{ edition: 'card' }, { edition: 'app12', 'house-rules': feast }] as const) {
      const el = await game(settings);
      for (let turns = 0; turns < 8; turns += 1) el.play(el.legalTurns()[0]!);
      await drawn();
      await expectAccessible(el);
      await press(inside(el, 'cafe-curtain').querySelector<HTMLElement>('.primary')!);
      await press(inside(el, 'cafe-hand.hand').querySelector<HTMLElement>('[data-guest] button')!);
      await expectAccessible(el);
    }
  });

  it('gives every control a name, and has no controls but buttons and fields', async () => {
    for (const el of await moments()) {
      for (const control of controlsOf(el)) expect(nameOf(control).trim(), control.outerHTML).not.to.equal('');
      const others = [...everything(el.shadowRoot!)].filter((inner) => inner.matches('a, [onclick], [role=button]'));
      expect(others).to.deep.equal([]);
    }
  });

  it('has the handles that tests and pages rely on', async () => {
    const el = await game();
    const all = [...everything(el.shadowRoot!)];
    expect(all.filter((inner) => inner.matches('[data-chair]'))).to.have.length(68);
    expect(all.filter((inner) => inner.matches('[data-table]'))).to.have.length(24);
    expect(all.filter((inner) => inner.matches('[data-guest]'))).to.have.length(10);
    expect(all.filter((inner) => inner.matches('[data-bar]'))).to.have.length(1);
  });

  it('can be pointed at by name', async () => {
    const el = await game();
    for (const name of ['board', 'hand', 'bar', 'log', 'score', 'controls', 'table:GB1', 'chair:s28']) {
      expect(el.getAnchor(name)!.checkVisibility(), name).to.equal(true);
    }
    const nowhere = ['lobby', 'result', 'curtain', 'rule-book', 'table:XX9', 'chair:"]', 'chair:', '', 'toString'];
    for (const name of [...nowhere, 5, null, undefined, {}, Symbol('hand')] as string[]) {
      expect(el.getAnchor(name), typeof name).to.equal(null);
    }
    expect((await table()).getAnchor('lobby')).not.to.equal(null);
    expect((await game({ edition: 'card' })).getAnchor('curtain')!.checkVisibility()).to.equal(true);
  });

  it('can be styled from outside by its parts', async () => {
    const [lobby, el] = (await moments()) as [CafeInternational, CafeInternational];
    const sheet = PARTS.map((part) => `cafe-international::part(${part}) { --seen-${part}: yes }`).join('\n');
    await fixture(
      html`<style>
        ${sheet}
      </style>`,
    );
    const all = [...everything(lobby.shadowRoot!), ...everything(el.shadowRoot!)];
    for (const part of PARTS) {
      const seen = all.filter((inner) => inner.part.contains(part));
      expect(seen, part).not.to.be.empty;
      for (const inner of seen.slice(0, 3)) {
        expect(getComputedStyle(inner).getPropertyValue(`--seen-${part}`), part).to.equal('yes');
      }
    }
  });

  it('tells nothing in the lobby, and everything of a game', async () => {
    const lobby = await table();
    expect([lobby.position, lobby.gameText, lobby.legalTurns()]).to.deep.equal([null, '', []]);
    const el = await game();
    el.play('GBf>p36 ITm>s26');
    expect(el.position).to.include({ turn: 1, edition: 'board@1' });
    expect(el.position!.seats).to.deep.equal({ p36: 'GBf', s26: 'ITm' });
    expect(el.gameText).to.match(/^\[Edition "board@1"\]\n[^]*\n\n1\. GBf>p36 ITm>s26\s*$/);
  });
});
