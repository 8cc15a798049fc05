import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getShortestPaths } from 'xstate/graph';
import { chairCommand, actionCommand, type TurnEvent } from '../../src/flow/index.js';
import { NATIONS } from '../../src/rules/index.js';
import { ONE, cutOut } from '../helpers/cut-out.js';
import { buttons, cafe, type Cafe } from './cafe.js';
import { CARD_WAYS, card, cardTable, place, put } from './card-table.js';
import { ANY_SETTINGS, type TurnSnapshot } from './charts.js';

const table = cafe(cardTable);
const at = (state: keyof typeof CARD_WAYS): TurnSnapshot => table.after(...CARD_WAYS[state]);
const states = Object.keys(CARD_WAYS) as (keyof typeof CARD_WAYS)[];
/** Twelve cards: nothing more can be drawn. */
const twelve = ['RUf', 'RUf', 'RUf', 'RUm', 'RUm', 'RUm', 'CUf', 'CUf', 'CUm', 'CUm', 'TRf', 'TRm'];
const full = cafe({ ...cardTable, players: [{ name: 'Ann', hand: twelve }, { name: 'Ben' }] });

const EVENTS: readonly TurnEvent[] = [
  ...Object.values(card).map((index): TurnEvent => ({ type: 'HOLD', index })),
  ...Object.values(place).map((chair): TurnEvent => ({ type: 'SEAT', chair })),
  ...(['DRAW_CARD', 'DOWN', 'END', 'PASS', 'CONFIRM', 'TAKE_BACK'] as const).map((type): TurnEvent => ({ type })),
];

/** The fewest events that lead into each state. */
function shortest({ machine, position }: Cafe, events: readonly TurnEvent[]): Record<string, number> {
  const paths = getShortestPaths(machine, {
    input: { settings: ANY_SETTINGS, position },
    events: ({ status }) => (status === 'active' ? [...events] : []),
    serializeState: ({ value, context: { seats, held } }) => JSON.stringify([value, seats.length, held]),
  });
  const lengths: Record<string, number> = {};
  for (const { state, weight } of paths) {
    lengths[state.value as string] = Math.min(weight, lengths[state.value as string] ?? Infinity);
  }
  return lengths;
}

test('every state of the card game is reached, by the shortest way there is', () => {
  assert.deepEqual(shortest(table, EVENTS), {
    choosing: 0,
    done: 1,
    offeringMore: 2,
    owingPartner: 4,
    confirming: 6,
    choosingEnd: 7,
  });
  for (const state of states) assert.equal(at(state).value, state);
});

test('each state has its prompt and its buttons', () => {
  const shown = states.map((state) => {
    const { prompt, ...controls } = table.controlsAt(at(state));
    return [state, [prompt.id, buttons({ prompt, ...controls })]];
  });
  assert.deepEqual(Object.fromEntries(shown), {
    choosing: ['prompt-choose-card', 'draw'],
    offeringMore: ['prompt-offering-more', 'no take-back, confirm (10)'],
    owingPartner: ['prompt-must-join', 'take-back, no confirm'],
    confirming: ['prompt-confirm', 'take-back, confirm (14)'],
    choosingEnd: ['prompt-choosing-end', 'take-back, confirm, end'],
  });
});

test('every enabled button leads on, and every other is refused', () => {
  for (const state of states) {
    for (const { action, enabled } of table.controlsAt(at(state)).actions) {
      const command = actionCommand(table.edition, at(state).context, action)!;
      const { snapshot, emitted } = table.ask(at(state), command);
      assert.deepEqual([snapshot !== at(state), emitted.length], enabled ? [true, 0] : [true, 1], action);
      if (!enabled) assert.deepEqual(snapshot.context, at(state).context);
    }
  }
});

test('with twelve cards only those that have a place are shown as playable; the prompt says what is left', () => {
  const held = (from: Cafe, index: number): string => from.controlsAt(from.after({ type: 'HOLD', index })).prompt.id;
  const playable = full.viewsAt(full.start).hands[0]!.tiles.filter((tile) => tile.playable);
  assert.deepEqual(playable, []);
  assert.deepEqual(full.controlsAt(full.start).prompt, {
    id: 'prompt-choose-card-unseated',
    args: { name: 'Ann', may: 'down' },
  });
  assert.equal(held(full, 0), 'prompt-held-down');
  const one = cafe({ ...cardTable, players: [{ name: 'Ann', hand: ['GBm', ...twelve.slice(1)] }, { name: 'Ben' }] });
  const tiles = one.viewsAt(one.start).hands[0]!.tiles.filter((tile) => tile.playable);
  assert.deepEqual(
    tiles.map(({ guest }) => guest.token),
    ['GBm'],
  );
  assert.deepEqual([held(one, 0), held(one, 1)], ['prompt-held', 'prompt-held-down']);
  assert.deepEqual(one.controlsAt(one.start).prompt.id, 'prompt-choose-card');
  const draws = cafe({ ...cardTable, players: [{ name: 'Ann', hand: ['RUf'] }, { name: 'Ben' }] });
  assert.deepEqual(draws.controlsAt(draws.start).prompt.args, { name: 'Ann', may: 'draw' });
  assert.equal(held(draws, 0), 'prompt-held-nowhere');
});

test('a drawn card, a card face down and the declared end are turns', () => {
  assert.deepEqual(table.after({ type: 'DRAW_CARD' }).output, [{ kind: 'drawCard' }]);
  const down = full.after({ type: 'HOLD', index: 8 }, { type: 'DOWN' });
  assert.deepEqual(
    down.output?.map(({ kind }) => kind),
    ['down'],
  );
  const { context } = at('choosingEnd');
  const ends = (['CONFIRM', 'END'] as const).map((type) => table.ask(at('choosingEnd'), { type }).snapshot.output);
  assert.deepEqual(ends, [context.seats, [...context.seats, { kind: 'end' }]]);
});

test('with the last card face down the end can be declared too, and taken back until then', () => {
  const last = cafe({
    ...cardTable,
    houseRules: { faceDown: 'anytime' },
    players: [{ name: 'Ann', hand: ['GBm'] }, cardTable.players[1]!],
  });
  const asked = last.after({ type: 'HOLD', index: 0 }, { type: 'DOWN' });
  assert.deepEqual([asked.value, buttons(last.controlsAt(asked))], ['choosingEnd', 'take-back, confirm, end']);
  assert.deepEqual(last.ask(asked, { type: 'TAKE_BACK' }).snapshot.context, last.start.context);
  const ends = (['CONFIRM', 'END'] as const).map((type) =>
    last.ask(asked, { type }).snapshot.output?.map(({ kind }) => kind),
  );
  assert.deepEqual(ends, [['down'], ['down', 'end']]);
});

test('a draw over the limit, a card face down below it, and an end with cards in the hand are refused', () => {
  const codes = (from: Cafe, ...events: TurnEvent[]) => {
    const before = from.after(...events.slice(0, -1));
    const { snapshot, emitted } = from.ask(before, events.at(-1)!);
    assert.equal(snapshot, before);
    return emitted[0]?.reason.code;
  };
  assert.equal(codes(full, { type: 'DRAW_CARD' }), 'handLimit');
  assert.equal(codes(table, { type: 'HOLD', index: card.CNf }, { type: 'DOWN' }), 'notAtLimit');
  assert.equal(codes(table, { type: 'DOWN' }), 'notInHand');
  assert.equal(codes(table, { type: 'END' }), 'mayNotEnd');
  assert.equal(codes(table, ...CARD_WAYS.offeringMore, { type: 'END' }), 'mayNotEnd');
  assert.equal(codes(table, ...CARD_WAYS.offeringMore, { type: 'DRAW_CARD' }), 'turnOver');
  assert.equal(codes(table, { type: 'PASS' }), 'mayNotPass');
  assert.equal(codes(table, ...CARD_WAYS.owingPartner, { type: 'CONFIRM' }), 'mustScore');
  assert.equal(codes(table, ...CARD_WAYS.owingPartner, ...put('CNm', 'x8')), 'nation');
  assert.equal(codes(full, { type: 'BAR' }), 'notInHand');
});

const party = cafe(
  cutOut({
    houseRules: { preset: 'amigo', birthdayThreshold: 45 },
    seats: { a: 'GBf', b: 'GBm', c: 'GBf' },
    hand: ['GBm', 'ESf'],
  }),
);

test('a birthday is named after the refill is chosen, and the turn is whole with it', () => {
  const events: TurnEvent[] = [
    ...Object.values(card).map((index): TurnEvent => ({ type: 'HOLD', index })),
    { type: 'SEAT', chair: 3 },
    { type: 'DRAW', count: null },
    { type: 'CELEBRATE', nation: NATIONS.indexOf('GB') },
    { type: 'CONFIRM' },
    { type: 'TAKE_BACK' },
  ];
  assert.deepEqual(shortest(party, events), {
    choosing: 0,
    confirming: 2,
    choosingDraw: 3,
    choosingBirthday: 4,
    done: 5,
  });
});

test('only a nation that has a table can celebrate; take-back gives up the refill that was chosen', () => {
  const seated: TurnEvent[] = [{ type: 'HOLD', index: 0 }, { type: 'SEAT', chair: 3 }, { type: 'CONFIRM' }];
  const due = party.after(...seated, { type: 'DRAW', count: null });
  assert.equal(buttons(party.controlsAt(due)), 'take-back, birthday-GB');
  assert.equal(party.controlsAt(due).prompt.id, 'prompt-choosing-birthday');
  for (const event of [{ type: 'CELEBRATE', nation: NATIONS.indexOf('ES') }, { type: 'CONFIRM' }] as const) {
    const { snapshot, emitted } = party.ask(due, event);
    assert.deepEqual([snapshot, emitted[0]?.reason.code], [due, 'birthday']);
  }
  const back = party.ask(due, { type: 'TAKE_BACK' }).snapshot;
  assert.deepEqual([back.value, back.context.action, back.context.seats.length], ['confirming', null, 1]);
  const turn = party.after(...seated, { type: 'DRAW', count: 3 }, { type: 'CELEBRATE', nation: NATIONS.indexOf('GB') });
  assert.deepEqual(
    turn.output?.map(({ kind }) => kind),
    ['seat', 'draw', 'birthday'],
  );
});

test('a visit to the bar can bring the birthday, and is taken back until it is named', () => {
  const bar = cafe(cutOut({ plan: ONE, houseRules: { birthdayThreshold: 45 }, drinking: 4, hand: ['ESf'] }));
  const due = bar.after({ type: 'HOLD', index: 0 }, { type: 'BAR' });
  assert.equal(due.value, 'choosingBirthday');
  assert.deepEqual(bar.ask(due, { type: 'TAKE_BACK' }).snapshot.context, bar.start.context);
  const { snapshot } = bar.ask(due, { type: 'CELEBRATE', nation: NATIONS.indexOf('GB') });
  assert.deepEqual(
    snapshot.output?.map(({ kind }) => kind),
    ['bar', 'birthday'],
  );
});

test('what lay open stays: the guest who filled a table is not taken back, and the controls say so', () => {
  const held = table.after({ type: 'HOLD', index: card.GBm });
  assert.equal(table.controlsAt(held).final, 'onceTurned');
  assert.equal(table.controlsAt(table.after({ type: 'HOLD', index: card.CNf })).final, 'afterDrawing');
  const turned = at('offeringMore');
  assert.equal(table.controlsAt(turned).final, 'tableTurned');
  const gone = { table: { id: 'NW', place: 'NW', nation: 'GB', number: 1 }, by: 'CN' };
  assert.deepEqual([table.controlsAt(held).replaced, table.controlsAt(turned).replaced], [undefined, [gone]]);
  for (const keep of [undefined, 0]) {
    const { snapshot, emitted } = table.ask(turned, { type: 'TAKE_BACK', ...(keep === undefined ? {} : { keep }) });
    assert.equal(snapshot, turned);
    assert.deepEqual(emitted[0]?.reason, { code: 'turnOver', step: 1, chairs: [], tables: [] });
  }
  const { board, scoreboard } = table.viewsAt(turned);
  assert.deepEqual([board.tables[0]?.nation, board.tables[0]?.guests, scoreboard?.tableStack], ['CN', 0, 2]);
  assert.ok(board.chairs.every(({ tentative, guest }) => !tentative && !guest));
});

test('guests seated after the new table are taken back as ever, down to the one who filled it', () => {
  const all = at('confirming');
  for (const [keep, state] of [
    [2, 'owingPartner'],
    [1, 'offeringMore'],
  ] as const) {
    const { snapshot } = table.ask(all, { type: 'TAKE_BACK', keep });
    assert.deepEqual([snapshot.value, snapshot.context], [state, at(state).context]);
  }
  assert.equal(table.ask(all, { type: 'TAKE_BACK', keep: 0 }).emitted.length, 1);
  const { board } = table.viewsAt(all);
  const loose = board.chairs.filter(({ tentative }) => tentative).map(({ id }) => id);
  assert.deepEqual(loose, ['x1', 'x3']);
  assert.deepEqual(chairCommand(table.edition, all.context, place.x3), { type: 'TAKE_BACK', keep: 2 });
  assert.deepEqual(chairCommand(table.edition, at('offeringMore').context, place.x6), {
    type: 'SEAT',
    chair: place.x6,
  });
});
