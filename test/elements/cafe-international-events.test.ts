import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { newGame, judge, settle } from '../../src/entries/rules.js';
import { pick, randomFrom } from '../helpers/random.js';
import { detailsOf, heard, typesOf } from './event-tools.js';
import { action, compose, game, playUntil, press, said, table, tile } from './play-tools.js';

const TURN = ['cafe-before-turn', 'cafe-turn', 'cafe-save'];

/** Lets no turn count while `act` runs. */
async function forbidding(el: CafeInternational, act: () => unknown): Promise<void> {
  const forbid = (event: Event): void => event.preventDefault();
  el.addEventListener('cafe-before-turn', forbid);
  await act();
  el.removeEventListener('cafe-before-turn', forbid);
}

describe('cafe-international, its events', () => {
  it('tells that a game begins, from the lobby and by the method', async () => {
    const el = await table({
      players: 'Ann, Ben',
      seed: 'jam',
      'house-rules': '{"preset":"amigo","openerAtBar":false}',
    });
    const start = {
      players: [
        { name: 'Ann', kind: 'human' },
        { name: 'Ben', kind: 'human' },
      ],
      edition: 'board@1',
      houseRules: { preset: 'amigo', openerAtBar: false },
    };
    const lobby = await heard(() => press(action(el, 'start')));
    expect(typesOf(lobby)).to.deep.equal(['cafe-start']);
    expect(detailsOf(lobby, 'cafe-start')).to.deep.equal([start]);
    const method = await heard(() => el.start());
    expect(typesOf(method)).to.deep.equal(['cafe-start']);
    expect(detailsOf(method, 'cafe-start')).to.deep.equal([start]);
  });

  it('tells of a turn in order, with its points and the game to save', async () => {
    const el = await game();
    const [turn] = el.legalTurns().filter((text) => text.includes(' ') && !text.startsWith('bar')) as [string];
    const verdict = judge(newGame({ players: ['Ann', 'Ben'], seed: 'jam' }), turn);
    if (!verdict.legal) throw new Error(turn);
    const player = el.position!.toMove;
    const events = await heard(() => compose(el, turn));
    expect(typesOf(events)).to.deep.equal(TURN);
    const { points, lines } = verdict;
    expect(detailsOf(events, 'cafe-before-turn')).to.deep.equal([{ turn }]);
    expect(detailsOf(events, 'cafe-turn')).to.deep.equal([{ turn, player, points, lines, origin: 'human' }]);
    expect(detailsOf(events, 'cafe-save')).to.deep.equal([el.save()]);
    expect(el.save().turns).to.deep.equal([turn]);
  });

  it('says of a turn by the method that it came from there', async () => {
    const el = await game();
    const events = await heard(() => el.play(el.legalTurns()[0]!));
    expect(typesOf(events)).to.deep.equal(TURN);
    expect(detailsOf(events, 'cafe-turn')[0]!.origin).to.equal('api');
  });

  it('lets pages play on as soon as they hear of a turn', async () => {
    const el = await game();
    const answers: unknown[] = [];
    el.addEventListener('cafe-turn', () => answers.push(el.play(el.legalTurns()[0]!)), { once: true });
    const events = await heard(() => compose(el, el.legalTurns()[0]!));
    expect(answers).to.deep.equal([{ ok: true, value: undefined }]);
    expect(el.save().turns).to.have.length(2);
    expect(detailsOf(events, 'cafe-turn').map(({ origin }) => origin)).to.deep.equal(['human', 'api']);
    expect(detailsOf(events, 'cafe-save').at(-1)).to.deep.equal(el.save());
  });

  it('lets pages forbid a turn: nothing counts, and the guests are back in the hand', async () => {
    const el = await game();
    const before = el.position;
    const [turn] = el.legalTurns().filter((text) => text.split('>').length > 2) as [string];
    await forbidding(el, async () => {
      expect(typesOf(await heard(() => compose(el, turn)))).to.deep.equal(['cafe-before-turn']);
      expect(el.position).to.deep.equal(before);
      expect(el.shadowRoot!.querySelector('cafe-hand')!.view!.tiles.some(({ placed }) => placed)).to.equal(false);
      expect(said(el, 'prompt')).to.match(/choose a guest/);
      const events = await heard(() => expect(el.play(turn)).to.include({ ok: false, code: 'cancelled' }));
      expect(typesOf(events)).to.deep.equal(['cafe-before-turn']);
    });
    await compose(el, turn);
    expect(el.save().turns).to.deep.equal([turn]);
  });

  it('forbids in the same way what is a whole turn by itself', async () => {
    const el = await game();
    const swap = await playUntil(el, /^swap/, randomFrom(1));
    const turns = el.save().turns.length;
    await forbidding(el, async () => {
      await compose(el, swap);
      expect(el.save().turns).to.have.length(turns);
      await press(tile(el, swap.split(/[ >]/)[1]!));
    });
  });

  it('tells how the café closes, after the last turn was saved', async () => {
    const el = await game();
    const random = randomFrom(3);
    let last = await heard(() => undefined);
    for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns()) {
      last = await heard(() => el.play(pick(random, turns)));
    }
    expect(typesOf(last)).to.deep.equal([...TURN, 'cafe-over']);
    const position = el.position!;
    expect(detailsOf(last, 'cafe-over')).to.deep.equal([{ accounts: settle(position), reason: position.over }]);
  });

  it('speaks once an action, and in short', async () => {
    const el = await game();
    const random = randomFrom(4);
    for (let count = 0; count < 12; count += 1) {
      const spoken: string[] = [];
      const by = async (button: HTMLElement): Promise<void> => {
        const texts = detailsOf(await heard(() => press(button)), 'cafe-announce');
        expect(texts).to.have.length.at.most(1);
        spoken.push(...texts.map(({ text }) => text));
      };
      await compose(el, pick(random, el.legalTurns()), by);
      expect(spoken.at(-1)).to.match(/^(Ann|Ben): .+ points?\. (Ann|Ben), .+\.$/);
    }
  });

  it('is silent when a page sets properties', async () => {
    const el = await game();
    const events = await heard(async () => {
      for (const open of [true, false]) {
        Object.assign(el, {
          edition: 'board@1',
          players: ['Cem', 'Dot'],
          houseRules: 'bsw',
          seed: 'milk',
          theme: 'dark',
          confirm: 'always',
          undoPolicy: 'free',
          lang: 'de',
          hidden: open,
        });
        await el.updateComplete;
      }
    });
    expect(events).to.deep.equal([]);
    expect(await heard(async () => void Object.assign(await table(), { players: 'X, Y', seed: '1' }))).to.deep.equal(
      [],
    );
  });
});
