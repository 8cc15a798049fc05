import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLaw, createSelector, type LogEntryView, type Views } from '../../src/flow/index.js';
import { printGuest } from '../../src/notation/index.js';
import { bagSize, settle, type Position } from '../../src/rules/index.js';
import { editionUnder, everyOption } from '../helpers/house.js';
import { randomFrom } from '../helpers/random.js';
import { partsAt } from './parts.js';
import { chartFor, fixture, momentsOf } from './played.js';
import { randomMatch, type MatchMoment } from './random-match.js';

const HOUSES = [
  { preset: 'bsw' },
  { ...everyOption(randomFrom(4)), stuckPlayer: 'eliminate', bankruptcy: 'eliminate' },
];

/** The moments of a random game at which a turn was just played, with their views. */
function turnsOf(houseRules: (typeof HOUSES)[number], seed: number): { moment: MatchMoment; views: Views }[] {
  const select = createSelector(createLaw());
  return [...randomMatch(houseRules, randomFrom(seed))].flatMap((moment) =>
    moment.emitted.length > 0 ? [{ moment, views: select(partsAt(moment)) }] : [],
  );
}

const sumOf = (entry: LogEntryView): number =>
  entry.steps.flatMap((step) => ('lines' in step ? step.lines : [])).reduce((sum, { points }) => sum + points, 0);

for (const [seed, houseRules] of HOUSES.entries()) {
  const edition = editionUnder(houseRules);
  const turns = turnsOf(houseRules, seed);
  const last = turns.at(-1)!;

  test(`game ${seed}: the lines of the log add up to the totals, and the totals to the accounts`, () => {
    const { log, scoreboard } = last.views;
    const accounts = scoreboard!.standings.map(() => 0);
    for (const [i, entry] of log.entries()) {
      assert.deepEqual([sumOf(entry), entry.number], [entry.total, i + 1], entry.turn);
      accounts[entry.player]! += entry.total;
    }
    assert.deepEqual(
      scoreboard!.standings.map(({ points }) => points),
      accounts,
    );
    assert.equal(log.length, turns.length - 1);
  });

  test(`game ${seed}: an entry says the same as its notation`, () => {
    for (const { turn, steps } of last.views.log) {
      const words = steps.map((step) => {
        if (step.kind === 'birthday') return `birthday ${step.nation}`;
        if (!('guest' in step)) return step.kind;
        if (step.kind === 'bar') return `bar ${step.guest.token}`;
        return `${step.kind === 'swap' ? 'swap ' : ''}${step.guest.token}>${step.chair}`;
      });
      assert.equal(words.join(' '), turn.replace(/ draw \d+/, ''));
    }
  });

  test(`game ${seed}: limits, stools and players who leave stand in the log`, () => {
    for (const [i, { moment }] of turns.entries()) {
      const before = turns[i - 1]?.moment.match.context.position;
      const after = moment.match.context.position!;
      if (!before) continue;
      const entry = last.views.log[i - 1]!;
      const [old, now] = [before.players[entry.player]!, after.players[entry.player]!];
      assert.equal(entry.limit, now.handLimit < old.handLimit ? now.handLimit : undefined);
      assert.equal(entry.left, now.out && !old.out);
      assert.equal(entry.name, now.name);
      for (const step of entry.steps) if (step.kind === 'bar') assert.equal(step.stool, before.bar.length + 1);
    }
  });

  test(`game ${seed}: the score board and the hands, open or closed, with the player to move in front`, () => {
    for (const { moment, views } of turns) {
      const position = moment.match.context.position!;
      checkHands(views, position, edition.hand.open);
      assert.equal(views.scoreboard?.turn, position.over ? position.turn : position.turn + 1);
    }
  });

  test(`game ${seed}: the result is the settlement`, () => {
    const position = last.moment.match.context.position!;
    const { stage, result, controls } = last.views;
    assert.deepEqual([stage, result?.reason, controls.actions], ['over', position.over, []]);
    const figures = result?.accounts.map(({ points, penalty, final, rank }) => ({ points, penalty, final, rank }));
    assert.deepEqual(figures, settle(edition, position));
    for (const [player, { name, out, hand }] of position.players.entries()) {
      const account = result!.accounts[player]!;
      const left = account.left.map(({ token }) => token);
      assert.deepEqual([account.player, account.name, account.out, left], [player, name, out, hand.map(printGuest)]);
    }
    for (const { views } of turns.slice(0, -1)) assert.equal(views.result, undefined);
  });
}

function checkHands({ stage, hands, scoreboard }: Views, position: Position, open: boolean): void {
  assert.equal(scoreboard!.bag, bagSize(position));
  const most = Math.max(...position.players.filter(({ out }) => !out).map(({ points }) => points));
  for (const [i, { hand, handLimit, name, out, points }] of position.players.entries()) {
    const active = stage === 'composing' && position.toMove === i;
    const view = hands[i]!;
    const isSeen = open || active || stage === 'over';
    assert.deepEqual(
      view.tiles.map(({ guest }) => guest.token),
      isSeen ? hand.map(printGuest) : [],
    );
    assert.deepEqual([view.closed, view.size, view.faceDown], [!isSeen, hand.length, 0]);
    assert.deepEqual([view.player, view.name, view.active, view.out, view.limit], [i, name, active, out, handLimit]);
    const { player, handSize, leading, ...standing } = scoreboard!.standings[i]!;
    assert.deepEqual(standing, {
      name,
      points,
      active: active || (stage === 'curtain' && position.toMove === i),
      out,
      handLimit,
      faceDown: 0,
    });
    assert.deepEqual([player, handSize, leading], [i, hand.length, !out && points === most && points > 0]);
    if (!active) assert.ok(view.tiles.every(({ held, placed, playable }) => !held && !placed && !playable));
  }
}

test('the board shows the guests, the bar, what the last turn took and what it scored', () => {
  const saved = fixture('v1-amigo');
  const select = createSelector(createLaw());
  for (const match of momentsOf(saved)) {
    const { board } = select(partsAt({ match, turn: undefined, emitted: [] }));
    const { position, log } = match.context;
    const seated = board.chairs.map(({ guest }) => guest?.token);
    assert.deepEqual(
      seated,
      position!.guests.map((guest) => (guest < 0 ? undefined : printGuest(guest))),
    );
    const drinking = board.bar!.stools.flatMap(({ guest }) => (guest ? [guest.token] : []));
    assert.deepEqual(drinking, position!.bar.map(printGuest));
    const taken = log.at(-1)?.text.match(/(?<=>)\w+/g) ?? [];
    assert.deepEqual(
      board.chairs
        .filter(({ fresh }) => fresh)
        .map(({ id }) => id)
        .sort(),
      [...taken].sort(),
    );
    const tables = new Set(log.at(-1)?.lines.flatMap(({ table }) => (table === null ? [] : [board.tables[table]?.id])));
    assert.deepEqual(new Set(board.tables.filter(({ scored }) => scored).map(({ id }) => id)), tables);
  }
});

test('in the lobby the café is empty, and nothing is on the table yet', () => {
  const { lobby } = chartFor(fixture('v1-amigo-on-r2'));
  const views = createSelector(createLaw())(partsAt({ match: lobby, turn: undefined, emitted: [] }));
  assert.deepEqual(
    [views.stage, views.hands, views.scoreboard, views.log, views.result],
    ['lobby', [], undefined, [], undefined],
  );
  assert.deepEqual([views.lobby.preset, views.lobby.canStart, views.lobby.min, views.lobby.max], ['amigo', true, 2, 4]);
  assert.deepEqual(views.lobby.presets, ['classic1989', 'amigo', 'bsw']);
  assert.ok(views.board.chairs.every(({ guest, offer }) => !guest && !offer));
  assert.deepEqual(
    [views.board.chairs.length, views.board.tables.length, views.board.bar!.stools.length],
    [68, 24, 20],
  );
  const { x: left, y: top, width, height } = views.board.room;
  for (const { x, y } of [...views.board.chairs, ...views.board.tables]) {
    assert.ok(x > left && x < left + width && y > top && y < top + height);
  }
});
