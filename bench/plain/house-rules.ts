/** The options of `docs/rules.md` section 7 that the plain referee knows, and the three presets. */
export interface HouseRules {
  boardLayout: 'r1' | 'r2';
  barValues: 'linear' | 'wave' | number[];
  monoDoubling: 'every' | 'completion';
  loneGuestPoints: 0 | 1;
  balanceCheck: 'perCard' | 'endOfTurn';
  firstMove: 'loneAllowed' | 'loneRequired' | 'noException';
  openerAtBar: boolean;
  monoBasis: 'tableNation' | 'anyNation';
  jokerNationality: 'assigned' | 'chameleon';
  swapNation: 'either' | 'assignedOnly';
  swapGender: 'anyLegal' | 'same';
  jokerAtBar: 'never' | 'ifUnseatable' | 'ifNoOtherMove' | 'always';
  stuckPlayer: 'pass' | 'eliminate';
  refillReduction: 'optional' | 'mandatory' | 'off';
  reductionCarryOver: boolean;
  bankruptcy: 'eliminate' | 'debt' | 'zero';
  eliminatedTiles: 'removed' | 'toBag';
  unpaidGuest: 'stays' | 'removed';
  voluntaryBar: boolean;
  bagEndAt: 4 | 3 | 0;
  tieBreak: 'shared' | 'fewestTiles';
}

const amigo: HouseRules = {
  boardLayout: 'r1',
  barValues: 'linear',
  monoDoubling: 'every',
  loneGuestPoints: 0,
  balanceCheck: 'perCard',
  firstMove: 'loneAllowed',
  openerAtBar: true,
  monoBasis: 'tableNation',
  jokerNationality: 'assigned',
  swapNation: 'either',
  swapGender: 'anyLegal',
  jokerAtBar: 'ifNoOtherMove',
  stuckPlayer: 'pass',
  refillReduction: 'optional',
  reductionCarryOver: true,
  bankruptcy: 'eliminate',
  eliminatedTiles: 'removed',
  unpaidGuest: 'stays',
  voluntaryBar: true,
  bagEndAt: 4,
  tieBreak: 'shared',
};

const presets: Record<string, HouseRules> = {
  amigo,
  classic1989: {
    ...amigo,
    monoDoubling: 'completion',
    balanceCheck: 'endOfTurn',
    jokerNationality: 'chameleon',
    jokerAtBar: 'never',
  },
  bsw: { ...amigo, refillReduction: 'mandatory', jokerAtBar: 'never' },
};

const bars = {
  linear: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
  wave: [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14],
};

/** Number of stools at the bar. */
export const STOOLS = 20;

/** All house rules of a position: the preset, overruled by what is named. */
export function houseRules(given: Record<string, unknown>): HouseRules {
  const name = (given['preset'] ?? 'classic1989') as string;
  const preset = presets[name];
  if (!preset) throw new Error(`unknown preset ${name}`);
  return { ...preset, ...given };
}

/** What the bar stool with this index (0 to 19) gives or costs, in points. */
export function barValue(rules: HouseRules, stool: number): number {
  const values = typeof rules.barValues === 'string' ? bars[rules.barValues] : rules.barValues;
  return values[stool]!;
}
