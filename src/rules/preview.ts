/** What a step of a turn that is being composed would bring, for highlights and hints. */
import { sumOf } from './bank.js';
import { barLines, earningsAround } from './earnings.js';
import type { Edition } from './edition.js';
import { draftOf } from './draft.js';
import type { Position } from './position.js';
import { isOrdinary, mayEnd } from './seating.js';
import { singleSexTable, tableBegun } from './single-sex.js';
import type { SeatStep } from './turn.js';

export interface SeatPreview {
  /** What this step earns. */
  readonly points: number;
  /** What all steps so far earn. */
  readonly total: number;
  /** The turn may not end yet: somebody still needs company or balance. */
  readonly needsMore: boolean;
}

/** What the last of these seats brings. */
export function previewSeats(edition: Edition, position: Position, seats: readonly SeatStep[]): SeatPreview {
  const draft = draftOf(edition, position, seats);
  const table = singleSexTable(edition, position, seats) ?? (isOrdinary(draft) ? undefined : tableBegun(draft));
  const points = earningsAround(edition, position, seats, table).steps.map(sumOf);
  return {
    points: points.at(-1) ?? 0,
    total: points.reduce((sum, step) => sum + step, 0),
    needsMore: !mayEnd(draft),
  };
}

/** What a visit to the bar would change. */
export const previewBar = (edition: Edition, position: Position): number => sumOf(barLines(edition, position));
