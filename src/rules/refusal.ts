/** Why the law refuses a turn. */

/** The reason codes of `docs/contract.md` section 4. */
export const REASON_CODES = [
  'nation', 'occupied', 'balance', 'isolated', 'jokerNeedsNation', 'tooMany', 'noJoker', 'gender', 'jokerAtBar', 'barFull',
  'turnOver', 'notInHand', 'notYourTurn', 'gameOver', 'mustScore', 'mustJoin', 'notSingleSex', 'handLimit', 'notAtLimit',
  'mayNotPass', 'unknownChair', 'drawCount', 'mustSeat', 'mayNotEnd', 'birthday', 'notation',
] as const; // prettier-ignore
export type ReasonCode = (typeof REASON_CODES)[number];

/** What stands in the way: the step (from 0), and the chairs and tables concerned. */
export interface Refusal {
  readonly code: ReasonCode;
  readonly step: number;
  readonly chairs: readonly number[];
  readonly tables: readonly number[];
}

export const refuse = (
  code: ReasonCode,
  step = 0,
  chairs: readonly number[] = [],
  tables: readonly number[] = [],
): Refusal => ({ code, step, chairs, tables });
