/** A saved game, `docs/contract.md` section 7: settings and a list of turns. Positions are recomputed, never trusted. */
import * as v from 'valibot';
import { noList } from '../notation/index.js';

export const FORMAT = 'cafe-international';
export const VERSION = 1;

const text = v.string();
const optionValue = v.union([v.string(), v.number(), v.boolean(), v.null(), v.pipe(v.array(v.number()), v.readonly())]);

export const saveSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  edition: text,
  houseRules: noList(v.record(text, optionValue)),
  players: v.array(v.strictObject({ name: text, kind: v.optional(v.literal('human'), 'human') })),
  seed: text,
  turns: v.array(text),
  digest: text,
  /** Turns taken back although something hidden had been seen. */
  undone: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

export type SavedGame = v.InferOutput<typeof saveSchema>;
