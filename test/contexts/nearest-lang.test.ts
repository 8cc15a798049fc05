import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { NearestLang, nearestLang } from '../../src/contexts/nearest-lang.js';

class LangListener extends LitElement {
  readonly told: string[] = [];

  constructor() {
    super();
    new NearestLang(this, (lang) => this.told.push(lang));
  }
}
customElements.define('lang-listener', LangListener);

const page = (): Promise<HTMLElement> =>
  fixture<HTMLElement>(
    html`<section lang="de">
      <div><p></p></div>
    </section>`,
  );

/** A listener in the shadow root of the paragraph of a page. */
async function listener(): Promise<{ around: HTMLElement; el: LangListener }> {
  const around = await page();
  const el = new LangListener();
  around.querySelector('p')!.attachShadow({ mode: 'open' }).append(el);
  return { around, el };
}

/** Changes are told by the end of the task. */
const told = (el: LangListener): Promise<string[]> => Promise.resolve().then(() => el.told);

describe('nearestLang', () => {
  it('is the own language, else that of the nearest ancestor', async () => {
    const around = await page();
    const p = around.querySelector('p')!;
    expect(nearestLang(p)).to.equal('de');
    p.parentElement!.lang = 'nl-BE';
    expect(nearestLang(p)).to.equal('nl-BE');
    p.lang = 'fr';
    expect(nearestLang(p)).to.equal('fr');
  });

  it('goes on through shadow roots, open and closed, and slots', async () => {
    const around = await page();
    const p = around.querySelector('p')!;
    const inner = document.createElement('i');
    p.attachShadow({ mode: 'closed' }).append(inner);
    expect(nearestLang(inner)).to.equal('de');
    const host = around.querySelector('div')!;
    host.attachShadow({ mode: 'open' }).innerHTML = '<div lang="it"><slot></slot></div>';
    expect(nearestLang(p)).to.equal('it');
  });

  it('is empty where there is none', () => {
    expect(nearestLang(document.createElement('p'))).to.equal('');
    expect(nearestLang(document.createElement('a'))).to.equal('');
  });

  it('is found in another window', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
    const p = document.createElement('p');
    frame.contentDocument!.body.lang = 'pl';
    frame.contentDocument!.body.append(p);
    expect(nearestLang(p)).to.equal('pl');
  });
});

describe('NearestLang', () => {
  it('tells the language when its host comes into the page, and whenever it changes', async () => {
    const { around, el } = await listener();
    expect(el.told).to.deep.equal(['de']);
    around.lang = 'cs';
    expect(await told(el)).to.deep.equal(['de', 'cs']);
    around.querySelector('div')!.lang = 'pl';
    expect(await told(el)).to.deep.equal(['de', 'cs', 'pl']);
    el.lang = 'tr';
    expect(await told(el)).to.deep.equal(['de', 'cs', 'pl', 'tr']);
  });

  it('hears nothing of a page that its host has left', async () => {
    const { around, el } = await listener();
    el.remove();
    around.lang = 'cs';
    expect(await told(el)).to.deep.equal(['de']);
    around.append(el);
    expect(await told(el)).to.deep.equal(['de', 'cs']);
  });
});
