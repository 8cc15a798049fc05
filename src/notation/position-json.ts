/** A position as JSON, `docs/contract.md` section 3: its type, and the check of its shape. */
import * as v from 'valibot';
import { END_REASONS, failure, success, type Failure, type Result } from '../rules/index.js';

/** Lists have keys too, and pass for records where nobody looks. */
export const noList = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => !Array.isArray(value), 'an object is due, not a list'),
    schema,
  );

/** No game comes near this; a number beyond it could grow, in play, into one that no position may hold. */
const MOST = 1e12;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST));
const tokens = v.array(v.string());

const playerSchema = v.strictObject({
  name: v.optional(v.string(), ''),
  points: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-MOST), v.maxValue(MOST)), 0),
  hand: v.optional(tokens, []),
  handLimit: v.optional(count),
  faceDown: v.optional(tokens),
  out: v.optional(v.boolean(), false),
  outTurn: v.optional(count),
});

const positionSchema = v.strictObject({
  edition: v.string(),
  houseRules: v.optional(v.unknown()),
  plan: v.optional(noList(v.record(v.string(), tokens))),
  seats: v.optional(noList(v.record(v.string(), v.string())), {}),
  bar: v.optional(tokens, []),
  players: v.pipe(v.array(noList(playerSchema)), v.minLength(1)),
  toMove: v.optional(count, 0),
  turn: v.optional(count, 1),
  passes: v.optional(count, 0),
  bag: v.optional(tokens, []),
  over: v.optional(v.nullable(v.picklist(END_REASONS)), null),
  tables: v.optional(noList(v.record(v.string(), v.string()))),
  tableStack: v.optional(tokens),
  birthday: v.optional(v.nullable(v.strictObject({ nation: v.string() }))),
  roundStarter: v.optional(count),
});

/** What may be written; absent fields stand for nobody seated, bar and bag empty, no points, turn 1. */
export type PositionInput = v.InferInput<typeof positionSchema>;
/** What is read and printed: every field that the position has. */
export type PositionJson = v.InferOutput<typeof positionSchema>;

/** Checks the shape only. Refused with `syntax` and the path of the field. */
export function checkShape(json: unknown): Result<PositionJson> {
  const trap = trapIn(json);
  if (trap) return trap;
  const parsed = v.safeParse(positionSchema, json, { abortEarly: true });
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue) ?? 'position';
  return failure('syntax', `A position needs something else at ${path}: ${issue.message}.`, path);
}

/** Keys that mean something to objects themselves: the schema would drop them in silence. */
const TRAPS = ['__proto__', 'constructor', 'prototype'];

function trapIn(json: unknown): Failure | undefined {
  for (const [field, code] of [
    ['seats', 'seats'],
    ['plan', 'table'],
    ['tables', 'table'],
  ] as const) {
    const record = (json as Partial<Record<string, unknown>> | null | undefined)?.[field];
    const key = TRAPS.find((trap) => typeof record === 'object' && record !== null && Object.hasOwn(record, trap));
    if (key !== undefined) return failure(code, `"${key}" is no name in a position.`, `${field}.${key}`);
  }
  return undefined;
}
