import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const define = new URL('../../src/entries/define.ts', import.meta.url).href;

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script type="module" src="${define}"></script>
<cafe-international players="Ann, Ben" seed="jam"></cafe-international>`;

describe('a page with a strict content security policy', () => {
  it('plays without a single violation', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const broken: string[] = [];
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = PAGE;
    await loaded;
    const page = frame.contentDocument!;
    page.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      broken.push(`${violatedDirective} ${sample}`);
    });
    const el = page.querySelector<CafeInternational>('cafe-international')!;
    await waitUntil(() => el.shadowRoot?.querySelector('cafe-lobby'), 'the café is there', { timeout: 60_000 });
    el.start();
    for (let turn = 0; turn < 4; turn += 1) {
      expect(el.play(el.legalTurns()[0]!).ok).to.equal(true);
      await el.updateComplete;
    }
    await new Promise((resolve) => frame.contentWindow!.setTimeout(resolve));
    const chair = el.getAnchor('chair:s28')!;
    expect(getComputedStyle(chair).getPropertyValue('--x')).not.to.equal('');
    expect(chair.getBoundingClientRect().width).to.be.greaterThan(0);
    expect(broken).to.deep.equal([]);
  });
});
