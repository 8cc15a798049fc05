import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { pick, randomFrom } from '../helpers/random.js';
import { detailsOf, heard, type Heard } from './event-tools.js';
import { action, drawn, everything, game, inside, offers, press, table, tile, type Settings } from './play-tools.js';
import { playAtRandom } from './random-player.js';
import { expectHidden, expectSecret, secretsOf, written } from './secrets.js';

const KEY = 'secrets';

const EDITIONS: readonly Settings[] = [
  { edition: 'card', players: 'Ann, Ben, Cem' },
  { edition: 'app12', 'house-rules': '{"openHands":false}' },
  { edition: 'board', 'house-rules': '{"openHands":false,"birthdayThreshold":20}' },
];

/** The same page after a reload, with the game that the browser kept. */
async function reloaded(el: CafeInternational, settings: Settings): Promise<CafeInternational> {
  el.remove();
  return table({ ...settings, autosave: KEY, seed: 'another' });
}

/** Plays a turn of seats if there is one. */
function playOne(el: CafeInternational, count: number): void {
  const turns = el.legalTurns();
  const seats = turns.filter((turn) => turn.includes('>'));
  expect(el.play(pick(randomFrom(count), seats.length > 0 ? seats : turns)).ok).to.equal(true);
}

const curtainIsUp = (el: CafeInternational): boolean => offers(el, 'ready');

/** Picks up a guest of the hand that lies open. */
const holdOne = async (el: CafeInternational): Promise<void> =>
  press(inside(el, 'cafe-hand.hand').querySelector<HTMLElement>('[data-guest] button')!);

describe('cafe-international, with closed hands', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  for (const settings of EDITIONS) {
    it(`${settings.edition}: tells nobody what is hidden, whatever happens while the curtain is up`, async () => {
      const before = await table({ players: 'Ann, Ben', seed: 'mint', confirm: 'never', undo: 'free', autosave: KEY, ...settings }); // prettier-ignore
      let el = before;
      const check = async (where: string, act: () => unknown): Promise<readonly Heard[]> => {
        const events = await heard(act);
        expect(curtainIsUp(el), where).to.equal(true);
        const secrets = secretsOf(el);
        expect(secrets.guests, where).not.to.be.empty;
        await expectSecret(secrets, events, where);
        return events;
      };
      await check('at the start', () => press(action(el, 'start')));
      for (const count of [1, 2, 3]) {
        await press(action(el, 'ready'));
        await holdOne(el);
        await check(`after turn ${String(count)}`, () => {
          playOne(el, count);
        });
      }
      const hidden = el.position!.players[el.position!.toMove]!.hand[0]!;
      const legal = new Set(el.legalTurns());
      const { chairs } = el.shadowRoot!.querySelector('cafe-board')!.view!;
      const refused = chairs.map(({ id }) => `${hidden}>${id}`).find((turn) => !legal.has(turn))!;
      const refusals = await check('after a refused turn', () => {
        expect(el.play(refused).ok).to.equal(false);
        expect(el.play('pass').ok).to.equal(false);
      });
      expect(detailsOf(refusals, 'cafe-illegal')).to.have.length(2);
      const save = el.save();
      await press(action(el, 'ready'));
      await holdOne(el);
      await check('after a load', () => {
        expect(el.load(save).ok).to.equal(true);
      });
      await check('after a reload of the page', async () => (el = await reloaded(el, settings)));
      expect(el.save()).to.deep.equal(save);
      el.undoPolicy = 'free';
      await drawn();
      await check('after an undo on the curtain', () => press(action(el, 'undo')));
      await press(action(el, 'ready'));
      await holdOne(el);
      await check('after another game', () => {
        expect(el.start({ seed: 'another' }).ok).to.equal(true);
      });
    });

    it(`${settings.edition}: shows the mover's own hand and no other`, async () => {
      const el = await game({ seed: 'mint', ...settings });
      for (const count of [1, 2, 3, 4, 5]) {
        const events = await heard(async () => {
          await press(action(el, 'ready'));
          await holdOne(el);
        });
        const { hand } = el.position!.players[el.position!.toMove]!;
        const tiles = [...everything(el.shadowRoot!)].filter((inner) => inner.matches('[data-guest]'));
        expect(tiles.map((inner) => inner.getAttribute('data-guest'))).to.deep.equal(hand);
        await expectSecret(secretsOf(el), events, `turn ${String(count)}`);
        playOne(el, count);
        await drawn();
      }
    });
  }

  it('looks the same at the start whatever was dealt', async () => {
    const pages: string[][] = [];
    for (const seed of ['mint', 'rose']) {
      const el = await table({ players: 'Ann, Ben', 'house-rules': '{"openHands":false,"startPlayer":"first"}' });
      el.start({ seed });
      await drawn();
      pages.push(written(el.shadowRoot!).split('\n'));
      el.remove();
    }
    expect(pages[0]!.filter((line, at) => line !== pages[1]![at])).to.deep.equal([]);
    expect(pages[0]).to.have.length(pages[1]!.length);
  });

  it('never says which card was laid face down', async () => {
    const rules = '{"faceDown":"anytime"}';
    const el = await game({ edition: 'card', players: 'Ann, Ben', seed: 'mint', 'house-rules': rules });
    await press(action(el, 'ready'));
    const [token = ''] = el.position!.players[el.position!.toMove]!.hand;
    await press(tile(el, token));
    const events = await heard(() => press(action(el, 'down')));
    expect(el.save().turns).to.deep.equal([`down ${token}`]);
    expect(detailsOf(events, 'cafe-before-turn')).to.deep.equal([{ turn: 'down' }]);
    expect(detailsOf(events, 'cafe-turn').map(({ turn }) => turn)).to.deep.equal(['down']);
    expect(inside(el, 'cafe-log').querySelector('code')!.textContent).to.equal('down');
    await expectSecret({ guests: [token], nations: [] }, events, 'face down');
    const undone = await heard(() => press(action(el, 'undo')));
    expect(detailsOf(undone, 'cafe-undo')).to.deep.equal([{ turn: 'down', free: false }]);
  });

  it('writes no seed into the page', async () => {
    for (const edition of ['card', 'board']) {
      const el = await table({ edition, players: 'Ann, Ben', 'house-rules': '{"openHands":false}' });
      const events = await heard(() => el.start({ seed: 'sesame' }));
      el.seed = 'sesame';
      await drawn();
      expect(written()).not.to.include('sesame');
      expect(JSON.stringify(detailsOf(events, 'cafe-start'))).not.to.include('sesame');
      el.remove();
    }
  });

  it('opens all hands when the café closes, and not before', async () => {
    const el = await game({ edition: 'card', players: 'Ann, Ben', seed: 'mint' });
    await playAtRandom(el, randomFrom(2), async (button) => {
      await press(button);
      if (curtainIsUp(el)) expectHidden(secretsOf(el), written(), `turn ${String(el.save().turns.length)}`);
    });
    const hands = [...el.shadowRoot!.querySelectorAll('cafe-hand')].map(({ view }) =>
      view!.tiles.map(({ guest }) => guest.token),
    );
    expect(hands).to.deep.equal(el.position!.players.map(({ hand, faceDown = [] }) => [...hand, ...faceDown]));
  });
});
