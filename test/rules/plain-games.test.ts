import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  copy,
  judge,
  legalTurns,
  parseTurn,
  pick,
  printTurn,
  randomFrom,
  rulesOf,
  settle,
  supply,
} from '../../bench/plain/index.js';
import type { Judgement, Position, Random } from '../../bench/plain/index.js';
import { sampleStart } from './sampled-games.js';
import { sampleText } from './sampled-texts.js';

/**
 * The plain referee plays whole games under all sorts of rules and is watched: what it lists is what it judges legal,
 * nobody is ever left without a turn, no tile and no table card comes from nowhere or gets lost. `GAMES=5000` watches more.
 */

const GAMES = Number(process.env['GAMES'] ?? 40);
const TEXTS = 12;
const LONGEST_GAME = 2000;

type Legal = Extract<Judgement, { legal: true }>;

function judged(position: Position, text: string): Legal {
  const verdict = judge(position, text);
  if (!verdict.legal) throw new Error(`listed, but ${verdict.code}: ${text}`);
  return verdict;
}

/** Every tile that somebody could point at. */
function tiles({ seats, bar, bag, players }: Position): string[] {
  const seated = Object.values(seats).map((token) => token.split('=')[0]!);
  return [...seated, ...bar, ...bag, ...players.flatMap(({ hand, faceDown = [] }) => [...hand, ...faceDown])].sort();
}

function tableCards({ tables = {}, tableStack = [] }: Position): number {
  return Object.keys(tables).length + tableStack.length;
}

/** Tiles leave the game only with a cleared table or a player, tables only when they are full. */
function assertConserved(before: Position, after: Position): void {
  const gone = tiles(before).length - tiles(after).length;
  const clearedTables = tableCards(before) - tableCards(after);
  const leaves = after.players[before.toMove]!.out;
  if (leaves) assert.ok(gone >= 0 && clearedTables === 0);
  else assert.ok(gone <= 4 * clearedTables && gone >= Math.min(4, 4 * clearedTables), `${gone} tiles gone`);
  const left = tiles(before);
  for (const tile of tiles(after)) assert.ok(left.splice(left.indexOf(tile), 1)[0] === tile, `${tile} from nowhere`);
}

function assertAccounts(before: Position, { points, total, next }: Legal): void {
  const change = next.players[before.toMove]!.points - before.players[before.toMove]!.points;
  assert.equal(change, total);
  const sum = points.reduce((all, one) => all + one, 0);
  assert.equal(sum, total);
  assert.equal(next.turn, before.turn + 1);
  const bank = next.players.reduce((all, one) => all + Math.max(0, one.points), 0);
  const isCapped = next.edition === 'board@1' && rulesOf(next).chipCap;
  if (isCapped && total > 0) assert.ok(bank <= 310, `${bank} points are out`);
}

/** A text is judged legal exactly if it is listed. */
function compareWithList(position: Position, listed: ReadonlySet<string>, random: Random): void {
  for (let i = 0; i < TEXTS; i++) {
    const text = sampleText(position, [...listed], random);
    assert.equal(judge(position, text).legal, listed.has(text), text);
  }
}

/** Looks at one position; plays a turn, unless the game is over. */
function look(position: Position, random: Random): Position | null {
  const legal = legalTurns(position);
  const before = copy(position);
  assert.equal(new Set(legal).size, legal.length, 'each turn once');
  compareWithList(position, new Set(legal), random);
  for (let i = 0; i < Math.min(TEXTS, legal.length); i++) {
    const text = pick(legal, random);
    assert.equal(printTurn(parseTurn(text, position.edition)!), text);
    const verdict = judged(position, text);
    assertConserved(position, verdict.next);
    assertAccounts(position, verdict);
  }
  assert.deepEqual(position, before, 'judging changes nothing');
  return legal.length === 0 ? null : judged(position, pick(legal, random)).next;
}

function watch(random: Random): void {
  let position = sampleStart(random);
  for (let turns = 0; turns < LONGEST_GAME; turns++) {
    const here = position;
    try {
      const next = look(here, random);
      if (!next) return void settle(here);
      position = next;
    } catch (error) {
      throw new Error(`At ${JSON.stringify(here)}`, { cause: error });
    }
  }
  assert.fail(`no end after ${LONGEST_GAME} turns`);
}

test(`plain referee, ${GAMES} sampled games`, () => {
  for (let game = 0; game < GAMES; game++) watch(randomFrom(game));
});

test('every edition has its supply', () => {
  assert.deepEqual(
    (['board@1', 'card@1', 'app12@1'] as const).map((edition) => supply(edition).length),
    [100, 96, 100],
  );
});
