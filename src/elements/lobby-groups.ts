import type { OptionView } from '../flow/views.js';

/** The house rules as the lobby lays them out: `options-<group>` is the heading. */
export const OPTION_GROUPS: Readonly<Record<string, readonly string[]>> = {
  cafe: ['boardLayout', 'startPlayer', 'turnOrder', 'openHands'],
  seating: ['balanceCheck', 'firstMove', 'stuckPlayer'],
  points: ['monoDoubling', 'monoBasis', 'loneGuestPoints', 'chipCap'],
  jokers: ['jokerNationality', 'swapNation', 'swapGender', 'jokerAtBar'],
  bar: ['barValues', 'voluntaryBar', 'openerAtBar', 'bankruptcy', 'unpaidGuest', 'eliminatedTiles'],
  hand: ['refillReduction', 'reductionCarryOver'],
  end: ['bagEndAt', 'finalRound', 'tieBreak'],
  variants: ['birthdayThreshold', 'birthdayStacks', 'singleSexTables', 'singleSexNeighbours'],
  cards: ['cardTables', 'faceDown', 'emptyHand'],
};

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly OptionView[];
}

/** The groups that hold any of `options`, each with its own in the order above. */
export function grouped(options: readonly OptionView[]): readonly OptionGroup[] {
  const known = new Map(options.map((option) => [option.id, option]));
  return Object.entries(OPTION_GROUPS)
    .map(([name, ids]) => ({ name, options: ids.flatMap((id) => known.get(id) ?? []) }))
    .filter((group) => group.options.length > 0);
}
