import { EDITIONS } from './editions.js';
import type { EditionId, Position } from './types.js';

/** The options of `docs/rules.md` section 7 that change the play, and the three presets. */
export interface HouseRules {
  boardLayout: 'r1' | 'r2' | 'app12';
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
  finalRound: boolean;
  tieBreak: 'shared' | 'fewestTiles';
  chipCap: boolean;
  birthdayThreshold: number | null;
  birthdayStacks: boolean;
  singleSexTables: boolean;
  singleSexNeighbours: 'strict' | 'exempt';
  turnOrder: 'clockwise' | 'rotating';
  faceDown: 'onlyAtLimit' | 'anytime';
  emptyHand: 'mayDeclare' | 'endsAtOnce';
  cardTables: 5 | 7;
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
  finalRound: false,
  tieBreak: 'shared',
  chipCap: false,
  birthdayThreshold: null,
  birthdayStacks: true,
  singleSexTables: false,
  singleSexNeighbours: 'strict',
  turnOrder: 'clockwise',
  faceDown: 'onlyAtLimit',
  emptyHand: 'mayDeclare',
  cardTables: 5,
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

function merged({ edition, houseRules }: Pick<Position, 'edition' | 'houseRules'>): HouseRules {
  const name = (houseRules['preset'] ?? 'classic1989') as string;
  const preset = presets[name];
  if (!preset) throw new Error(`unknown preset ${name}`);
  return { ...preset, ...houseRules, ...EDITIONS[edition].fixed };
}

const known = new WeakMap<object, { edition: EditionId; rules: HouseRules }>();

/** All house rules of a position: the preset, overruled by what is named, overruled by what the edition fixes. */
export function rulesOf(position: Pick<Position, 'edition' | 'houseRules'>): HouseRules {
  const { edition, houseRules } = position;
  let found = known.get(houseRules);
  if (found?.edition !== edition) {
    found = { edition, rules: merged(position) };
    known.set(houseRules, found);
  }
  return found.rules;
}

/** What the bar stool with this index (from 0) gives or costs, in points. */
export function barValue(rules: HouseRules, stool: number): number {
  const values = typeof rules.barValues === 'string' ? bars[rules.barValues] : rules.barValues;
  return values[stool]!;
}
