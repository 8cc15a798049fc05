import { expect } from '@open-wc/testing';
import { CafeResult } from '../../src/elements/cafe-result.js';
import type { ResultView } from '../../src/flow/views.js';
import { resultCards } from '../../stories/data/card-panels.js';
import * as views from '../../stories/data/panels.js';
import { families } from '../i18n/families.js';
import {
  expectAccessible,
  expectInert,
  expectToFit,
  panel,
  part,
  parts,
  register,
  requests,
  textOf,
} from './panel-tools.js';

register('cafe-result', CafeResult);

const all = [views.resultWon, views.resultTie, resultCards];
const result = (view: ResultView): Promise<CafeResult> => panel('cafe-result', { view });

describe('cafe-result', () => {
  it('is accessible', async () => {
    for (const view of all) await expectAccessible(await result(view));
  });

  it('draws nothing without a view', async () => {
    expect(textOf((await panel('cafe-result', {})).shadowRoot!)).to.equal('');
  });

  it('says who won', async () => {
    expect(textOf(part(await result(views.resultWon), 'h2'))).to.equal('Ben wins with 48 points!');
  });

  it('says who shares first place', async () => {
    expect(textOf(part(await result(views.resultTie), 'h2'))).to.equal(
      `${views.nastyName} and ${views.arabicName} share first place with 1 point each!`,
    );
    const [first, second, third] = views.resultTie.accounts;
    const el = await result({ ...views.resultTie, accounts: [first!, second!, { ...third!, rank: 1, name: 'Cem' }] });
    expect(textOf(part(el, 'h2'))).to.match(/, and Cem share first place/);
  });

  it('says why the café closes, for every reason', async () => {
    expect(textOf(part(await result(views.resultWon), 'p'))).to.equal(
      'The last stool at the bar is taken. The café closes.',
    );
    for (const reason of families.end ?? []) {
      const text = textOf(part(await result({ ...views.resultWon, reason }), 'p'));
      expect(text).to.match(/^[A-Z][^{}]+\. The café closes\.$/);
    }
  });

  it('gives the account of every player, the best first', async () => {
    expect(parts(await result(views.resultWon), 'li').map(textOf)).to.deep.equal([
      'Place 1 1 Ben 48 points 48 points from the game, nobody left over',
      'Place 2 2 Ann 46 points 61 points from the game, −15 for a lady from Britain and a gentleman joker left over',
      'Place 3 3 Cem left in turn 12 −1 point ' +
        '4 points from the game, −5 for a gentleman from the Central African Republic left over',
    ]);
  });

  it('counts many guests instead of naming them', async () => {
    expect(parts(await result(resultCards), '.reckoning').map(textOf)).to.deep.equal([
      '90 points from the game, −4 for a lady from the Central African Republic and a gentleman from China left over',
      '88 points from the game, −14 for 7 guests left over',
      '41 points from the game, nobody left over',
    ]);
  });

  it('says where nothing is fined', async () => {
    const accounts = resultCards.accounts.map((account) => ({ ...account, penalty: 0 }));
    expect(
      parts(await result({ ...resultCards, accounts }), '.reckoning')
        .map(textOf)
        .slice(0, 2),
    ).to.deep.equal([
      '90 points from the game, no fine for a lady from the Central African Republic and a gentleman from China left over',
      '88 points from the game, no fine for 7 guests left over',
    ]);
  });

  it('says that somebody left, also where the turn is not known', async () => {
    const [first, second, third] = views.resultWon.accounts;
    const { outTurn: _, ...unknown } = third!;
    const el = await result({ ...views.resultWon, accounts: [first!, second!, unknown] });
    expect(parts(el, '.name .muted').map(textOf)).to.deep.equal(['left before the end']);
  });

  it('asks for another game', async () => {
    const el = await result(views.resultWon);
    const sent = await requests(el, () => part(el, '[data-action=rematch]').click());
    expect(sent).to.deep.equal([{ type: 'action', action: 'rematch' }]);
  });

  it('opens the rule book', async () => {
    const el = await result(views.resultWon);
    expect(await requests(el, () => part(el, '.rule-book').click())).to.deep.equal([{ type: 'rule', section: '' }]);
  });

  it('takes the last turn back where that is offered', async () => {
    const el = await result(views.resultWon);
    expect(parts(el, '[data-action=undo]')).to.deep.equal([]);
    el.view = { ...views.resultWon, undo: true };
    await el.updateComplete;
    const sent = await requests(el, () => part(el, '[data-action=undo]').click());
    expect(sent).to.deep.equal([{ type: 'action', action: 'undo' }]);
    await expectAccessible(el);
    await expectToFit(el);
  });

  it('fits from 280 pixels on', async () => {
    for (const view of all) await expectToFit(await result(view));
  });

  it('takes names for text', async () => {
    expectInert(await result(views.resultTie));
  });
});
