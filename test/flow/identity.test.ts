import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { test } from 'node:test';
import { createLaw, createSelector, type Views } from '../../src/flow/index.js';
import { randomFrom } from '../helpers/random.js';
import { partsAt } from './parts.js';
import { randomMatch, type MatchMoment } from './random-match.js';

const moments = [...randomMatch({ preset: 'amigo' }, randomFrom(3))];

/** Fails where a part of `after` says the same as its part of `before` and is another object. */
function assertKept(before: unknown, after: unknown, path: string): void {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return;
  assert.ok(!isDeepStrictEqual(before, after), `${path} is equal, but not the same`);
  for (const [key, value] of Object.entries(after)) assertKept(Reflect.get(before, key), value, `${path}.${key}`);
}

const changedIn = (before: readonly unknown[], after: readonly unknown[]): number =>
  after.filter((view, i) => view !== before[i]).length;

test('a view that says the same is the same object, at every step of a game', () => {
  const select = createSelector(createLaw());
  let before = select(partsAt(moments[0]!));
  for (const moment of moments) {
    const after = select(partsAt(moment));
    assertKept(before, after, 'views');
    before = after;
  }
});

test('asked twice, the selector answers with the same views', () => {
  const select = createSelector(createLaw());
  for (const moment of moments.filter((_, i) => i % 20 === 0)) {
    assert.equal(select(partsAt(moment)), select(partsAt(moment)));
  }
});

/** The views before and after the first moment that fits. */
function around(fits: (after: MatchMoment, before: MatchMoment) => boolean): {
  before: Views;
  after: Views;
  moment: MatchMoment;
} {
  const at = moments.findIndex((moment, i) => i > 40 && fits(moment, moments[i - 1]!));
  const select = createSelector(createLaw());
  const before = select(partsAt(moments[at - 1]!));
  return { before, after: select(partsAt(moments[at]!)), moment: moments[at]! };
}

test('picking up a guest changes the chairs that it may take, its hand, and the controls', () => {
  const { before, after } = around(
    ({ turn }) => turn?.value === 'choosing' && turn.context.held !== null && turn.context.seats.length === 0,
  );
  const offers = after.board.chairs.filter(({ offer }) => offer).length;
  assert.ok(offers > 0);
  assert.equal(changedIn(before.board.chairs, after.board.chairs), offers);
  assert.equal(after.board.tables, before.board.tables);
  assert.equal(changedIn(before.hands, after.hands), 1);
  const active = after.hands.find((hand) => hand.active)!;
  assert.equal(changedIn(before.hands[active.player]!.tiles, active.tiles), 1);
  assert.notEqual(after.controls, before.controls);
  for (const part of ['lobby', 'scoreboard', 'log', 'result'] as const) assert.equal(after[part], before[part]);
});

test('seating a guest changes the tables at its chair', () => {
  const { before, after, moment } = around(
    ({ turn }) => turn?.context.seats.length === 1 && turn.context.held === null,
  );
  const chair = after.board.chairs[moment.turn!.context.seats[0]!.chair]!;
  assert.deepEqual([chair.tentative, chair.guest === undefined], [true, false]);
  assert.equal(changedIn(before.board.tables, after.board.tables), chair.tables.length);
  assert.equal(after.scoreboard, before.scoreboard);
  assert.equal(after.log, before.log);
});

test('a played turn adds a line to the log and changes the hands of two', () => {
  const { before, after } = around(
    ({ match }, old) => match.context.log.length > old.match.context.log.length && match.context.players.length > 2,
  );
  assert.equal(after.log.length, before.log.length + 1);
  assert.equal(changedIn(before.log, after.log), 1);
  assert.equal(changedIn(before.hands, after.hands), 2);
});

test('a refusal marks what stands in the way, and nothing else', () => {
  const select = createSelector(createLaw());
  const moment = moments[41]!;
  const before = select(partsAt(moment));
  const [table] = before.board.tables.filter(({ guests }) => guests > 0);
  const chairs = before.board.chairs
    .filter(({ tables, guest }) => tables.includes(table!.id) && guest)
    .map(({ id }) => id);
  const refusal = { code: 'balance', step: 0, chairs, tables: [table!.id], guest: 'GBf' } as const;
  const after = select(partsAt(moment, { refusal }));
  assert.equal(changedIn(before.board.chairs, after.board.chairs), chairs.length);
  assert.equal(changedIn(before.board.tables, after.board.tables), 1);
  assert.deepEqual(after.controls.refusal, {
    code: 'balance',
    chairs,
    tables: [table!.id],
    section: '4.5',
    guest: { token: 'GBf', nation: 'GB', sex: 'f', joker: false },
  });
  assert.equal(after.hands, before.hands);
  assert.deepEqual(select(partsAt(moment)), before);
});

test('a preview marks one chair', () => {
  const select = createSelector(createLaw());
  const moment = moments.findLast((each) => {
    const { bar, chairs } = select(partsAt(each)).board;
    return bar?.offer !== undefined && chairs.some(({ offer }) => offer);
  })!;
  const before = select(partsAt(moment));
  const { guest } = before.hands.flatMap(({ tiles }) => tiles).find(({ held }) => held)!;
  const chair = before.board.chairs.find(({ offer }) => offer)!;
  const after = select(partsAt(moment, { preview: chair.id }));
  assert.deepEqual(
    after.board.chairs.flatMap(({ id, preview }) => (preview ? [[id, preview]] : [])),
    [[chair.id, guest]],
  );
  assert.equal(changedIn(before.board.chairs, after.board.chairs), 1);
  assert.deepEqual(after.controls.prompt, { id: 'prompt-preview', args: { guest: guest.token } });
  const bar = select(partsAt(moment, { preview: 'bar' }));
  assert.deepEqual([bar.board.bar?.preview, bar.controls.prompt.id], [guest, 'prompt-preview-bar']);
});
