import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { fetchLocalizer } from '../../src/i18n/languages.js';
import { loaders, type Locale } from '../../src/i18n/locales/index.js';
import { randomFrom } from '../helpers/random.js';
import { drawAway, letGo, middle, moveTo } from './drag-tools.js';
import { complaints, detailsOf, heard } from './event-tools.js';
import {
  action,
  chair,
  chairsWith,
  drawn,
  everything,
  game,
  inside,
  playOut,
  press,
  said,
  seat,
  tile,
} from './play-tools.js';

const fetches = loaders as Record<string, () => Promise<{ locale: Locale }>>;

/** Languages that are fetched in the middle of a test would come too late for it. */
const fetched = ['de', 'en-xa', 'ar-xb'];

const room = (el: CafeInternational) => el.shadowRoot!.querySelector<HTMLElement>('.room')!;

/** All words that are shown, or read out: texts, and names of buttons and regions. */
function words(el: CafeInternational): string[] {
  return [...everything(el.shadowRoot!)].flatMap((inner) => {
    const texts = [...inner.childNodes].filter((node) => node instanceof Text);
    return [...texts.map(({ data }) => data), inner.getAttribute('aria-label') ?? ''];
  });
}

describe('cafe-international, its language', () => {
  before(() => Promise.all(fetched.map(fetchLocalizer)));

  it('is that around it, also through a shadow root, and changes with it in the middle of a turn', async () => {
    const around = await fixture<HTMLElement>(html`<section lang="en-XA"><div></div></section>`);
    const el = document.createElement('cafe-international');
    el.setAttribute('seed', 'jam');
    around.querySelector('div')!.attachShadow({ mode: 'open' }).append(el);
    await drawn();
    await press(action(el, 'start'));
    expect(said(el, 'prompt')).to.match(/çhóóóóšéé/);
    around.setAttribute('lang', 'en');
    await drawn();
    expect(said(el, 'prompt')).to.match(/choose a guest/);
    await press(tile(el, 'GBf'));
    el.lang = 'en-XA-x-club';
    await drawn();
    expect(tile(el, 'GBf').ariaLabel).to.match(/ííñ ýóóúúr hááñd ñóów$/);
    expect(chairsWith(el, 'offer')).to.include('p36');
    expect([room(el).lang, room(el).dir]).to.deep.equal(['en-XA', 'ltr']);
  });

  it('is its own, if it has one; and two cafés of a page speak two languages', async () => {
    const around = await fixture<HTMLElement>(html`
      <section lang="de">
        <cafe-international></cafe-international>
        <cafe-international lang="en"></cafe-international>
      </section>
    `);
    const [german, english] = around.querySelectorAll('cafe-international');
    await drawn();
    expect([room(german!).lang, room(english!).lang]).to.deep.equal(['de', 'en']);
    expect(action(german!, 'start').textContent).not.to.equal(action(english!, 'start').textContent);
    english!.removeAttribute('lang');
    await drawn();
    expect(room(english!).lang).to.equal('de');
    expect(action(german!, 'start').textContent).to.equal(action(english!, 'start').textContent);
  });

  it('is fetched when it is asked for, while the game goes on; what comes too late is left alone', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const messages = 'action-confirm = yIwIv';
    fetches.tlh = () => arrived.then(() => ({ locale: { tag: 'tlh', messages } }));
    fetches.qya = () => Promise.resolve({ locale: { tag: 'qya', messages } });
    try {
      const el = await game();
      el.lang = 'tlh';
      await drawn();
      await seat(el, 'GBf>p36');
      expect(action(el, 'confirm').textContent).to.match(/Confirm/);
      el.lang = 'qya';
      await drawn();
      arrive();
      await drawn();
      expect(room(el).lang).to.equal('qya');
      expect(action(el, 'confirm').textContent).to.match(/yIwIv/);
    } finally {
      Reflect.deleteProperty(fetches, 'tlh');
      Reflect.deleteProperty(fetches, 'qya');
    }
  });

  it('stays as it is where the new one cannot be fetched, and the page is told', async () => {
    fetches.sjn = () => Promise.reject(new TypeError('no such file'));
    try {
      const el = await game();
      let events: Awaited<ReturnType<typeof heard>> = [];
      const lines = await complaints(async () => {
        events = await heard(() => (el.lang = 'sjn'));
      });
      const text = 'The texts for "sjn" could not be fetched.';
      expect(detailsOf(events, 'cafe-error')).to.deep.equal([{ code: 'locale-failed', text, at: 'lang' }]);
      expect(lines).to.have.length(1);
      expect(room(el).lang).to.equal('en');
      await seat(el, 'GBf>p36');
    } finally {
      Reflect.deleteProperty(fetches, 'sjn');
    }
  });

  it('leaves no word in another: from the lobby to the result, all comes from its messages', async () => {
    const box = await fixture<HTMLElement>(html`<div lang="en-XA"></div>`);
    const el = document.createElement('cafe-international');
    for (const [name, value] of Object.entries({ players: 'ZZ, WW', seed: 'jam', confirm: 'never', speed: '0' }))
      el.setAttribute(name, value);
    box.append(el);
    const plain = (): string[] => words(el).filter((text) => /[a-z]*[aeiou][a-z]*/.test(strip(text)));
    // What is no word of a message: turns in notation, and the "and" of the browser's own lists.
    const strip = (text: string): string =>
      text.replace(/\b(?:[A-Z]{2}|J)[fm](?:=[A-Z]{2})?\b|\b[a-z]\d+\b|\b(?:bar|swap|pass|draw|and)\b/g, '');
    await drawn();
    expect(plain()).to.deep.equal([]);
    await press(action(el, 'start'));
    expect(plain()).to.deep.equal([]);
    await seat(el, 'GBf>p36');
    expect(plain()).to.deep.equal([]);
    await playOut(el, randomFrom(3));
    expect(plain()).to.deep.equal([]);
  });

  describe('from right to left', () => {
    beforeEach(() => setViewport({ width: 1280, height: 900 }));
    afterEach(() => resetMouse());

    const at = (el: CafeInternational, id: string): readonly number[] => {
      const board = el.getAnchor('board')!.getBoundingClientRect();
      const { left, top } = chair(el, id).getBoundingClientRect();
      return [Math.round(left - board.left), Math.round(top - board.top)];
    };

    it('turns the texts round, and never the plan', async () => {
      const el = await game();
      const places = ['p36', 's28', 'p01'].map((id) => at(el, id));
      el.lang = 'ar-XB';
      await drawn();
      expect(room(el).dir).to.equal('rtl');
      expect(getComputedStyle(inside(el, 'cafe-controls').querySelector('.prompt')!).direction).to.equal('rtl');
      expect(['p36', 's28', 'p01'].map((id) => at(el, id))).to.deep.equal(places);
    });

    it('seats a guest where the pointer lets go, on a page that runs so too', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const el = await game();
        el.lang = 'ar-XB';
        await drawn();
        await drawAway(middle(tile(el, 'GBf')), middle(chair(el, 'p36')));
        await letGo();
        expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('changes in the middle of a drag, and the guest stays in hand', async () => {
      const el = await game();
      await drawAway(middle(tile(el, 'GBf')), middle(chair(el, 'p36')));
      el.lang = 'ar-XB';
      await drawn();
      expect(chairsWith(el, 'offer')).to.include('p36');
      await moveTo(middle(chair(el, 'p36')));
      await letGo();
      expect(chairsWith(el, 'tentative')).to.deep.equal(['p36']);
    });
  });
});
