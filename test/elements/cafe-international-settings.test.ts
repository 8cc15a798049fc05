import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { complaints, detailsOf, heard, typesOf } from './event-tools.js';
import { action, actions, drawn, game, inside, press, table } from './play-tools.js';

interface Setting {
  readonly attribute: string;
  readonly property: string;
  readonly text: string;
  readonly value: unknown;
  /** Whether the property is written to the attribute. */
  readonly reflects: boolean;
  readonly standard: unknown;
  readonly bad: readonly string[];
}

const CLASSIC = { preset: 'classic1989' };

const SETTINGS: readonly Setting[] = [
  { attribute: 'edition', property: 'edition', text: 'board@1', value: 'board@1', reflects: true, standard: 'board', bad: ['', 'ludo', 'board@2', 'constructor'] },
  {
    attribute: 'players',
    property: 'players',
    text: ' Ann,Ben , Cem',
    value: ['Ann', 'Ben', 'Cem'].map((name) => ({ name, kind: 'human' })),
    reflects: false,
    standard: undefined,
    bad: ['', 'Ann,,Ben', 'Ann, bot:easy', '[', '[]', '[1]', '[{"name":"Ann","kind":"bot"}]', 'x'.repeat(41)],
  },
  {
    attribute: 'house-rules',
    property: 'houseRules',
    text: '{"preset":"bsw","bagEndAt":3}',
    value: { preset: 'bsw', bagEndAt: 3 },
    reflects: false,
    standard: CLASSIC,
    bad: ['', 'chess', '{', '{"preset":"chess"}', '{"bagEndAt":5}', '{"nothing":1}', '[]'],
  },
  { attribute: 'seed', property: 'seed', text: '42', value: '42', reflects: false, standard: undefined, bad: [] },
  { attribute: 'theme', property: 'theme', text: 'dark', value: 'dark', reflects: true, standard: 'auto', bad: ['', 'Dark', 'pink'] },
  { attribute: 'confirm', property: 'confirm', text: 'always', value: 'always', reflects: true, standard: 'touch', bad: ['', 'yes'] },
  { attribute: 'undo', property: 'undoPolicy', text: 'free', value: 'free', reflects: true, standard: 'turn', bad: ['', 'off'] },
  { attribute: 'speed', property: 'speed', text: '0.5', value: 0.5, reflects: true, standard: 1, bad: ['', 'fast', '-1', 'Infinity', 'NaN'] },
  { attribute: 'verbosity', property: 'verbosity', text: 'full', value: 'full', reflects: true, standard: 'normal', bad: ['', 'loud'] },
  { attribute: 'hotkeys', property: 'hotkeys', text: 'table help', value: 'table help', reflects: true, standard: '', bad: ['x', 'table zoom', 'constructor'] },
  { attribute: 'autosave', property: 'autosave', text: 'club', value: 'club', reflects: true, standard: null, bad: [] },
]; // prettier-ignore

const valueOf = (el: CafeInternational, { property }: Setting): unknown => Reflect.get(el, property);

describe('cafe-international, its settings', () => {
  for (const setting of SETTINGS) {
    const { attribute, property, text, value, reflects, standard, bad } = setting;

    it(`${attribute}: attribute and property`, async () => {
      const el = await table();
      expect(valueOf(el, setting)).to.deep.equal(standard);
      el.setAttribute(attribute, text);
      expect(valueOf(el, setting)).to.deep.equal(value);
      el.removeAttribute(attribute);
      expect(valueOf(el, setting), 'without the attribute').to.deep.equal(standard);
      Reflect.set(el, property, text);
      await drawn();
      expect(valueOf(el, setting)).to.deep.equal(value);
      expect(el.getAttribute(attribute)).to.equal(reflects ? text : null);
      for (const nothing of [null, undefined])
        expect(await complaints(() => Reflect.set(el, property, nothing))).to.deep.equal([]);
      expect(valueOf(el, setting) ?? undefined).to.deep.equal(standard ?? undefined);
    });

    if (bad.length > 0) {
      it(`${attribute}: bad values keep the last good one, with one event and one warning`, async () => {
        const el = await table();
        el.setAttribute(attribute, text);
        for (const wrong of bad) {
          let events = await heard(() => undefined);
          const lines = await complaints(async () => (events = await heard(() => el.setAttribute(attribute, wrong))));
          expect(typesOf(events), wrong).to.deep.equal(['cafe-error']);
          const option = /"(bagEndAt|nothing|preset)"/.exec(wrong)?.[1];
          const problem = option ? { code: 'bad-house-rule', at: option } : { code: 'bad-attribute', at: attribute };
          expect(detailsOf(events, 'cafe-error')[0]).to.include(problem);
          expect(lines).to.have.length(1);
          expect(lines[0]).to.include(attribute);
          expect(valueOf(el, setting), wrong).to.deep.equal(value);
        }
      });
    }
  }

  it('takes lists and objects as properties', async () => {
    const el = await table();
    Object.assign(el, { players: ['Ann', { name: 'Ben' }], houseRules: { preset: 'amigo', barValues: 'wave' } });
    await press(action(el, 'start'));
    expect(el.save().players.map(({ name }) => name)).to.deep.equal(['Ann', 'Ben']);
    expect(el.save().houseRules).to.deep.equal({ preset: 'amigo', barValues: 'wave' });
  });

  it('survives properties of every kind', async () => {
    const el = await table();
    const ring: unknown[] = [];
    ring.push(ring);
    const odd = [
      0,
      NaN,
      1n,
      true,
      Symbol('odd'),
      {},
      [],
      ring,
      () => 0,
      new Date(),
      Object.create(null),
      'x'.repeat(1e5),
    ];
    for (const { property, standard } of SETTINGS.slice(0, 7)) {
      for (const value of odd)
        expect(await complaints(() => Reflect.set(el, property, value))).to.have.length.at.most(1);
      Reflect.set(el, property, standard);
    }
    await press(action(el, 'start'));
    expect(el.legalTurns()).not.to.be.empty;
  });

  it('keeps the theme it had when another is nonsense', async () => {
    const el = await table({ theme: 'dark' });
    const ink = (): string => getComputedStyle(el.shadowRoot!.querySelector('.room')!).color;
    const dark = ink();
    await complaints(() => el.setAttribute('theme', 'pink'));
    expect(ink()).to.equal(dark);
    el.theme = 'light';
    await drawn();
    expect(ink()).not.to.equal(dark);
  });

  it('reads house rules from a script in the page, also when it comes late', async () => {
    const el = await table();
    const script = document.createElement('script');
    Object.assign(script, {
      type: 'application/json',
      slot: 'house-rules',
      text: ' {"preset": "amigo", "bagEndAt": 0} ',
    });
    el.append(script);
    await drawn();
    await press(action(el, 'start'));
    expect(el.save().houseRules).to.deep.equal({ preset: 'amigo', bagEndAt: 0 });
  });

  it('names the attribute when such a script is wrong', async () => {
    const el = await table();
    const lines = await complaints(() => {
      el.innerHTML = '<script type="application/json" slot="house-rules">{"bagEndAt": 7}</script>';
    });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/house-rules.*bagEndAt cannot be 7/);
  });

  it('is written down in the lobby: players and preset', async () => {
    const el = await table({ players: 'Ann, Ben, Cem', 'house-rules': 'bsw' });
    const lobby = inside(el, 'cafe-lobby');
    expect([...lobby.querySelectorAll<HTMLInputElement>('ol input')].map(({ value }) => value)).to.deep.equal([
      'Ann',
      'Ben',
      'Cem',
    ]);
    expect(lobby.querySelector<HTMLInputElement>('[name=preset]:checked')!.value).to.equal('bsw');
  });

  it('takes back a turn in which nothing was drawn, and no other', async () => {
    const el = await game();
    expect([el.undo(), actions(el)]).to.deep.equal([false, []]);
    el.play('GBf>p36');
    await drawn();
    expect([el.undo(), actions(el)]).to.deep.equal([false, ['(undo)']]);
    const random = randomFrom(0);
    let swap: string | undefined;
    for (; !swap; swap = el.legalTurns().find((turn) => turn.startsWith('swap')))
      el.play(pick(random, el.legalTurns()));
    const before = el.save();
    el.play(swap);
    await drawn();
    expect(actions(el)).to.deep.equal(['undo']);
    const events = await heard(() => press(action(el, 'undo')));
    expect(typesOf(events)).to.deep.equal(['cafe-undo', 'cafe-save']);
    expect(detailsOf(events, 'cafe-undo')).to.deep.equal([{ turn: swap, free: false }]);
    expect(el.save()).to.deep.equal(before);
  });

  it('takes back any turn if that is free, and says so', async () => {
    const el = await game({ undo: 'free' });
    el.play('GBf>p36');
    await drawn();
    const events = await heard(() => expect(el.undo()).to.equal(true));
    expect(detailsOf(events, 'cafe-undo')).to.deep.equal([{ turn: 'GBf>p36', free: true }]);
    expect(el.save()).to.deep.include({ turns: [], undone: 1 });
    expect(el.undo()).to.equal(false);
  });

  it('takes back nothing if that is not wanted', async () => {
    const el = await game({ undo: 'none' });
    el.play('GBf>p36');
    await drawn();
    expect([el.undo(), actions(el)]).to.deep.equal([false, []]);
  });

  it('hears of the undo rule by the name of its attribute too', async () => {
    const el = await game();
    Reflect.set(el, 'undo', 'free');
    expect(el.undoPolicy).to.equal('free');
    expect(el.undo).to.be.a('function');
  });
});
