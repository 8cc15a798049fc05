/** The law's findings with ids in place of numbers, as pages and saves read them. `docs/contract.md` section 4. */
import { type Edition, type EndReason, type ReasonCode, type Refusal, type ScoreLine } from '../rules/index.js';

export interface LineInWords {
  readonly step: number;
  readonly rule: ScoreLine['rule'];
  /** Table id; null at the bar. */
  readonly table: string | null;
  readonly count: number;
  readonly points: number;
  /** Where `docs/rules.md` says so. */
  readonly section: string;
}

export interface ReasonInWords {
  readonly code: ReasonCode;
  readonly step: number;
  readonly chairs: readonly string[];
  readonly tables: readonly string[];
}

/** Why a text is refused that is no turn. */
export const NOT_A_TURN: ReasonInWords = { code: 'notation', step: 0, chairs: [], tables: [] };

export type { EndReason };

const SECTIONS: Readonly<Record<ScoreLine['rule'], string>> = {
  company: '4.7',
  oneNation: '4.8',
  loneGuest: '4.7',
  klatch: '5.2',
  regulars: '5.2',
  bar: '4.12',
  birthday: '5.1',
  chips: '4.1',
};

/** Where the card game has sections of its own. */
const CARD_SECTIONS: Partial<typeof SECTIONS> = { company: '6.5', oneNation: '6.5', klatch: '6.10', regulars: '6.10' };

export const lineInWords = ({ plan, hand }: Edition, line: ScoreLine): LineInWords => ({
  ...line,
  table: line.table === null ? null : (plan.tables[line.table]?.id ?? null),
  section: (hand.filled === 'byDrawing' ? CARD_SECTIONS[line.rule] : undefined) ?? SECTIONS[line.rule],
});

export const reasonInWords = ({ plan }: Edition, reason: Refusal): ReasonInWords => ({
  ...reason,
  chairs: reason.chairs.map((chair) => plan.chairs[chair]?.id ?? '?'),
  tables: reason.tables.map((table) => plan.tables[table]?.id ?? '?'),
});
