import { expect } from '@open-wc/testing';
import { pick, randomFrom, type Random } from '../helpers/random.js';
import { complaints } from './event-tools.js';
import { drawn, game, playOut, table } from './play-tools.js';

const RUNS = 1000;
const ATTRIBUTES = ['edition', 'players', 'house-rules', 'seed', 'theme', 'confirm', 'undo', 'autosave', 'lang'];

/** Pieces of good values, of other syntaxes, and of nothing at all. */
const SCRAPS = [
  ...'board board@1 card app12 classic1989 amigo bsw preset bagEndAt barValues auto dark always free human bot:easy'.split(
    ' ',
  ),
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '\\',
    '0',
    '-1',
    '1e999',
    'null',
    'true',
    ' ',
    '\n',
    '\0',
    '\u{1f600}',
    '\ud800',
  ],
  ...['<img src=x onerror=alert(1)>', '__proto__', 'constructor', 'toString', '&amp;', '${x}', 'ä', '\u202e', 'de-AT'],
  ...['{"preset":"amigo"}', '{"preset":"__proto__"}', '{"__proto__":{"preset":"bsw"}}', '[{"name":"Ann"}]'],
];

const scrap = (random: Random): string =>
  Array.from({ length: Math.floor(random() * 6) }, () =>
    random() < 0.8 ? pick(random, SCRAPS) : String.fromCharCode(Math.floor(random() * 0x10000)),
  ).join('');

describe('cafe-international, given nonsense', () => {
  const uncaught: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent): void =>
    void uncaught.push('message' in event ? event.message : String(event.reason));
  before(() => {
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
  });
  after(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });

  for (const attribute of ATTRIBUTES) {
    it(`plays on after ${RUNS} random values of ${attribute}`, async () => {
      const random = randomFrom(attribute.length);
      const el = await table();
      for (let run = 0; run < RUNS; run += 1) {
        const value = scrap(random);
        const lines: string[] = [];
        const { warn } = console;
        console.warn = (line: string) => void lines.push(line);
        el.setAttribute(attribute, value);
        console.warn = warn;
        expect(lines, JSON.stringify(value)).to.have.length.at.most(1);
        if (lines.length > 0) expect(lines[0]).to.include(attribute);
        if (run % 100 === 0) await drawn();
      }
      await drawn();
      expect(uncaught).to.deep.equal([]);
      expect(el.start({ players: ['Ann', 'Ben'] })).to.deep.equal({ ok: true, value: undefined });
      expect(el.play(el.legalTurns()[0]!).ok).to.equal(true);
    });
  }

  it('plays a game under values that came and went in its middle', async () => {
    const random = randomFrom(7);
    const el = await game({ 'house-rules': 'amigo', seed: 'oat' });
    expect(
      await complaints(() =>
        playOut(el, randomFrom(358), async (button) => {
          const { warn } = console;
          console.warn = () => undefined;
          el.setAttribute(pick(random, ATTRIBUTES.slice(0, 4)), scrap(random));
          console.warn = warn;
          button.click();
          await drawn();
        }),
      ),
    ).to.deep.equal([]);
    expect(el.position!.over).to.equal('onePlayerLeft');
    expect(uncaught).to.deep.equal([]);
  });
});
