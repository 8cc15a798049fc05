import { expect, fixture, html } from '@open-wc/testing';
import type { CafeTable } from '../../src/elements/cafe-table.js';
import { rooms } from '../../stories/data/rooms.js';
import { tableView, type Moment } from '../../stories/data/board.js';
import './board-tags.js';

const show = async (moment: Moment = {}): Promise<CafeTable> =>
  fixture<CafeTable>(html`<cafe-table .table=${tableView('IT1', moment)}></cafe-table>`);
const picture = (table: CafeTable): SVGElement => table.shadowRoot!.querySelector('svg')!;

describe('cafe-table', () => {
  it('is accessible', async () => {
    await expect(await show()).to.be.accessible();
    await expect(await show({ marked: ['IT1'] })).to.be.accessible();
    await expect(await show({ scored: ['IT1'] })).to.be.accessible();
  });

  it('says which table it is and how many guests it has', async () => {
    const names = [];
    for (const seats of [{}, { p32: 'ITf' }, { p32: 'ITf', s22: 'ITm' }]) {
      names.push(picture(await show({ seats })).getAttribute('aria-label'));
    }
    expect(names).to.deep.equal(['Italy 1, nobody there yet', 'Italy 1, 1 guest', 'Italy 1, 2 guests']);
  });

  it('says and shows that it stands in the way, or that it earned points', async () => {
    const marked = picture(await show({ marked: ['IT1'] }));
    expect(marked).to.have.attribute('aria-label', 'Italy 1, nobody there yet, stands in the way');
    expect(marked.querySelector('.badge')).to.exist;
    const scored = picture(await show({ scored: ['IT1'] }));
    expect(scored).to.have.attribute('aria-label', 'Italy 1, nobody there yet, earned points in the last turn');
    expect(scored.querySelector('.ring')).to.exist;
  });

  it('carries letters and number where there is room for them', async () => {
    const table = await show();
    const plaque = picture(table).querySelector('.plaque')!;
    expect(plaque).to.have.trimmed.text('IT1');
    table.style.width = '80px';
    expect(getComputedStyle(plaque).display).to.equal('block');
    table.style.width = '20px';
    expect(getComputedStyle(plaque).display).to.equal('none');
  });

  it('that was dealt from a card is named by its place, and carries the letters alone', async () => {
    const [first] = rooms.cross.tables;
    const table = await fixture<CafeTable>(html`<cafe-table .table=${first}></cafe-table>`);
    await expect(table).to.be.accessible();
    expect(picture(table)).to.have.attribute('aria-label', 'Turkey, top left, 3 guests');
    expect(picture(table).querySelector('.card')).to.have.trimmed.text('TR');
    expect(picture(table).querySelector('.plaque')).to.equal(null);
    const seventh = rooms.ring.tables.find(({ id }) => id === 'T7');
    const ring = await fixture<CafeTable>(html`<cafe-table .table=${seventh}></cafe-table>`);
    expect(picture(ring)).to.have.attribute('aria-label', 'Britain, table 7, 2 guests');
  });

  it('that is not there any more is an empty place', async () => {
    const gone = rooms.crossEmptied.tables.find(({ nation }) => nation === undefined);
    const table = await fixture<CafeTable>(html`<cafe-table .table=${gone}></cafe-table>`);
    await expect(table).to.be.accessible();
    expect(picture(table)).to.have.attribute('aria-label', 'an empty place (bottom left), no table here');
    expect(picture(table).querySelector('.top, .card, .plaque')).to.equal(null);
  });

  it('draws nothing without a table', async () => {
    const table = await fixture<CafeTable>(html`<cafe-table></cafe-table>`);
    expect(table.shadowRoot!.querySelector('svg')).not.to.exist;
  });
});
