import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayUndo } from '../../src/flow/index.js';
import { rulesFor, type HouseRules } from '../../src/house-rules/index.js';
import { playTurn, resolve, type Played } from '../../src/referee/index.js';
import {
  EMPTY,
  TILE_KINDS,
  deal,
  legalTurns,
  playLegal,
  tileOf,
  type Edition,
  type Outcome,
  type Position,
  type Turn,
} from '../../src/rules/index.js';
import { pick, randomFrom } from '../helpers/random.js';
import { valueOf } from '../helpers/results.js';

/**
 * What must hold in every turn of every game, looked at in ten thousand random games of each edition and preset, and in more
 * of them under house rules picked at random. `GAMES=100` in the environment looks at fewer.
 */
const GAMES = Number(process.env['GAMES'] ?? 10_000);

/** So many games are played under the same random house rules. */
const AT_ONE_HOUSE = 10;

/** In one of so many games undo is asked for after each turn: over ten thousand in all. */
const UNDO_IN_ONE_OF = 5;

/** A value for every option that counts in the edition, another one every few games. */
const anyHouse =
  (id: string) =>
  (game: number): HouseRules => {
    const random = randomFrom(Math.floor(game / AT_ONE_HOUSE));
    return Object.fromEntries(rulesFor(id).map((rule) => [rule.id, pick(random, rule.values)]));
  };

const HOUSES: readonly (readonly [edition: string, houseRules: string | ReturnType<typeof anyHouse>, games: number])[] =
  [
    ['board@1', 'classic1989', GAMES],
    ['board@1', 'amigo', GAMES],
    ['board@1', 'bsw', GAMES],
    ['board@1', anyHouse('board@1'), GAMES / 4],
    ['card@1', 'classic1989', GAMES],
    ['card@1', anyHouse('card@1'), GAMES / 4],
    ['app12@1', 'classic1989', GAMES],
    ['app12@1', anyHouse('app12@1'), GAMES / 4],
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
 * Undo is offered exactly if nobody has learned anything: bag and table stack lie as they lay, and closed hands were not
 * shown at the end. Guests that go under the bag were in a hand, so they tell nothing.
 */
function checkUndo(edition: Edition, before: Position, turn: Turn): void {
  const { position, log } = valueOf(playTurn(edition, { position: before, log: [] as Played[] }, turn));
  const [bag, stack] = unseen(before);
  const [bagAfter, stackAfter] = unseen(position);
  const showsHands = position.over !== null && !edition.hand.open;
  const settings = { edition: edition.id, houseRules: {} };
  const match = { settings, players: position.players, seed: '', position, log, undone: 0 };
  const isOffered = mayUndo(() => edition, match, false);
  assert.equal(isOffered, bagAfter.startsWith(bag) && stackAfter === stack && !showsHands);
}

/** How many tiles of each kind are in the game. */
function tilesIn({ guests, bar, bag, drawn, players }: Position): Int32Array {
  const counts = new Int32Array(TILE_KINDS);
  for (const guest of guests) if (guest !== EMPTY) counts[tileOf(guest)]! += 1;
  for (const tile of bar) counts[tile]! += 1;
  for (let i = drawn; i < bag.length; i += 1) counts[bag[i]!]! += 1;
  for (const { hand, faceDown } of players) {
    for (const tile of hand) counts[tile]! += 1;
    for (const tile of faceDown) counts[tile]! += 1;
  }
  return counts;
}

const cardsIn = ({ flags, tableStack }: Position): number =>
  flags.filter((nation) => nation !== EMPTY).length + tableStack.length;

/** Tiles and table cards leave the game only with a table that is replaced, or with somebody who leaves; none comes to it. */
function checkMaterial(edition: Edition, before: Position, next: Position): void {
  const [had, has] = [tilesIn(before), tilesIn(next)];
  const replaced = cardsIn(before) - cardsIn(next);
  const left = next.players.filter(({ out }) => out).length - before.players.filter(({ out }) => out).length;
  const fewer = had.some((count, tile) => has[tile]! < count);
  const more = had.some((count, tile) => has[tile]! > count);
  if (more || (fewer && replaced === 0 && left === 0)) assert.deepEqual(has, had);
  assert.ok(replaced >= 0 && (edition.tableCards > 0 || replaced === 0));
}

function playOne(edition: Edition, game: number): void {
  const [least, most] = edition.players;
  const names = NAMES.slice(0, least + (game % (most - least + 1)));
  const random = randomFrom(game);
  let position = deal(edition, names, String(game));
  for (let turns = legalTurns(edition, position); turns.length > 0; turns = legalTurns(edition, position)) {
    const turn = pick(random, turns);
    const outcome = playLegal(edition, position, turn);
    checkPoints(position, outcome);
    checkMaterial(edition, position, outcome.next);
    if (game % UNDO_IN_ONE_OF === 0) checkUndo(edition, position, turn);
    position = outcome.next;
    assert.ok(position.turn < MOST_TURNS);
  }
  assert.notEqual(position.over, null);
}

for (const [id, houseRules, games] of HOUSES) {
  const isNamed = typeof houseRules === 'string';
  test(`${String(games)} games of ${id} under ${isNamed ? houseRules : 'any house rules'}`, () => {
    for (let game = 0; game < games; game += 1) {
      const rules = isNamed ? houseRules : houseRules(game);
      try {
        playOne(valueOf(resolve(id, rules)).edition, game);
      } catch (error) {
        throw new Error(`game ${String(game)} under ${JSON.stringify(rules)} breaks it`, { cause: error });
      }
    }
  });
}
