import { expect } from '@open-wc/testing';
import { randomFrom } from '../helpers/random.js';
import { expectAccessible } from './panel-tools.js';
import { action, chair, game, playUntil, press, said, table, tile } from './play-tools.js';

describe('cafe-international', () => {
  it('is accessible in the lobby', async () => {
    await expectAccessible(await table());
  });

  it('is accessible in the middle of a game, with a guest held', async () => {
    const el = await game();
    await playUntil(el, /^swap/, randomFrom(1));
    await press(tile(el, el.position!.players[el.position!.toMove]!.hand[0]!));
    await expectAccessible(el);
  });

  it('is accessible while it refuses a wish', async () => {
    const el = await game();
    await press(chair(el, 's01'));
    expect(said(el, 'refusal')).not.to.equal('');
    await expectAccessible(el);
  });

  it('is accessible when the café has closed', async () => {
    const el = await game();
    const random = randomFrom(2);
    for (let turns = el.legalTurns(); turns.length > 0; turns = el.legalTurns()) {
      el.play(turns[Math.floor(random() * turns.length)]!);
    }
    await el.updateComplete;
    action(el, 'rematch');
    await expectAccessible(el);
  });
});
