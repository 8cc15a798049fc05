import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { CafeScoreboard } from '../../src/elements/cafe-scoreboard.js';
import type { ScoreboardView } from '../../src/flow/views.js';
import { scoreboardBirthday, scoreboardCards } from '../../stories/data/card-panels.js';
import * as views from '../../stories/data/panels.js';
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

register('cafe-scoreboard', CafeScoreboard);

const all = [views.scoreboardStart, views.scoreboardMiddle, views.scoreboardNames, scoreboardCards, scoreboardBirthday];
const scoreboard = (view: ScoreboardView): Promise<CafeScoreboard> => panel('cafe-scoreboard', { view });

describe('cafe-scoreboard', () => {
  it('is accessible', async () => {
    for (const view of all) await expectAccessible(await scoreboard(view));
  });

  it('draws nothing without a view', async () => {
    expect(textOf((await panel('cafe-scoreboard', {})).shadowRoot!)).to.equal('');
  });

  it('says who has how much, who is to move, who leads and who has left', async () => {
    const rows = parts(await scoreboard(views.scoreboardMiddle), 'li');
    expect(rows.map(textOf)).to.deep.equal([
      'Ann 42 42 points leads · hand 4',
      '▸to move: Ben 1 1 point hand 5',
      'Cem −3 −3 points has left',
    ]);
    expect(rows.map((row) => row.getAttribute('aria-current'))).to.deep.equal([null, 'true', null]);
  });

  it('counts the turns and the bag', async () => {
    expect(textOf(part(await scoreboard(views.scoreboardStart), '.foot'))).to.equal('Turn 1 90 guests in the bag');
    expect(textOf(part(await scoreboard(views.scoreboardNames), '.foot'))).to.equal('Turn 57 1 guest in the bag');
    expect(textOf(part(await scoreboard({ ...views.scoreboardStart, bag: 0 }), '.foot'))).to.equal(
      'Turn 1 The bag is empty',
    );
  });

  it('counts cards where cards are played: hands, those face down, the stack, the tables to come', async () => {
    const el = await scoreboard(scoreboardCards);
    expect(parts(el, '.notes').map(textOf)).to.deep.equal([
      'leads · 12 cards · 1 face down',
      '7 cards',
      '1 card · 3 face down',
    ]);
    expect(textOf(part(el, '.foot'))).to.equal('Turn 18 52 guests in the stack 14 tables to come');
    el.view = { ...scoreboardCards, bag: 0, tableStack: 0 };
    await el.updateComplete;
    expect(textOf(part(el, '.foot'))).to.equal('Turn 18 The stack is empty No more tables to come');
  });

  it('says whose birthday it is, beside the flag', async () => {
    const el = await scoreboard(scoreboardBirthday);
    expect(textOf(part(el, '.foot'))).to.equal('Turn 31 40 guests in the bag Birthday: Turkey');
    expect(part(el, '.foot .emblem').getAttribute('aria-hidden')).to.equal('true');
    expect(parts(await scoreboard(views.scoreboardMiddle), '.emblem')).to.be.empty;
  });

  it('opens the rule book, with the keyboard too', async () => {
    const el = await scoreboard(views.scoreboardMiddle);
    const book = part(el, 'button');
    expect(textOf(book)).to.equal('Rule book');
    expect(await requests(el, () => book.click())).to.deep.equal([{ type: 'rule', section: '' }]);
    book.focus();
    expect(await requests(el, () => sendKeys({ press: 'Enter' }))).to.deep.equal([{ type: 'rule', section: '' }]);
  });

  it('is the part "score"', async () => {
    expect(part(await scoreboard(views.scoreboardStart), '[part=score]')).to.be.instanceOf(HTMLElement);
  });

  it('fits from 280 pixels on', async () => {
    for (const view of all) await expectToFit(await scoreboard(view));
  });

  it('takes names for text', async () => {
    const el = await scoreboard(views.scoreboardNames);
    expect(parts(el, 'bdi').map(textOf)).to.deep.equal(views.scoreboardNames.standings.map(({ name }) => name));
    expectInert(el);
  });
});
