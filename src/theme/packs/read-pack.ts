import * as v from 'valibot';
import { failure, shown, success, type Result } from '../../rules/index.js';
import { nationIds, type NationId } from '../nations.js';
import { DEFAULT_PACK, packNames, packs, type PackName } from './index.js';
import type { NationNames, Pack } from './pack.js';

const text = v.pipe(v.string(), v.maxLength(200));

/** A long path is a drawing of its own; nothing here needs one. */
const area = v.strictTuple([
  v.pipe(v.string(), v.regex(/^(?:#[\da-f]{6}|cloth|ink)$/i, 'a colour is #rrggbb, cloth or ink')),
  v.pipe(v.string(), v.maxLength(20_000), v.regex(/^\s*M[\sMLHVCSQTAZ\d.,e+-]*$/i, 'a path is SVG path data')),
]);

const letters = v.pipe(v.string(), v.regex(/^\S{1,3}$/u, 'letters are one to three'));

const byNation = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(
    Object.fromEntries(nationIds.map((id) => [id, v.optional(schema)])) as Record<
      NationId,
      v.OptionalSchema<Schema, undefined>
    >,
  );

/** What a page can write: what differs from one of the packs here. */
const packSchema = v.strictObject({
  base: v.optional(v.picklist(packNames), DEFAULT_PACK),
  signs: v.optional(byNation(v.pipe(v.array(area), v.minLength(1), v.maxLength(100))), {}),
  letters: v.optional(byNation(letters), {}),
  names: v.optional(v.record(text, byNation(v.union([text, v.record(text, text)]))), {}),
});

export type PackSetting = PackName | v.InferInput<typeof packSchema>;

/** The pack of a name, or that of a page's own data. Refused with `bad-pack`. */
export function readPack(value: unknown): Result<Pack> {
  const name = packNames.find((known) => known === value);
  if (name !== undefined) return success(packs[name]);
  if (typeof value !== 'object' || value === null)
    return failure(
      'bad-pack',
      `A pack can be ${packNames.join(', ')} or data of your own, not ${shown(value)}.`,
      'pack',
    );
  const read = v.safeParse(packSchema, value, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const path = v.getDotPath(issue) ?? 'pack';
    return failure('bad-pack', `The pack needs something else at ${path}: ${issue.message}.`, path);
  }
  const { base, signs, letters, names } = read.output;
  return withLetters({
    signs: { ...packs[base].signs, ...given(signs) },
    letters: { ...packs[base].letters, ...given(letters) },
    names: names as NationNames,
  });
}

/** Nothing but letters tells nations apart where there is no room for a sign and no eye for a colour. */
function withLetters(pack: Pack): Result<Pack> {
  const twice = nationIds.find((id, at) => nationIds.slice(0, at).some((o) => pack.letters[o] === pack.letters[id]));
  return twice === undefined
    ? success(pack)
    : failure('bad-pack', `The letters ${pack.letters[twice]} stand for two nations.`, `letters.${twice}`);
}

/** What was written, without what was left out. */
const given = <T>(record: Readonly<Partial<Record<NationId, T | undefined>>>): Partial<Record<NationId, T>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
