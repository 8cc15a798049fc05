import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { r1 } from '../../src/editions/plans/r1.js';
import { chairAfter } from '../../src/elements/board-steps.js';
import type { CafeBoard } from '../../src/elements/cafe-board.js';
import type { CafeChair } from '../../src/elements/cafe-chair.js';
import { boardView } from '../../stories/data/board.js';
import { moments } from '../../stories/data/moments.js';
import { rooms } from '../../stories/data/rooms.js';
import { requestsOf } from './board-tags.js';

const show = async (view = boardView(moments.midGame), width = 680): Promise<CafeBoard> => {
  const board = await fixture<CafeBoard>(html`<cafe-board .view=${view}></cafe-board>`);
  board.style.width = `${width}px`;
  return board;
};
const inside = (board: CafeBoard, selector: string): HTMLElement =>
  board.shadowRoot!.querySelector<HTMLElement>(selector)!;
const chairs = (board: CafeBoard): CafeChair[] => [...board.shadowRoot!.querySelectorAll('cafe-chair')];
const focused = (board: CafeBoard) => (board.shadowRoot!.activeElement as HTMLElement | null)?.dataset.chair;

describe('cafe-board', () => {
  for (const moment of ['opening', 'midGame', 'held', 'composing', 'refused', 'fullBar'] as const) {
    it(`is accessible: ${moment}`, async () => {
      await expect(await show(boardView(moments[moment]))).to.be.accessible();
    });
  }

  it('has 24 tables, 68 chairs that are buttons, and the bar', async () => {
    const board = await show();
    expect(board.shadowRoot!.querySelectorAll('[data-table]')).to.have.length(24);
    const buttons = chairs(board).map((chair) => chair.shadowRoot!.querySelectorAll('button'));
    expect(buttons).to.have.length(68);
    for (const found of buttons) expect(found).to.have.length(1);
    expect(new Set(chairs(board).map((chair) => chair.dataset.chair)).size).to.equal(68);
    expect(inside(board, '[data-bar]').shadowRoot!.querySelectorAll('button')).to.have.length(1);
  });

  for (const width of [340, 680, 1300]) {
    it(`puts everything where the floor plan says, ${width} pixels wide`, async () => {
      const board = await show(undefined, width);
      const floor = inside(board, '[part=board]').getBoundingClientRect();
      expect(floor.width).to.equal(width);
      expect(floor.height).to.be.closeTo(width, 0.5);
      const middle = (thing: Element) => {
        const { left, top, width: w, height: h } = thing.getBoundingClientRect();
        return [left + w / 2 - floor.left - width / 2, top + h / 2 - floor.top - width / 2] as const;
      };
      const unit = middle(inside(board, '[data-chair=p10]'))[0] / 8;
      for (const { id, x, y } of [...r1.chairs, ...r1.tables]) {
        const [left, top] = middle(inside(board, `[data-chair=${id}], [data-table=${id}]`));
        expect(left, id).to.be.closeTo(x * unit, 0.6);
        expect(top, id).to.be.closeTo(y * unit, 0.6);
      }
      expect(inside(board, '[data-bar]').offsetWidth / unit).to.be.closeTo(6.8, 0.1);
    });
  }

  it('keeps the plan as it is where text runs from right to left', async () => {
    const board = await show();
    const left = inside(board, '[data-chair=p30]').offsetLeft;
    board.dir = 'rtl';
    expect(inside(board, '[data-chair=p30]').offsetLeft).to.equal(left);
  });

  it('chairs are at least 24 pixels large on a phone', async () => {
    const board = await show(undefined, 340);
    for (const chair of chairs(board)) {
      expect(chair.shadowRoot!.querySelector('button')!.offsetWidth).to.be.at.least(24);
    }
  });

  it('no chair reaches past the middle between it and its neighbours where there is room', async () => {
    const board = await show(undefined, 1000);
    const box = inside(board, '[data-chair=p05]').shadowRoot!.querySelector('button')!.getBoundingClientRect();
    const next = inside(board, '[data-chair=s05]').getBoundingClientRect();
    expect(box.left + box.width / 2).to.be.below(next.left);
  });

  it('passes on what its chairs and its bar ask for', async () => {
    const board = await show(boardView(moments.held));
    expect(
      requestsOf(board, () => {
        inside(board, '[data-chair=s25]').shadowRoot!.querySelector('button')!.click();
        inside(board, '[data-bar]').shadowRoot!.querySelector('button')!.click();
      }),
    ).to.deep.equal([{ type: 'chair', chair: 's25' }, { type: 'bar' }]);
  });

  it('draws only those chairs again whose object changed', async () => {
    const view = boardView(moments.midGame);
    const board = await show(view);
    const drawn: string[] = [];
    for (const chair of chairs(board)) {
      const update = chair.requestUpdate.bind(chair);
      chair.requestUpdate = (...args) => {
        const pending = chair.isUpdatePending;
        update(...args);
        if (!pending && chair.isUpdatePending) drawn.push(chair.dataset.chair!);
      };
    }
    board.view = {
      ...view,
      chairs: view.chairs.map((chair) => (chair.id === 's01' ? { ...chair, marked: true } : chair)),
    };
    await board.updateComplete;
    expect(drawn).to.deep.equal(['s01']);
  });

  it('groups chairs with their tables', async () => {
    const board = await show();
    const group = inside(board, '[data-table=IT1]').parentElement!;
    expect(group).to.have.attribute('aria-label', 'Italy 1');
    expect(group.querySelector('[data-chair=p32]')).to.exist;
  });

  it('uses no id twice', async () => {
    const board = await show();
    const ids = [...board.shadowRoot!.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });
});

describe('cafe-board in rooms of other shapes', () => {
  for (const [name, view] of Object.entries(rooms)) {
    it(`is accessible: ${name}`, async () => {
      await expect(await show(view)).to.be.accessible();
    });
  }

  for (const name of ['cross', 'seven', 'ring'] as const) {
    for (const width of [366, 760]) {
      it(`puts everything into the room of ${name}, ${width} pixels wide`, async () => {
        const { room, tables, chairs: seats } = rooms[name];
        const board = await show(rooms[name], width);
        const floor = inside(board, '[part=board]').getBoundingClientRect();
        expect(floor.height / floor.width).to.be.closeTo((room.height + 0.4) / (room.width + 0.4), 0.01);
        const unit = floor.width / (room.width + 0.4);
        for (const { id, x, y } of [...tables, ...seats]) {
          const box = inside(board, `[data-chair=${id}], [data-table=${id}]`).getBoundingClientRect();
          expect(box.left + box.width / 2 - floor.left, id).to.be.closeTo((x - room.x + 0.2) * unit, 0.6);
          expect(box.top + box.height / 2 - floor.top, id).to.be.closeTo((y - room.y + 0.2) * unit, 0.6);
        }
      });
    }
  }

  it('is not higher than the window where it stands beside its papers', async () => {
    const board = await show(rooms.ring, 1000);
    expect(inside(board, '[part=board]').offsetHeight).to.be.at.most(Math.max(480, innerHeight * 0.94) + 1);
  });

  it('has no bar where the view has none', async () => {
    expect(inside(await show(rooms.cross), '[data-bar]')).to.equal(null);
    expect(inside(await show(), '[data-bar]')).to.exist;
  });

  it('puts the bar below the ring', async () => {
    const board = await show(rooms.ring, 760);
    const bar = inside(board, '[data-bar]').getBoundingClientRect();
    for (const chair of chairs(board)) expect(chair.getBoundingClientRect().bottom).to.be.below(bar.top + 12);
    const floor = inside(board, '[part=board]').getBoundingClientRect();
    expect(bar.bottom).to.be.below(floor.bottom);
    expect(bar.width / bar.height).to.be.closeTo(9 / 2.8, 0.02);
  });

  it('shows the new nation where a table was replaced, on the floor and on the chairs too', async () => {
    const board = await show(rooms.cross);
    const { tables, chairs: seats } = rooms.cross;
    const cuba = <T extends { readonly place?: string }>(name: T): T =>
      name.place === 'NW' ? { ...name, nation: 'CU' } : name;
    board.view = {
      ...rooms.cross,
      tables: tables.map(cuba),
      chairs: seats.map((chair) => ({ ...chair, places: chair.places.map(cuba) })),
    };
    await board.updateComplete;
    await Promise.all(chairs(board).map(({ updateComplete }) => updateComplete));
    expect(board.shadowRoot!.querySelectorAll('.rug.CU, .runner.CU')).to.have.length(5);
    expect(board.shadowRoot!.querySelector('.rug.TR, .runner.TR')).to.equal(null);
    expect(inside(board, '[data-table=NW]').parentElement).to.have.attribute('aria-label', 'Cuba, top left');
    expect(inside(board, '[data-chair=x1]').shadowRoot!.querySelector('.cloth.CU')).to.exist;
  });

  it('every chair can be reached from every other by arrows alone', () => {
    for (const { chairs: all } of [rooms.cross, rooms.seven, rooms.ring]) {
      for (const start of all) {
        const reached = new Set([start]);
        for (const chair of reached) {
          for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const to = chairAfter(key, chair, all);
            if (to) reached.add(to);
          }
        }
        expect(reached.size, start.id).to.equal(all.length);
      }
    }
  });
});

describe('keys in cafe-board', () => {
  const stops = (board: CafeBoard): string[] =>
    chairs(board).flatMap((chair) =>
      chair.shadowRoot!.querySelector('button')!.tabIndex === 0 ? [chair.dataset.chair!] : [],
    );

  it('the Tab key stops at one chair, the one that was last visited', async () => {
    const board = await show();
    expect(stops(board)).to.deep.equal(['p01']);
    inside(board, '[data-chair=s08]').focus();
    await board.updateComplete;
    await Promise.all(chairs(board).map(({ updateComplete }) => updateComplete));
    expect(stops(board)).to.deep.equal(['s08']);
  });

  it('arrows go to the nearest chair that way, Home and End to the first and the last', async () => {
    const board = await show();
    inside(board, '[data-chair=s01]').focus();
    for (const [key, chair] of [
      ['ArrowRight', 's04'],
      ['ArrowUp', 'p03'],
      ['ArrowLeft', 's02'],
      ['ArrowDown', 's01'],
      ['Home', 'p01'],
      ['End', 's28'],
    ] as const) {
      await sendKeys({ press: key });
      expect(focused(board), key).to.equal(chair);
    }
  });

  it('every chair can be reached from every other by arrows alone', () => {
    const all = boardView().chairs;
    for (const start of all) {
      const reached = new Set([start]);
      for (const chair of reached) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const to = chairAfter(key, chair, all);
          if (to) reached.add(to);
        }
      }
      expect(reached.size, start.id).to.equal(68);
    }
  });

  it('Page Down and Page Up go round the chairs that are lit, and do nothing while none is', async () => {
    const board = await show(boardView(moments.held));
    inside(board, '[data-chair=p01]').focus();
    const visited = [];
    for (let press = 0; press < 9; press += 1) {
      await sendKeys({ press: 'PageDown' });
      visited.push(focused(board));
    }
    expect(visited).to.deep.equal(['p06', 'p15', 'p32', 'p35', 's01', 's08', 's22', 's25', 'p06']);
    await sendKeys({ press: 'PageUp' });
    expect(focused(board)).to.equal('s25');
    board.view = boardView(moments.midGame);
    await board.updateComplete;
    await sendKeys({ press: 'PageDown' });
    expect(focused(board)).to.equal('s25');
  });

  it('Enter and Space choose the chair; the Tab key leads on to the bar', async () => {
    const board = await show(boardView(moments.held));
    inside(board, '[data-chair=s25]').focus();
    const heard: Event[] = [];
    board.addEventListener('cafe-request', (event) => heard.push(event));
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(heard).to.have.length(2);
    await sendKeys({ press: 'Tab' });
    expect(board.shadowRoot!.activeElement).to.equal(inside(board, '[data-bar]'));
  });
});
