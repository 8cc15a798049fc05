import { expect, fixture, html } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';

const later = {
  players: ['Ann', 'Ben'],
  houseRules: 'bsw',
  seed: 'jam',
  theme: 'dark',
  confirm: 'always',
  autosave: 'club',
};

describe('define', () => {
  it('upgrades tags that were there before, with all that was set on them', async () => {
    localStorage.clear();
    const page = await fixture<HTMLElement>(
      html`<div>
        <cafe-international players="Cem, Dot" role="region" tabindex="-1"></cafe-international>
        <cafe-international undo="none"></cafe-international>
      </div>`,
    );
    const [plain, rich] = page.children as unknown as [CafeInternational, CafeInternational];
    Object.assign(rich, { ...later, undo: 'free' });
    await import('../../src/entries/define.js');
    const el = customElements.get('cafe-international')!;
    expect([plain instanceof el, rich instanceof el]).to.deep.equal([true, true]);
    await Promise.all([plain.updateComplete, rich.updateComplete]);
    expect(plain.players!.map(({ name }) => name)).to.deep.equal(['Cem', 'Dot']);
    expect([plain.getAttribute('role'), plain.getAttribute('tabindex')]).to.deep.equal(['region', '-1']);
    const { players, houseRules, seed, theme, confirm, autosave, undoPolicy } = rich;
    expect({ players: players!.map(({ name }) => name), seed, theme, confirm, autosave }).to.deep.equal({
      players: later.players,
      seed: 'jam',
      theme: 'dark',
      confirm: 'always',
      autosave: 'club',
    });
    expect([houseRules, undoPolicy]).to.deep.equal([{ preset: 'bsw' }, 'free']);
    rich.start();
    expect(rich.play(rich.legalTurns()[0]!).ok).to.equal(true);
    expect(rich.undo(), 'the method is still there').to.equal(true);
    localStorage.clear();
  });

  it('can be loaded twice, and leaves tags alone that are taken', async () => {
    const first = customElements.get('cafe-international');
    const again = new URL('../../src/entries/define.ts?again', import.meta.url).href;
    await import(again);
    expect(customElements.get('cafe-international')).to.equal(first);
  });

  it('registers every part', async () => {
    const { default: none, ...elements } = (await import('../../src/elements/index.js')) as Record<string, unknown>;
    expect(none).to.equal(undefined);
    for (const [name, part] of Object.entries(elements)) {
      const tag = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
      expect(customElements.get(tag), tag).to.equal(part);
    }
  });
});
