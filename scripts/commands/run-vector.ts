/** One rule vector held against the law. */
import { isDeepStrictEqual } from 'node:util';
import { judgeOpen, openPosition, type Judgement } from '../../src/referee/index.js';
import { settle } from '../../src/rules/index.js';
import type { PositionJson } from '../../src/notation/index.js';

export interface Vector {
  readonly id: string;
  readonly position: unknown;
  readonly turn?: string;
  readonly settle?: boolean;
  readonly expect: Readonly<Record<string, unknown>>;
}

/** What differs from the expectation, a sentence each; empty if all is as expected. Never throws. */
export function runVector(vector: Vector): string[] {
  if (!isVector(vector)) return ['this is no vector: id, position and expect are missing'];
  const open = openPosition(vector.position);
  if (!open.ok) return [`the position is refused: ${open.code}: ${open.text}`];
  if (vector.settle === true) {
    return differences({ accounts: settle(open.value.edition, open.value.position) }, vector.expect);
  }
  if (typeof vector.turn !== 'string') return ['neither a turn nor a settlement is asked for'];
  return differences(inVectorWords(judgeOpen(open.value, vector.turn)), vector.expect);
}

const isVector = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'position' in value && 'expect' in value;

function inVectorWords(judgement: Judgement): Record<string, unknown> {
  if (!judgement.legal) return { legal: false, code: judgement.reason.code };
  return { ...judgement, next: withSizes(judgement.next) };
}

const withSizes = (position: PositionJson): object => ({
  ...position,
  bagSize: position.bag.length,
  players: position.players.map((player) => ({ ...player, handSize: player.hand.length })),
});

/** Every field named by `expected` must match; objects and lists partially, field by field. */
function differences(actual: unknown, expected: unknown, path = ''): string[] {
  if (typeof expected !== 'object' || expected === null || (Array.isArray(expected) && isPlain(expected))) {
    return isDeepStrictEqual(actual, expected)
      ? []
      : [`${path || 'result'} is ${show(actual)}, expected ${show(expected)}`];
  }
  return Object.entries(expected).flatMap(([key, value]) =>
    differences((actual as Record<string, unknown> | undefined)?.[key], value, path ? `${path}.${key}` : key),
  );
}

/** Lists of plain values match as a whole, length included. */
const isPlain = (list: readonly unknown[]): boolean => list.every((item) => typeof item !== 'object' || item === null);

const show = (value: unknown): string => (value === undefined ? 'undefined' : JSON.stringify(value));
