import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createActor, type ActorRefFrom } from 'xstate';
import {
  createLaw,
  createMatchMachine,
  seatsThatStay,
  type createTurnMachine,
  type MatchEmitted,
} from '../../src/flow/index.js';
import { dealGame, type Settings } from '../../src/referee/index.js';
import { legalTurns, seatsOf, tileOf, type SeatStep } from '../../src/rules/index.js';
import { pick, randomFrom } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';

/** A table card turned up in the middle of a turn has been seen: nothing before it is taken back, by any door. */

const law = createLaw();
const players = [{ name: 'Ann' }, { name: 'Ben' }];

/** A running match at which the mover has seated, as the chart sees it, up to the guest who filled a table. */
function matchInMidTurn(edition: string, seed: number, allows = true) {
  const settings = { edition, houseRules: {} };
  const game = valueOf(dealGame(settings, players, String(seed)));
  const actor = createActor(createMatchMachine(law, { allows: () => allows || !composed }), {
    input: { settings, players },
  });
  let composed = false;
  const emitted: MatchEmitted[] = [];
  actor.on('*', (news) => emitted.push(news));
  actor.start();
  actor.send({ type: 'BEGIN', game });
  const random = randomFrom(seed);
  for (;;) {
    if (actor.getSnapshot().matches({ playing: 'curtain' })) actor.send({ type: 'READY' });
    const position = actor.getSnapshot().context.position!;
    if (position.over) return undefined;
    const turns = legalTurns(law(settings), position);
    const turning = turns.find((turn) => seatsThatStay(law, contextOf(settings, position, seatsOf(turn))) > 0);
    if (turning && actor.getSnapshot().context.log.length > 0) {
      composed = true;
      return { actor, emitted, seats: seatsOf(turning), turn: turning, settings };
    }
    actor.send({ type: 'PLAY', turn: pick(random, turns) });
  }
}

const contextOf = (settings: Settings, position: Parameters<typeof legalTurns>[1], seats: readonly SeatStep[]) => ({
  settings,
  position,
  seats,
  placed: [],
  held: null,
  naming: null,
  action: null,
  turn: null,
});

type Actor = NonNullable<ReturnType<typeof matchInMidTurn>>['actor'];
const composerOf = (actor: Actor) =>
  actor.getSnapshot().children['turn'] as ActorRefFrom<ReturnType<typeof createTurnMachine>>;

/** Seats the guests of these steps, one after the other. */
function seat(actor: Actor, steps: readonly SeatStep[]): void {
  for (const { guest, chair } of steps) {
    const { position, placed } = composerOf(actor).getSnapshot().context;
    const { hand } = position.players[position.toMove]!;
    const index = hand.findIndex((tile, i) => tile === tileOf(guest) && !placed.includes(i));
    composerOf(actor).send({ type: 'HOLD', index });
    composerOf(actor).send({ type: 'SEAT', chair });
  }
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

for (const edition of ['card@1', 'app12@1']) {
  describe(edition, () => {
    test('the turn before is taken back only freely then, and that is counted and told', () => {
      let looked = 0;
      for (const seed of SEEDS) {
        const match = matchInMidTurn(edition, seed);
        if (!match) continue;
        const { actor, emitted, seats } = match;
        const before = actor.getSnapshot().context;
        const hidden = before.log.at(-1)!.drawn > 0 || before.log.at(-1)!.turned > 0;
        const { length } = emitted;
        seat(actor, seats);
        assert.ok(seatsThatStay(law, composerOf(actor).getSnapshot().context) > 0);
        actor.send({ type: 'UNDO', free: false });
        assert.deepEqual([actor.getSnapshot().context, emitted.length], [before, length]);
        assert.equal(composerOf(actor).getSnapshot().context.seats.length, seats.length);
        actor.send({ type: 'UNDO', free: true });
        assert.deepEqual(emitted.at(-1), { type: 'turnUndone', played: before.log.at(-1), free: true });
        assert.deepEqual(
          [actor.getSnapshot().context.undone, actor.getSnapshot().context.log.length],
          [1, before.log.length - 1],
        );
        if (!hidden) looked += 1;
      }
      // Where hands are filled up after a turn, nearly every turn shows something.
      if (edition === 'card@1') assert.ok(looked > 3, 'games in which the turn before showed nothing');
    });

    test('before that, the turn of which nothing was seen is taken back as ever', () => {
      for (const seed of SEEDS) {
        const { actor } = matchInMidTurn(edition, seed) ?? {};
        const last = actor?.getSnapshot().context.log.at(-1);
        if (!actor || !last || last.drawn > 0 || last.turned > 0) continue;
        composerOf(actor).send({ type: 'HOLD', index: 0 });
        const { length } = actor.getSnapshot().context.log;
        actor.send({ type: 'UNDO', free: false });
        assert.deepEqual([actor.getSnapshot().context.log.length, actor.getSnapshot().context.undone], [length - 1, 0]);
      }
    });

    test('where the page does not let the turn count, what lies open stays, and so do its guests', () => {
      let looked = 0;
      for (const seed of SEEDS) {
        const { actor, seats } = matchInMidTurn(edition, seed, false) ?? {};
        if (!actor || !seats) continue;
        seat(actor, seats);
        const { context: composed } = composerOf(actor).getSnapshot();
        const stay = seatsThatStay(law, composed);
        composerOf(actor).send({ type: 'CONFIRM' });
        const { context, value } = composerOf(actor).getSnapshot();
        assert.deepEqual(
          [context.seats, context.placed, context.turn],
          [seats.slice(0, stay), composed.placed.slice(0, stay), null],
        );
        assert.notEqual(value, 'choosing');
        actor.send({ type: 'UNDO', free: false });
        composerOf(actor).send({ type: 'TAKE_BACK' });
        assert.deepEqual(composerOf(actor).getSnapshot().context.seats, seats.slice(0, stay));
        looked += 1;
      }
      assert.ok(looked > 10);
    });

    test('what counted leaves nothing behind for the next turn', () => {
      for (const seed of SEEDS) {
        const { actor, seats } = matchInMidTurn(edition, seed) ?? {};
        if (!actor || !seats) continue;
        const before = actor.getSnapshot().context.log.length;
        seat(actor, seats);
        composerOf(actor).send({ type: 'CONFIRM' });
        actor.send({ type: 'READY' });
        assert.equal(actor.getSnapshot().context.log.length, before + 1);
        const { context } = composerOf(actor).getSnapshot();
        assert.deepEqual([context.seats, context.placed, context.held], [[], [], null]);
      }
    });
  });
}
