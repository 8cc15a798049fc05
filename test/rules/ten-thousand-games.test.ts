import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolve } from '../../src/referee/index.js';
import {
  EMPTY,
  deal,
  legalTurns,
  playLegal,
  tileOf,
  type Edition,
  type Outcome,
  type Position,
} from '../../src/rules/index.js';
import { pick, randomFrom } from '../helpers/random.js';

/**
 * What must hold in every turn of every game, looked at in ten thousand random games of each edition and preset. `GAMES=100`
 * in the environment looks at fewer.
 */
const GAMES = Number(process.env['GAMES'] ?? 10_000);

const VARIANTS = {
  singleSexTables: true,
  birthdayThreshold: 20,
  chipCap: true,
  finalRound: true,
  turnOrder: 'rotating',
  stuckPlayer: 'eliminate',
  eliminatedTiles: 'toBag',
};

const CARD_VARIANTS = { singleSexTables: true, singleSexNeighbours: 'exempt', faceDown: 'anytime', cardTables: 7 };

const HOUSES: readonly (readonly [edition: string, houseRules: unknown, games: number])[] = [
  ['board@1', 'classic1989', GAMES],
  ['board@1', 'amigo', GAMES],
  ['board@1', 'bsw', GAMES],
  ['board@1', VARIANTS, GAMES / 4],
  ['card@1', {}, GAMES],
  ['card@1', CARD_VARIANTS, GAMES / 4],
  ['app12@1', {}, GAMES],
];

const MOST_TURNS = 1000;
const NAMES = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The lines say for every point which step earned it, and the account changes by just as much. */
function checkPoints({ players, toMove }: Position, { points, total, lines, next }: Outcome): void {
  const bySteps = points.map((_, step) => sum(lines.filter((line) => line.step === step).map((line) => line.points)));
  const change = next.players[toMove]!.points - players[toMove]!.points;
  if (bySteps.some((earned, step) => earned !== points[step])) assert.deepEqual(bySteps, points);
  if (sum(points) !== total || change !== total || sum(lines.map((line) => line.points)) !== total)
    assert.deepEqual([sum(points), change], [total, total]);
}

/** What nobody at the table can know: the rest of the bag, and of the table cards, in their order. */
const unseen = ({ bag, drawn, tableStack }: Position): readonly [bag: string, stack: string] => [
  bag.slice(drawn).map(String).join(' '),
  tableStack.join(' '),
];

/**
 * A turn can be taken back without telling anybody anything exactly if nothing left the bag or the table stack in it. Guests
 * that go under the bag were seen by everybody.
 */
function checkOpenness(before: Position, next: Position): void {
  const isOpen = next.drawn === before.drawn && next.tableStack.length === before.tableStack.length;
  const [bag, stack] = unseen(before);
  const [bagAfter, stackAfter] = unseen(next);
  const isUnchanged = bagAfter.startsWith(bag) && stackAfter === stack;
  if (isOpen !== isUnchanged) assert.equal(isOpen, isUnchanged);
}

/** How many tiles of each kind are in the game. */
function tilesIn({ supply }: Edition, { guests, bar, bag, drawn, players }: Position): number[] {
  const counts = supply.map(() => 0);
  for (const guest of guests) if (guest !== EMPTY) counts[tileOf(guest)]! += 1;
  for (const tile of bar) counts[tile]! += 1;
  for (let i = drawn; i < bag.length; i += 1) counts[bag[i]!]! += 1;
  for (const { hand, faceDown } of players) for (const tile of [...hand, ...faceDown]) counts[tile]! += 1;
  return counts;
}

const cardsIn = ({ flags, tableStack }: Position): number =>
  flags.filter((nation) => nation !== EMPTY).length + tableStack.length;

/** Tiles and table cards leave the game only with a table that is replaced, or with somebody who leaves; none comes to it. */
function checkMaterial(edition: Edition, before: Position, next: Position): void {
  const [had, has] = [tilesIn(edition, before), tilesIn(edition, next)];
  const replaced = cardsIn(before) - cardsIn(next);
  const left = next.players.filter(({ out }) => out).length - before.players.filter(({ out }) => out).length;
  assert.ok(has.every((count, tile) => count <= had[tile]!));
  if (replaced === 0 && left === 0) assert.deepEqual(has, had);
  assert.ok(replaced >= 0 && (edition.tableCards > 0 || replaced === 0));
}

function playOne(edition: Edition, game: number): void {
  const [least, most] = edition.players;
  const names = NAMES.slice(0, least + (game % (most - least + 1)));
  const random = randomFrom(game);
  let position = deal(edition, names, String(game));
  for (let turns = legalTurns(edition, position); turns.length > 0; turns = legalTurns(edition, position)) {
    const outcome = playLegal(edition, position, pick(random, turns));
    checkPoints(position, outcome);
    checkOpenness(position, outcome.next);
    // Counting every tile costs as much as all the rest.
    if (game % 10 === 0) checkMaterial(edition, position, outcome.next);
    position = outcome.next;
    assert.ok(position.turn < MOST_TURNS);
  }
  assert.notEqual(position.over, null);
}

for (const [id, houseRules, games] of HOUSES) {
  test(`${games} games of ${id} under ${JSON.stringify(houseRules)}`, () => {
    const rules = resolve(id, houseRules);
    assert.ok(rules.ok);
    for (let game = 0; game < games; game += 1) {
      try {
        playOne(rules.value.edition, game);
      } catch (error) {
        throw new Error(`game ${game} breaks it`, { cause: error });
      }
    }
  });
}
