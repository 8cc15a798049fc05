import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolve } from '../../src/referee/index.js';
import { EMPTY, seatsOf, tileOf, type Edition, type Position } from '../../src/rules/index.js';
import { lastOf, wholeGame, type Moment } from '../helpers/games.js';
import { valueOf } from '../helpers/results.js';

/** Nothing comes to the game, and what leaves it can be counted out beforehand: tile by tile, table card by table card. */

const GAMES = 60;

const LEAVING = { stuckPlayer: 'eliminate', jokerAtBar: 'never', bagEndAt: 0, finalRound: true };

const HOUSES: readonly (readonly [edition: string, houseRules: object])[] = [
  ['board@1', { preset: 'classic1989' }],
  ['board@1', { preset: 'amigo', ...LEAVING, eliminatedTiles: 'removed', unpaidGuest: 'removed' }],
  ['board@1', { preset: 'bsw', ...LEAVING, eliminatedTiles: 'toBag', unpaidGuest: 'stays', singleSexTables: true }],
  ['card@1', {}],
  ['card@1', { cardTables: 7, singleSexTables: true, singleSexNeighbours: 'exempt', faceDown: 'anytime' }],
  ['app12@1', {}],
  ['app12@1', { stuckPlayer: 'eliminate', eliminatedTiles: 'toBag', voluntaryBar: false }],
];

/** How many tiles of each kind are in the game. */
function tilesIn({ supply }: Edition, { guests, bar, bag, drawn, players }: Position): number[] {
  const counts = supply.map(() => 0);
  for (const guest of guests) if (guest !== EMPTY) counts[tileOf(guest)]! += 1;
  const held = players.flatMap(({ hand, faceDown }) => [...hand, ...faceDown]);
  for (const tile of [...bar, ...bag.slice(drawn), ...held]) counts[tile]! += 1;
  return counts;
}

/** Tables, stack and the guests who go home, told from the seats of the turn alone. */
function afterSeats({ edition, position, turn }: Moment): Pick<Position, 'flags' | 'tableStack'> & { gone: number[] } {
  const [flags, tableStack, guests] = [[...position.flags], [...position.tableStack], [...position.guests]];
  const gone: number[] = [];
  const seats = seatsOf(turn);
  for (const { guest, chair } of seats) {
    guests[chair] = guest;
    if (edition.tableCards === 0) continue;
    const full = edition.plan.chairsOf.map((chairs) => chairs.every((at) => guests[at] !== EMPTY));
    for (const [table, chairs] of edition.plan.chairsOf.entries()) {
      if (!full[table]) continue;
      for (const at of chairs) {
        if (guests[at] !== EMPTY) gone.push(tileOf(guests[at]!));
        guests[at] = EMPTY;
      }
      flags[table] = tableStack.shift() ?? EMPTY;
    }
  }
  return { flags, tableStack, gone };
}

/** The tiles that go with a player who leaves. */
function goneWithPlayer({ edition, position, turn, outcome }: Moment): readonly number[] {
  const { hand, out } = position.players[position.toMove]!;
  if (out === outcome.next.players[position.toMove]!.out) return [];
  const [step] = turn;
  const guest = step?.kind === 'bar' ? [step.guest] : [];
  const rest = hand.toSpliced(guest.length > 0 ? hand.indexOf(guest[0]!) : hand.length, 1);
  return [
    ...(edition.leaving.tiles === 'removed' ? rest : []),
    ...(edition.barVisit.unpaidGuest === 'removed' ? guest : []),
  ];
}

function checkMoment(moment: Moment): void {
  const { edition, position, outcome } = moment;
  const { flags, tableStack, gone } = afterSeats(moment);
  assert.deepEqual([outcome.next.flags, outcome.next.tableStack], [flags, tableStack]);
  const expected = tilesIn(edition, position);
  for (const tile of [...gone, ...goneWithPlayer(moment)]) expected[tile]! -= 1;
  assert.deepEqual(tilesIn(edition, outcome.next), expected);
}

for (const [id, houseRules] of HOUSES) {
  test(`${GAMES} games of ${id} under ${JSON.stringify(houseRules)}`, () => {
    const { edition } = valueOf(resolve(id, houseRules));
    const [least, most] = edition.players;
    let changed = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      const game = wholeGame(edition, least + (seed % (most - least + 1)), seed);
      assert.deepEqual(tilesIn(edition, game[0]!.position), edition.supply);
      for (const moment of game) checkMoment(moment);
      const [start, end] = [game[0]!.position, lastOf(game)];
      if (edition.tableCards > 0 ? start.tableStack.length > end.tableStack.length : end.players.some((p) => p.out))
        changed += 1;
    }
    if (edition.tableCards > 0) assert.ok(changed > GAMES / 2);
    else if ('stuckPlayer' in houseRules) assert.ok(changed > 0);
  });
}
