import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionCommand, chairCommand } from '../../src/flow/index.js';
import { isSeat } from '../../src/rules/index.js';
import { ONE, cutOut } from '../helpers/cut-out.js';
import { buttons, cafe } from './cafe.js';
import type { TurnSnapshot } from './charts.js';
import { WAYS, chair, hand, oneOfEach } from './one-of-each.js';

const salon = cafe(oneOfEach);
const at = (state: keyof typeof WAYS): TurnSnapshot => salon.after(...WAYS[state]);
const states = Object.keys(WAYS) as (keyof typeof WAYS)[];

test('each state has a prompt of its own', () => {
  const prompts = states.map((state) => [state, salon.controlsAt(at(state)).prompt]);
  assert.deepEqual(Object.fromEntries(prompts), {
    choosing: { id: 'prompt-choose', args: { name: 'Ann' } },
    namingJoker: { id: 'prompt-naming-joker', args: {} },
    owingPartner: { id: 'prompt-owing-partner', args: { guest: 'ESf' } },
    offeringMore: { id: 'prompt-offering-more', args: {} },
    confirming: { id: 'prompt-confirm', args: { points: 10 } },
    choosingDraw: { id: 'prompt-choosing-draw', args: {} },
  });
});

test('a held guest has a prompt of its own, in every state but the naming', () => {
  const held = salon.after({ type: 'HOLD', index: hand.Jm });
  assert.deepEqual(salon.controlsAt(held).prompt, { id: 'prompt-held', args: { guest: 'Jm' } });
});

test('each state has its buttons', () => {
  const shown = states.map((state) => [state, buttons(salon.controlsAt(at(state)))]);
  assert.deepEqual(Object.fromEntries(shown), {
    choosing: '',
    namingJoker: 'take-back, name-GB (8), name-ES (4)',
    owingPartner: 'take-back, no confirm',
    offeringMore: 'take-back, confirm (8)',
    confirming: 'take-back, confirm (10)',
    choosingDraw: 'take-back, draw-0, draw-1',
  });
});

test('every enabled button of the turn leads on, and every other is refused', () => {
  for (const state of states) {
    const from = at(state);
    for (const { action, enabled } of salon.controlsAt(from).actions) {
      const { snapshot, emitted } = salon.ask(from, actionCommand(salon.edition, from.context, action)!);
      assert.deepEqual([snapshot !== from, emitted.length], enabled ? [true, 0] : [false, 1], `${action} in ${state}`);
    }
  }
});

const pressed = (from: TurnSnapshot, { edition, ask }: typeof salon, action: string) =>
  ask(from, actionCommand(edition, from.context, action)!);

test('the drawing choices draw what they say', () => {
  const outputs = ['draw-0', 'draw-1'].map((action) =>
    pressed(at('choosingDraw'), salon, action).snapshot.output?.at(-1),
  );
  assert.deepEqual(outputs, [{ kind: 'draw', count: 0 }, at('choosingDraw').context.seats[0]]);
});

test('where the smaller refill draws just as many, filling up has a button of its own', () => {
  const crowded = cafe({ ...oneOfEach, players: [{ ...oneOfEach.players[0]!, handLimit: 4 }, oneOfEach.players[1]!] });
  const from = crowded.after(...WAYS.choosingDraw);
  assert.equal(buttons(crowded.controlsAt(from)), 'take-back, draw-0, fill-up');
  assert.deepEqual(pressed(from, crowded, 'draw-0').snapshot.output?.at(-1), { kind: 'draw', count: 0 });
  assert.ok(pressed(from, crowded, 'fill-up').snapshot.output?.every(isSeat));
});

test('a button that is not on offer draws nothing', () => {
  for (const action of ['draw-2', 'draw-5', 'draw-99']) {
    const { snapshot, emitted } = pressed(at('choosingDraw'), salon, action);
    assert.deepEqual([snapshot.status, emitted[0]?.reason.code], ['active', 'drawCount']);
  }
});

test('with nothing else left there is a button for passing, and it passes', () => {
  const stuck = cafe(
    cutOut({
      plan: ONE,
      houseRules: { preset: 'classic1989' },
      hand: ['Jm', 'Jm'],
      seats: { a: 'GBm', b: 'GBf', c: 'GBm' },
    }),
  );
  const { prompt, actions } = stuck.controlsAt(stuck.start);
  assert.deepEqual(prompt, { id: 'prompt-must-pass', args: { name: 'Ann' } });
  assert.deepEqual(actions, [{ action: 'pass', enabled: true, primary: true }]);
  assert.deepEqual(pressed(stuck.start, stuck, 'pass').snapshot.output, [{ kind: 'pass' }]);
});

test('the bar is an action of its own', () => {
  const held = salon.after({ type: 'HOLD', index: hand.GBf });
  assert.deepEqual(pressed(held, salon, 'bar').snapshot.output?.[0]?.kind, 'bar');
});

test('words that are no button of the turn say nothing to it', () => {
  for (const action of [
    'start',
    'rematch',
    'undo',
    '',
    'draw-',
    'draw--1',
    'name-XX',
    'name-gb',
    'toString',
    '__proto__',
  ]) {
    assert.equal(actionCommand(salon.edition, salon.start.context, action), undefined, action);
  }
});

test('undo is offered before the turn begins, as far as the house allows it', () => {
  const played = (drawn: number) => ({
    match: { ...salon.match, log: [{ drawn, turned: 0, lines: [], turn: [] }] as never },
  });
  const offers = [0, 2].map((drawn) =>
    (['none', 'turn', 'free'] as const).map((undo) =>
      buttons(salon.controlsAt(salon.start, { ...played(drawn), undo })),
    ),
  );
  assert.deepEqual(offers, [
    ['', 'undo', 'undo'],
    ['', 'no undo', 'undo'],
  ]);
  assert.equal(buttons(salon.controlsAt(at('owingPartner'), { ...played(0), undo: 'free' })), 'take-back, no confirm');
});

test('a chair seats the held guest, fetches a joker, or takes a guest of this turn back', () => {
  const command = (from: TurnSnapshot, place: keyof typeof chair) =>
    chairCommand(salon.edition, from.context, chair[place]);
  const held = salon.after({ type: 'HOLD', index: hand.GBf });
  assert.deepEqual(command(held, 'd'), { type: 'SEAT', chair: chair.d });
  assert.deepEqual(command(held, 'a'), { type: 'SWAP', chair: chair.a });
  assert.deepEqual(command(salon.after({ type: 'HOLD', index: hand.Jm }), 'a'), { type: 'SEAT', chair: chair.a });
  assert.deepEqual(command(salon.start, 'a'), { type: 'SEAT', chair: chair.a });
  const two = at('confirming');
  assert.deepEqual(command(two, 's'), { type: 'TAKE_BACK', keep: 0 });
  assert.deepEqual(command(two, 'd'), { type: 'TAKE_BACK', keep: 1 });
  const third = salon.after(...WAYS.owingPartner, { type: 'HOLD', index: hand.GBf });
  assert.deepEqual(command(third, 'a'), { type: 'SEAT', chair: chair.a });
  assert.deepEqual(command(third, 'd'), { type: 'SEAT', chair: chair.d });
});

test('lobby and result have a prompt and no buttons of the turn', () => {
  const bare = { turn: undefined, turnStage: undefined };
  const lobby = salon.controlsAt(salon.start, { ...bare, stage: 'lobby', match: { ...salon.match, position: null } });
  assert.deepEqual(lobby, { prompt: { id: 'prompt-lobby', args: {} }, actions: [] });
  const over = salon.controlsAt(salon.start, { ...bare, stage: 'over' });
  assert.deepEqual(over, { prompt: { id: 'prompt-over', args: {} }, actions: [] });
});

test('where the balance still lacks a guest, the prompt names the table, and a klatch where one would do', () => {
  const house = { preset: 'amigo', balanceCheck: 'endOfTurn' };
  const odd = cafe(cutOut({ plan: ONE, houseRules: house, seats: { a: 'GBf' }, hand: ['GBf', 'GBm'] }));
  const from = odd.after({ type: 'HOLD', index: 0 }, { type: 'SEAT', chair: 1 });
  assert.equal(from.value, 'owingPartner');
  const owing = { id: 'prompt-owing-balance', args: { tables: 'GB1', klatch: 'no' } };
  assert.deepEqual(odd.controlsAt(from).prompt, owing);
  const hand = ['GBf', 'GBf', 'GBf', 'GBm'];
  const ladies = cafe(
    cutOut({ plan: ONE, houseRules: { ...house, singleSexTables: true }, seats: { a: 'GBf' }, hand }),
  );
  const two = ladies.after({ type: 'HOLD', index: 0 }, { type: 'SEAT', chair: 1 });
  assert.deepEqual(ladies.controlsAt(two).prompt, { ...owing, args: { tables: 'GB1', klatch: 'yes' } });
  assert.deepEqual(odd.ask(from, { type: 'CONFIRM' }).emitted[0]?.reason.code, 'balance');
});

test('a joker that finds no chair under any name is refused for what stands in the way', () => {
  const full = cafe({ ...oneOfEach, seats: { a: 'Jm', b: 'GBm', c: 'GBf' } });
  const held = full.after({ type: 'HOLD', index: hand.Jm });
  const { snapshot, emitted } = full.ask(held, { type: 'SEAT', chair: chair.s });
  assert.deepEqual([snapshot.value, emitted[0]?.reason.code, emitted[0]?.reason.tables], ['choosing', 'balance', [0]]);
});
