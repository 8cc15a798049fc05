/** What a seat earns. `docs/rules.md 4.7`, `4.8`, `5.1` and `5.2`. */
import type { Draft } from './draft.js';
import { LADY, sexOf } from './tiles.js';

/** Says for some points which step earned them, where, and by which rule. */
export interface ScoreLine {
  /** Index of the step in the turn. */
  readonly step: number;
  readonly rule: 'company' | 'oneNation' | 'loneGuest' | 'klatch' | 'regulars' | 'bar' | 'birthday' | 'chips';
  /** The table; null at the bar and at the bank. */
  readonly table: number | null;
  /** Guests at the table, the new one included; at the bar the number of the stool, from 1; at the bank what it had. */
  readonly count: number;
  readonly points: number;
}

/** A table that a turn fills with guests of one sex, and whether the seat that is scored completes it. */
export interface SingleSex {
  readonly table: number;
  readonly complete: boolean;
}

/** What a klatch or a regulars' table earns, `docs/rules.md 5.2`; of one nation twice that. */
export const KLATCH = 20;

/** The lines of the seat that the draft took last, full tables not yet replaced. */
export function scoreSeat(draft: Draft, singleSex?: SingleSex): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const table of draft.floor.tablesAt(draft.seats.at(-1)?.chair ?? -1)) {
    const line = scoreTable(draft, table, singleSex);
    if (!line || line.points === 0) continue;
    lines.push(line);
    if (isCelebrated(draft, line)) lines.push({ ...line, rule: 'birthday' });
  }
  return lines;
}

function scoreTable(draft: Draft, table: number, singleSex: SingleSex | undefined): ScoreLine | undefined {
  const { scoring, singleSex: rules } = draft.edition;
  const { lone, counts, doublesFrom } = scoring;
  const step = draft.seats.length - 1;
  const count = draft.floor.sizeAt(table);
  if (singleSex?.table === table) return singleSex.complete ? award(draft, table, step) : undefined;
  if (singleSex && rules.neighbours === 'exempt') return undefined;
  if (count === 1) return { step, rule: 'loneGuest', table, count, points: lone };
  const points = counts === 'others' ? count - 1 : count;
  return count >= doublesFrom && draft.floor.isOneNation(table)
    ? { step, rule: 'oneNation', table, count, points: points * 2 }
    : { step, rule: 'company', table, count, points };
}

/** Coffee klatch or regulars' table, `docs/rules.md 5.2`. */
function award(draft: Draft, table: number, step: number): ScoreLine {
  const rule = sexOf(draft.seats[step]?.guest ?? 0) === LADY ? 'klatch' : 'regulars';
  return {
    step,
    rule,
    table,
    count: draft.floor.sizeAt(table),
    points: draft.floor.isOneNation(table) ? KLATCH * 2 : KLATCH,
  };
}

/** Whether the birthday doubles this line, `docs/rules.md 5.1`. */
function isCelebrated({ position, floor, edition }: Draft, { table, rule }: ScoreLine): boolean {
  if (position.birthday === null || table === null || floor.flags[table] !== position.birthday) return false;
  const isAward = rule === 'klatch' || rule === 'regulars';
  const isDoubled = rule === 'oneNation' || (isAward && floor.isOneNation(table));
  return edition.birthday.stacks || !isDoubled;
}
