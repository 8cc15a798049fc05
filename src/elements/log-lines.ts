import type { LogEntryView, PointsView, ReplacedView, StepView } from '../flow/views.js';
import type { Localizer } from '../i18n/messages.js';
import { tableToken, tableTokens } from './table-token.js';

/** One thing that happened in a turn, in words, with the points that it earned. */
export interface EntryLine {
  readonly text: string;
  readonly points: readonly PointsView[];
}

/** What happened in a turn, line by line. */
export function entryLines(locale: Localizer, entry: LogEntryView): readonly EntryLine[] {
  return [
    ...entry.steps.flatMap((step) => [
      { text: stepText(locale, step), points: 'lines' in step ? step.lines : [] },
      ...replacedIn(step).map((table) => ({ text: replacedText(locale, table), points: [] })),
    ]),
    ...(entry.limit === undefined ? [] : [{ text: locale.text('log-limit', { limit: entry.limit }), points: [] }]),
    ...(entry.left ? [{ text: locale.text('log-left'), points: [] }] : []),
  ];
}

/** Which table and which rule gave these points. */
export function pointsText(locale: Localizer, { rule, points, table, count }: PointsView): string {
  const where = table === undefined ? '' : tableToken(table);
  return locale.text(`points-${rule}`, { points, fine: Math.max(0, -points), count, table: where });
}

/** The tables that a step had replaced. */
export const replacedIn = (step: StepView): readonly ReplacedView[] => ('replaced' in step ? step.replaced : []);

/** Which table made room, and for which. */
export function replacedText(locale: Localizer, { table, by }: ReplacedView): string {
  const tables = tableToken(table);
  return by === undefined
    ? locale.text('log-cleared', { tables })
    : locale.text('log-replaced', { tables, nation: by });
}

/** One step in words. */
export function stepText(locale: Localizer, step: StepView): string {
  switch (step.kind) {
    case 'bar':
      return locale.text('log-bar', { guest: step.guest.token, stool: step.stool });
    case 'birthday':
      return locale.text('log-birthday', { nation: step.nation });
    case 'seat':
    case 'swap':
      return locale.text(`log-${step.kind}`, { guest: step.guest.token, tables: tableTokens(step.places) });
    default:
      return locale.text(`log-${step.kind}`);
  }
}
