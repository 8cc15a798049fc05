/** Editions under house rules, and house rules picked at random. */
import fc from 'fast-check';
import { board } from '../../src/editions/board.js';
import { HOUSE_RULES, PRESETS, applyHouseRules, type HouseRules } from '../../src/house-rules/index.js';
import type { Edition } from '../../src/rules/index.js';
import { pick, type Random } from './random.js';

export const PRESET_NAMES = Object.keys(PRESETS);

/** The board game under these house rules. */
export function editionUnder(rules: unknown): Edition {
  const applied = applyHouseRules(board, rules);
  if (!applied.ok) throw new TypeError(applied.text);
  return applied.value.edition;
}

/** A value for every single option. */
export const everyOption = (random: Random): HouseRules =>
  Object.fromEntries(HOUSE_RULES.map(({ id, values }) => [id, pick(random, values)]));

/** A preset with any options changed; a failing example shrinks to the options that matter. */
export const someHouseRules: fc.Arbitrary<HouseRules> = fc.record<HouseRules>(
  {
    preset: fc.constantFrom(...PRESET_NAMES),
    ...Object.fromEntries(HOUSE_RULES.map(({ id, values }) => [id, fc.constantFrom(...values)])),
  },
  { requiredKeys: ['preset'] },
);
