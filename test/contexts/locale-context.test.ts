import { ContextProvider } from '@lit/context';
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { LocaleController, localeContext } from '../../src/contexts/locale-context.js';
import type { Localizer } from '../../src/i18n/messages.js';

class LocaleSpeaker extends LitElement {
  private readonly locale = new LocaleController(this);

  protected override render(): TemplateResult {
    return html`${this.locale.lang}: ${this.locale.text('nation-GB')}`;
  }
}
customElements.define('locale-speaker', LocaleSpeaker);

const klingon: Localizer = { lang: 'tlh', direction: 'ltr', text: (id) => id.toUpperCase() };
const elvish: Localizer = { lang: 'qya', direction: 'rtl', text: (id) => `~${id}~` };

async function said(el: Element): Promise<string> {
  const speaker = el instanceof LocaleSpeaker ? el : el.querySelector<LocaleSpeaker>('locale-speaker')!;
  await speaker.updateComplete;
  return speaker.shadowRoot!.textContent;
}

describe('LocaleController', () => {
  it('speaks English where no language is provided', async () => {
    expect(await said(await fixture(html`<locale-speaker></locale-speaker>`))).to.equal('en: Britain');
  });

  it('speaks the language that is provided around it, and follows its changes', async () => {
    const around = await fixture<HTMLElement>(html`<div></div>`);
    const provider = new ContextProvider(around, { context: localeContext, initialValue: klingon });
    around.append(document.createElement('locale-speaker'));
    expect(await said(around)).to.equal('tlh: NATION-GB');
    provider.setValue(elvish);
    expect(await said(around)).to.equal('qya: ~nation-GB~');
  });

  it('lets two tables on one page speak two languages', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <div></div>
        <div></div>
      </div>`,
    );
    const languages = [klingon, elvish].map((initialValue, at) => {
      const table = page.children[at] as HTMLElement;
      new ContextProvider(table, { context: localeContext, initialValue });
      table.append(document.createElement('locale-speaker'));
      return said(table);
    });
    expect(await Promise.all(languages)).to.deep.equal(['tlh: NATION-GB', 'qya: ~nation-GB~']);
  });
});
