import { expect } from '@open-wc/testing';
import { judge } from '../../src/entries/rules.js';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import type { CafeEventDetails } from '../../src/elements/public-events.js';
import { randomFrom } from '../helpers/random.js';
import { detailsOf, heard, typesOf } from './event-tools.js';
import { action, bar, chair, chairsWith, game, playUntil, press, said, seat, table, tile } from './play-tools.js';

type Refusal = CafeEventDetails['cafe-illegal'];

/** The one refusal that `act` meets; it must be said in words and be marked on the board. */
async function refusal(el: CafeInternational, act: () => unknown): Promise<Refusal> {
  const events = await heard(act);
  expect(typesOf(events)).to.deep.equal(['cafe-illegal']);
  const [detail] = detailsOf(events, 'cafe-illegal') as [Refusal];
  expect(said(el, 'refusal')).to.equal(`Not possible: ${detail.text}`);
  expect(detail.text).to.match(/^[A-Z].+\. .+\.$/);
  expect(detail.text).not.to.match(/[{}]/);
  expect(detailsOf(events, 'cafe-announce').map(({ text }) => text)).to.deep.equal([detail.text]);
  expect(chairsWith(el, 'marked')).to.have.members(detail.chairs);
  const tables = el.shadowRoot!.querySelector('cafe-board')!.view!.tables.filter(({ marked }) => marked);
  expect(tables.map(({ id }) => id)).to.have.members(detail.tables);
  return detail;
}

/** Tiles in the hand of the player who is to move. */
const hand = (el: CafeInternational): readonly string[] => el.position!.players[el.position!.toMove]!.hand;

describe('cafe-international, when it refuses', () => {
  it('says why for every chair that is not lit, and marks what stands in the way', async () => {
    const el = await game({ 'house-rules': 'amigo', undo: 'none' });
    await playUntil(el, /^swap/, randomFrom(0));
    const codes = new Set<string>();
    for (const token of hand(el)
      .filter((guest) => !guest.startsWith('J'))
      .slice(0, 2)) {
      await press(tile(el, token));
      const lit = chairsWith(el, 'offer');
      const dark = el.shadowRoot!.querySelector('cafe-board')!.view!.chairs.filter(({ id }) => !lit.includes(id));
      for (const { id } of dark) {
        const { code, chairs, tables } = await refusal(el, () => press(chair(el, id)));
        const turn = el.position!.seats[id]?.startsWith('J') ? `swap ${token}>${id}` : `${token}>${id}`;
        const verdict = judge(el.position!, turn);
        expect(verdict.legal || verdict.reason, id).to.deep.include({ code, chairs, tables });
        codes.add(code);
      }
      await press(tile(el, token));
    }
    expect([...codes]).to.include.members(['nation', 'occupied', 'isolated']);
  });

  it('keeps the guest in hand, and forgets the refusal with the next wish', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    const { code } = await refusal(el, () => press(chair(el, 's17')));
    expect(code).to.equal('nation');
    expect(chairsWith(el, 'offer')).to.include('p36');
    await press(chair(el, 'p36'));
    expect(said(el, 'refusal')).to.equal('');
    expect(chairsWith(el, 'marked')).to.deep.equal([]);
  });

  it('names the guest in the reason', async () => {
    const el = await game();
    await press(tile(el, 'GBf'));
    const { text } = await refusal(el, () => press(chair(el, 's17')));
    expect(text).to.equal('This chair stands at no table of Britain. Choose one that does.');
  });

  it('says something when no guest is held', async () => {
    const el = await game();
    for (const button of [chair(el, 'p36'), bar(el)]) {
      expect((await refusal(el, () => press(button))).code).to.equal('notInHand');
    }
  });

  it('refuses a guest that is seated already, and a third one', async () => {
    const el = await game();
    await seat(el, 'GBf>p36');
    const placed = tile(el, 'ITm').closest('.tiles')!.querySelector<HTMLElement>('.placed button')!;
    expect((await refusal(el, () => press(placed))).code).to.equal('notInHand');
    await seat(el, 'ITm>s26');
    await press(
      tile(
        el,
        hand(el).find((token) => token !== 'GBf' && token !== 'ITm')!,
      ),
    );
    expect((await refusal(el, () => press(chair(el, 'p01')))).code).to.equal('tooMany');
    expect((await refusal(el, () => press(bar(el)))).code).to.equal('turnOver');
  });

  it('refuses the bar to jokers, and to the opener where that is a house rule', async () => {
    const el = await game({ seed: 'oat', 'house-rules': '{"openerAtBar":false}' });
    await press(tile(el, 'Jf'));
    expect((await refusal(el, () => press(bar(el)))).code).to.equal('mustSeat');
    el.start({ houseRules: 'classic1989' });
    await press(tile(el, 'Jf'));
    expect((await refusal(el, () => press(bar(el)))).code).to.equal('jokerAtBar');
    expect(bar(el).ariaLabel).to.match(/stands in the way/);
  });

  it('refuses to exchange a joker across the sexes where that is a house rule', async () => {
    const el = await game({ 'house-rules': '{"preset":"amigo","swapGender":"same"}' });
    const swap = await playUntil(el, /^swap/, randomFrom(0));
    const joker = swap.split('>')[1]!;
    const other = swap.slice(5, 8).endsWith('f') ? 'm' : 'f';
    const token = hand(el).find((text) => text.endsWith(other) && !text.startsWith('J'))!;
    await press(tile(el, token));
    expect((await refusal(el, () => press(chair(el, joker)))).code).to.be.oneOf(['gender', 'nation']);
  });

  it('leaves a turn that may not end without its confirmation', async () => {
    const el = await game({ 'house-rules': '{"preset":"amigo","firstMove":"noException"}' });
    const pair = el.legalTurns().find((text) => text.split('>').length > 2)!;
    await seat(el, pair.split(' ')[0]!);
    expect(action(el, 'confirm').ariaDisabled).to.equal('true');
    expect(said(el, 'prompt')).to.match(/^Nobody sits alone: bring company/);
    expect(await heard(() => press(action(el, 'confirm')))).to.deep.equal([]);
    await seat(el, pair.split(' ')[1]!);
    await press(action(el, 'confirm'));
    expect(el.save().turns).to.deep.equal([pair]);
  });

  it('refuses turns from outside in the same words, also in the lobby', async () => {
    expect((await table()).play('pass')).to.include({ ok: false, code: 'gameOver' });
    const el = await game();
    const wishes = [
      ['GBf > p36', 'notation'],
      ['', 'notation'],
      ['pass', 'mayNotPass'],
      ['GBf>s17', 'nation'],
      ['GBf>p99', 'unknownChair'],
      ['USf>p22', 'notInHand'],
      ['bar GBf draw 3', 'drawCount'],
    ] as const;
    for (const [turn, code] of wishes) {
      let answer: unknown;
      const { text } = await refusal(el, () => (answer = el.play(turn)));
      expect(answer, turn).to.deep.equal({ ok: false, code, text, at: turn });
    }
  });
});
