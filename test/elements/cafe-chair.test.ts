import { expect, fixture, html } from '@open-wc/testing';
import type { CafeChair } from '../../src/elements/cafe-chair.js';
import type { ChairView } from '../../src/flow/views.js';
import { chairView, type Moment } from '../../stories/data/board.js';
import { rooms } from '../../stories/data/rooms.js';
import { requestsOf } from './board-tags.js';

const show = async (chair: ChairView, facing: readonly number[] = [180, 0]): Promise<CafeChair> =>
  fixture<CafeChair>(html`<cafe-chair .chair=${chair} .facing=${facing}></cafe-chair>`);
const button = (chair: CafeChair): HTMLButtonElement => chair.shadowRoot!.querySelector('button')!;
const drawing = (chair: CafeChair): SVGElement => chair.shadowRoot!.querySelector('svg')!;
const at = (moment: Moment): ChairView => chairView('s01', moment);
const taken = { seats: { s01: 'CNf' } };

const crossChair = (id: string, view = rooms.cross): ChairView => view.chairs.find((chair) => chair.id === id)!;

const moments: Record<string, { chair: ChairView; name: string }> = {
  'free chair of one table': {
    chair: chairView('p36'),
    name: 'Chair 1 at Britain 1, free',
  },
  'free chair between two tables': {
    chair: at({}),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, free',
  },
  'taken chair': {
    chair: at(taken),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, taken by a lady from China',
  },
  'chair of a named joker': {
    chair: at({ seats: { s01: 'Jm=GB' } }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, taken by a gentleman joker as a guest from Britain',
  },
  'tentative chair': {
    chair: at({ ...taken, tentative: ['s01'] }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, taken in this turn by a lady from China, who can be taken back',
  },
  'fresh chair': {
    chair: at({ ...taken, fresh: ['s01'] }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, taken by a lady from China, new since the last turn',
  },
  'marked chair': {
    chair: at({ ...taken, marked: ['s01'] }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, taken by a lady from China; stands in the way',
  },
  'offered chair': {
    chair: at({ offers: { s01: { points: 4 } } }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, free; the guest you hold may sit here for 4 points',
  },
  'chair where the held guest is shown': {
    chair: at({ offers: { s01: { points: 4 } }, previews: { s01: 'CNf' } }),
    name: 'Chair 2 at Britain 2 and chair 2 at China 1, free; the guest you hold may sit here for 4 points; a lady from China is shown here: choose once more to seat',
  },
  'chair that is offered with company': {
    chair: chairView('p36', { offers: { p36: { points: 1, needsPartner: true } } }),
    name: 'Chair 1 at Britain 1, free; the guest you hold may sit here for 1 point if company follows',
  },
  'chair at three tables': {
    chair: crossChair('x7'),
    name: 'Chair 3 at Spain (top right), chair 2 at Britain (centre) and chair 1 at Central African Republic (bottom right), free',
  },
  'chair of one table of the ring': {
    chair: rooms.ring.chairs.find(({ id }) => id === 'a11')!,
    name: 'Chair 4 at United States (table 11), free',
  },
  'chair beside a place without a table': {
    chair: crossChair('x8', rooms.crossEmptied),
    name: 'Chair 4 at an empty place (bottom left), free',
  },
  'chair of a joker that can be swapped': {
    chair: chairView('p36', { seats: { p36: 'Jf' }, offers: { p36: { kind: 'swap' } } }),
    name: 'Chair 1 at Britain 1, taken by a lady joker; the guest you hold may take this place, and the joker comes to your hand',
  },
};

describe('cafe-chair', () => {
  for (const [what, { chair }] of Object.entries(moments)) {
    it(`is accessible as a ${what}`, async () => {
      await expect(await show(chair)).to.be.accessible();
    });
  }

  for (const [what, { chair, name }] of Object.entries(moments)) {
    it(`says in a sentence what a ${what} is`, async () => {
      expect(button(await show(chair))).to.have.attribute('aria-label', name);
    });
  }

  it('draws nothing without a chair', async () => {
    const chair = await fixture<CafeChair>(html`<cafe-chair></cafe-chair>`);
    expect(chair.shadowRoot!.querySelector('*:not(style)')).not.to.exist;
  });

  it('asks for its chair on a click, whether it is offered or not', async () => {
    for (const { chair } of Object.values(moments)) {
      const element = await show(chair);
      expect(requestsOf(element, () => button(element).click())).to.deep.equal([{ type: 'chair', chair: chair.id }]);
    }
  });

  it('the request leaves shadow roots', async () => {
    const element = await show(at({}));
    expect(requestsOf(document, () => button(element).click())).to.have.length(1);
  });

  it('lights up with the points it would earn, and shows by a sign that company is needed', async () => {
    const offered = await show(at({ offers: { s01: { points: 16 } } }));
    expect(drawing(offered).querySelector('.lamp')).to.exist;
    expect(drawing(offered).querySelector('.points')).to.have.text('+16');
    expect(drawing(offered).querySelector('.partner')).not.to.exist;
    const lonely = await show(at({ offers: { s01: { points: 0, needsPartner: true } } }));
    expect(drawing(lonely).querySelector('.points')).to.have.text('0');
    expect(drawing(lonely).querySelector('.partner')).to.exist;
  });

  it('shows the held guest, with a sign that one more choice seats it', async () => {
    const preview = drawing(await show(at({ offers: { s01: { points: 4 } }, previews: { s01: 'CNf' } })));
    expect(
      ['.waiting .figure', '.badge.again', '.lamp'].map((part) => preview.querySelectorAll(part).length),
    ).to.deep.equal([1, 1, 0]);
  });

  it('a swap leaves the joker in sight', async () => {
    const swap = await show(at({ seats: { s01: 'Jm' }, offers: { s01: { kind: 'swap' } } }));
    expect(drawing(swap).querySelector('.joker')).to.exist;
    expect(drawing(swap).querySelector('.swap')).to.exist;
  });

  it('marked, tentative and fresh chairs differ by shape, not by colour alone', async () => {
    for (const [state, sign] of [
      ['marked', 'alert'],
      ['tentative', 'back'],
      ['fresh', 'fresh'],
    ] as const) {
      const chair = await show(at({ ...taken, [state]: ['s01'] }));
      expect(drawing(chair).querySelector(`.badge.${sign}`), state).to.exist;
      expect(drawing(await show(at(taken))).querySelector('.badge')).not.to.exist;
    }
  });

  it('is upholstered in the cloth of every nation at it, each part towards its table', async () => {
    const two = drawing(await show(at({}), [180, 0]));
    expect([...two.querySelectorAll('.seat path')].map((path) => path.classList[1])).to.deep.equal(['CN', 'GB']);
    const one = drawing(await show(chairView('p36'), [-90]));
    expect(one.querySelectorAll('.seat path')).to.have.length(1);
    expect(one.querySelector('.back')).to.exist;
    expect(two.querySelector('.back')).not.to.exist;
  });

  it('at three tables has a part for each of them', async () => {
    const three = drawing(await show(crossChair('x7'), [-90, 180, 90]));
    expect([...three.querySelectorAll('.seat path')].map((path) => path.classList[1])).to.deep.equal([
      'ES',
      'CF',
      'GB',
    ]);
    expect(three.querySelector('.back')).not.to.exist;
  });

  it('is drawn again only for another chair object', async () => {
    const view = at(taken);
    const chair = await show(view);
    const rendered = chair.shadowRoot!.querySelector('svg')!.innerHTML;
    chair.chair = view;
    expect(chair.isUpdatePending).to.be.false;
    chair.chair = { ...view, marked: true };
    await chair.updateComplete;
    expect(chair.shadowRoot!.querySelector('svg')!.innerHTML).not.to.equal(rendered);
  });

  it('setting properties sends nothing', async () => {
    const element = await show(at({}));
    expect(requestsOf(document, () => (element.chair = at(taken)))).to.be.empty;
  });
});
