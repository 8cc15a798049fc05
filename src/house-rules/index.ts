/** The house rules by name: one file an option, and the door through which a set of them is checked and applied. */
import { failure, shown, success, type Edition, type Failure, type Result } from '../rules/index.js';
import { bagEndAt } from './bag-end-at.js';
import { balanceCheck } from './balance-check.js';
import { bankruptcy } from './bankruptcy.js';
import { barValues } from './bar-values.js';
import { birthdayStacks } from './birthday-stacks.js';
import { birthdayThreshold } from './birthday-threshold.js';
import { boardLayout } from './board-layout.js';
import { cardTables } from './card-tables.js';
import { chipCap } from './chip-cap.js';
import { eliminatedTiles } from './eliminated-tiles.js';
import { emptyHand } from './empty-hand.js';
import { faceDown } from './face-down.js';
import { finalRound } from './final-round.js';
import { firstMove } from './first-move.js';
import type { HouseRule, OptionValue } from './house-rule.js';
import { jokerAtBar } from './joker-at-bar.js';
import { jokerNationality } from './joker-nationality.js';
import { loneGuestPoints } from './lone-guest-points.js';
import { monoBasis } from './mono-basis.js';
import { monoDoubling } from './mono-doubling.js';
import { openHands } from './open-hands.js';
import { openerAtBar } from './opener-at-bar.js';
import { DEFAULT_PRESET, PRESETS, type Options } from './presets.js';
import { reductionCarryOver } from './reduction-carry-over.js';
import { refillReduction } from './refill-reduction.js';
import { singleSexNeighbours } from './single-sex-neighbours.js';
import { singleSexTables } from './single-sex-tables.js';
import { startPlayer } from './start-player.js';
import { stuckPlayer } from './stuck-player.js';
import { swapGender } from './swap-gender.js';
import { swapNation } from './swap-nation.js';
import { tieBreak } from './tie-break.js';
import { turnOrder } from './turn-order.js';
import { unpaidGuest } from './unpaid-guest.js';
import { voluntaryBar } from './voluntary-bar.js';

export { DEFAULT_PRESET, PRESETS, type HouseRule, type OptionValue, type Options };

export const HOUSE_RULES: readonly HouseRule[] = [
  boardLayout, cardTables, barValues, monoDoubling, monoBasis, loneGuestPoints, balanceCheck, firstMove, openerAtBar,
  jokerNationality, swapNation, swapGender, jokerAtBar, voluntaryBar, bankruptcy, unpaidGuest, eliminatedTiles, stuckPlayer,
  refillReduction, reductionCarryOver, openHands, faceDown, bagEndAt, finalRound, emptyHand, chipCap, tieBreak, startPlayer,
  turnOrder, singleSexTables, singleSexNeighbours, birthdayThreshold, birthdayStacks,
]; // prettier-ignore

/** The rules that count in an edition, given by its id or its bare name. */
export const rulesFor = (edition: string): readonly HouseRule[] =>
  HOUSE_RULES.filter(({ editions }) => editions.includes(edition.split('@')[0] ?? edition));

/** The presets that differ at all in the rules that count in an edition; none where they all play the same. */
export function presetsFor(edition: string): readonly string[] {
  const presets = Object.keys(PRESETS);
  const differ = rulesFor(edition).some(({ id }) => new Set(presets.map((preset) => optionsOf(preset)[id])).size > 1);
  return differ ? presets : [];
}

/** House rules as pages and saves write them: a preset and what differs from it. */
export type HouseRules = Readonly<{ preset?: string } & Record<string, OptionValue>>;

export interface AppliedRules {
  readonly edition: Edition;
  /** The preset and the options that differ from it, in the order of `HOUSE_RULES`. */
  readonly houseRules: HouseRules;
}

/**
 * Applies house rules to an edition: the name of a preset, or an object with `preset` and options. Refused with
 * `bad-house-rule` and the name of the option; the edition given stays as it is.
 */
export function applyHouseRules(edition: Edition, rules: unknown = {}): Result<AppliedRules> {
  const wish: unknown = typeof rules === 'string' ? { preset: rules } : rules;
  if (!isPlainObject(wish))
    return bad('House rules are the name of a preset or an object with options.', 'house-rules');
  const { preset = DEFAULT_PRESET, ...options } = wish;
  if (typeof preset !== 'string' || !Object.hasOwn(PRESETS, preset)) {
    return bad(`There is no preset ${shown(preset)}; there are ${Object.keys(PRESETS).join(', ')}.`, 'preset');
  }
  const fault = Object.entries(options)
    .map(([id, value]) => faultIn(id, value))
    .find(Boolean);
  if (fault) return fault;
  const base = optionsOf(preset);
  const values = { ...base, ...ownLists(options as Options) };
  const changed = Object.entries(values).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(base[id]));
  return success({
    edition: rulesFor(edition.id).reduce((sum, rule) => rule.apply(sum, values[rule.id] ?? rule.default), edition),
    houseRules: { preset, ...Object.fromEntries(changed) },
  });
}

/** The same options, whose lists nobody outside can change any more. */
const ownLists = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([id, value]) => [id, isList(value) ? Object.freeze([...value]) : value]),
  );

const isList = (value: OptionValue): value is readonly number[] => Array.isArray(value);

/** The value of every option under a preset. */
export const optionsOf = (preset: string): Options => ({
  ...Object.fromEntries(HOUSE_RULES.map((rule) => [rule.id, rule.default])),
  ...PRESETS[preset],
});

/** The value of every option under house rules that were checked. */
export function optionsIn({ preset = DEFAULT_PRESET, ...options }: HouseRules): Options {
  return { ...optionsOf(preset), ...options };
}

function faultIn(id: string, value: unknown): Failure | undefined {
  const rule = HOUSE_RULES.find((known) => known.id === id);
  if (!rule) return bad(`There is no option "${id}".`, id);
  if ((rule.values as readonly unknown[]).includes(value) || rule.also?.accepts(value)) return undefined;
  const choices = [...rule.values.map(shown), ...(rule.also ? [rule.also.text] : [])].join(', ');
  return bad(`Option ${id} cannot be ${shown(value)}; it can be ${choices}.`, id);
}

const bad = (text: string, at: string): Failure => failure('bad-house-rule', text, at);

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
