import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as plain from '../../bench/plain/index.js';
import type { Position, Random } from '../../bench/plain/index.js';
import * as referee from '../../src/referee/index.js';
import { sampleStart } from './sampled-games.js';
import { sampleText } from './sampled-texts.js';

/**
 * Two referees, written apart from each other after the same documents, watch the same games and must agree on every
 * turn, every point, every reason and every next position. `GAMES=5000` in the environment makes them watch more.
 */

const GAMES = Number(process.env['GAMES'] ?? 40);
const TEXTS = 12;
const TURNS_LOOKED_AT = 6;

type Printed = Pick<Position, 'seats' | 'bar' | 'players' | 'toMove' | 'turn' | 'passes' | 'bag'> &
  Partial<Pick<Position, 'tables' | 'tableStack' | 'roundStarter' | 'birthday'>> & { over?: string | null };

/** What must be the same in both. */
function essence(position: Printed) {
  return {
    seats: { ...position.seats },
    tables: { ...position.tables },
    tableStack: position.tableStack ?? [],
    bar: position.bar,
    players: position.players.map(({ points, hand, handLimit, faceDown = [], out = false, outTurn = null }) => {
      return { points, hand, handLimit, faceDown, out, outTurn };
    }),
    toMove: position.toMove,
    turn: position.turn,
    roundStarter: position.roundStarter ?? null,
    passes: position.passes,
    bag: position.bag,
    birthday: position.birthday?.nation ?? null,
    over: position.over ?? null,
  };
}

function verdictOfPlain(position: Position, text: string): object {
  const verdict = plain.judge(position, text);
  if (!verdict.legal) return { code: verdict.code };
  const { points, total, mono, over, next } = verdict;
  return { points, total, mono, over, next: essence(next) };
}

function verdictOfReferee(position: Position, text: string): object {
  const verdict = referee.judge(position, text);
  if (!verdict.legal) return { code: verdict.reason.code };
  const { points, total, mono, over, next, lines } = verdict;
  assert.equal(
    lines.reduce((sum, line) => sum + line.points, 0),
    total,
    'the lines add up',
  );
  return { points, total, mono, over, next: essence(next as Printed) };
}

function compare(position: Position, text: string): void {
  assert.deepEqual({ text, ...verdictOfReferee(position, text) }, { text, ...verdictOfPlain(position, text) });
}

/** Asked for somebody else, both say that it is not his turn. */
function compareOtherPlayer(position: Position, text: string): void {
  const player = (position.toMove + 1) % position.players.length;
  const verdict = referee.judge(position, text, player);
  assert.equal(verdict.legal ? null : verdict.reason.code, 'notYourTurn');
  assert.deepEqual(plain.judge(position, text, player), { legal: false, code: 'notYourTurn' });
}

function compareTurns(position: Position): string[] {
  const legal = plain.legalTurns(position);
  assert.deepEqual(referee.legalTurns(position).sort(), [...legal].sort());
  assert.equal(new Set(legal).size, legal.length, 'each turn once');
  return legal;
}

/** Compares everything at one position and returns the next, or null at the end of the game. */
function look(position: Position, random: Random): Position | null {
  const legal = compareTurns(position);
  for (let i = 0; i < TEXTS; i++) compare(position, sampleText(position, legal, random));
  assert.deepEqual(referee.settle(position), plain.settle(position));
  if (legal.length === 0) return null;
  compareOtherPlayer(position, legal[0]!);
  for (let i = 0; i < TURNS_LOOKED_AT; i++) compare(position, plain.pick(legal, random));
  return plain.play(position, plain.pick(legal, random));
}

function watch(random: Random): void {
  let position: Position | null = sampleStart(random);
  while (position) {
    const here: Position = position;
    try {
      position = look(here, random);
    } catch (error) {
      throw new Error(`They differ at ${JSON.stringify(here)}`, { cause: error });
    }
  }
}

test(`two referees agree on ${GAMES} sampled games`, () => {
  for (let game = 0; game < GAMES; game++) watch(plain.randomFrom(game));
});
