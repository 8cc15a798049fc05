/** What a step of a turn that is being composed would bring, for highlights and hints. */
import { billFor } from './bar.js';
import type { Edition } from './edition.js';
import { draftOf } from './legal.js';
import type { Position } from './position.js';
import { scoreSeat } from './scoring.js';
import { mayEnd } from './seating.js';
import type { SeatStep } from './turn.js';

export interface SeatPreview {
  /** What this step earns. */
  readonly points: number;
  /** The turn may not end yet: somebody still needs company or balance. */
  readonly needsMore: boolean;
}

/** What the last of these seats brings. */
export function previewSeats(edition: Edition, position: Position, seats: readonly SeatStep[]): SeatPreview {
  const draft = draftOf(edition, position, seats);
  return { points: scoreSeat(draft).reduce((sum, line) => sum + line.points, 0), needsMore: !mayEnd(draft) };
}

/** What a visit to the bar would change. */
export const previewBar = (edition: Edition, position: Position): number => billFor(edition, position).change;
