import type { NationId } from '../nations.js';

/**
 * A sign: areas, one over the other, each of a colour and SVG path data. Colours are `#rrggbb`, or `cloth` and `ink`, the
 * two of the nation. It is drawn in a square of 512 units from the upper left corner, and cut to the disc in it.
 */
export type Sign = readonly (readonly [colour: string, path: string])[];

export type Signs = Readonly<Record<NationId, Sign>>;

/** What nations are called, by language: one name, or the forms that the language's messages ask for, with `name`. */
export type NationNames = Readonly<
  Record<string, Readonly<Partial<Record<NationId, string | Readonly<Record<string, string>>>>>>
>;

/** How nations are told apart besides the colour of their cloth. Plain data, that pages can bring, too. */
export interface Pack {
  /** On tables, and on guests that are large enough. */
  readonly signs: Signs;
  /** On guests and tables, at most three. */
  readonly letters: Readonly<Record<NationId, string>>;
  /** For nations that are called otherwise than in the messages. */
  readonly names?: NationNames;
}
