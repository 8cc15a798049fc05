/** Editions under house rules, and house rules picked at random. */
import fc from 'fast-check';
import { editionById } from '../../src/editions/index.js';
import { HOUSE_RULES, PRESETS, applyHouseRules, type HouseRules } from '../../src/house-rules/index.js';
import type { Edition } from '../../src/rules/index.js';
import { pick, type Random } from './random.js';

export const PRESET_NAMES = Object.keys(PRESETS);

/** An edition under these house rules; the board game, if no other is named. */
export function editionUnder(rules: unknown, id = 'board@1'): Edition {
  const edition = editionById(id);
  if (!edition.ok) throw new TypeError(edition.text);
  const applied = applyHouseRules(edition.value, rules);
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
