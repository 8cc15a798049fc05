/** What a seat earns. `docs/rules.md 4.7` and `4.8`. */
import type { Draft } from './draft.js';

/** Says for some points which step earned them, where, and by which rule. */
export interface ScoreLine {
  /** Index of the step in the turn. */
  readonly step: number;
  readonly rule: 'company' | 'oneNation' | 'loneGuest' | 'bar';
  /** The table; null at the bar. */
  readonly table: number | null;
  /** Guests at the table, the new one included; at the bar the number of the stool, from 1. */
  readonly count: number;
  readonly points: number;
}

/** The lines of the seat that the draft took last, one for each table that gives points. */
export function scoreSeat(draft: Draft): ScoreLine[] {
  const step = draft.seats.length - 1;
  const lines: ScoreLine[] = [];
  for (const table of draft.tablesAt(draft.seats[step]?.chair ?? -1)) {
    const line = scoreTable(draft, table, step);
    if (line.points !== 0) lines.push(line);
  }
  return lines;
}

function scoreTable(draft: Draft, table: number, step: number): ScoreLine {
  const { lone, doublesFrom } = draft.edition.scoring;
  const count = draft.sizeAt(table);
  if (count === 1) return { step, rule: 'loneGuest', table, count, points: lone };
  return count >= doublesFrom && draft.isOneNation(table)
    ? { step, rule: 'oneNation', table, count, points: count * 2 }
    : { step, rule: 'company', table, count, points: count };
}
