import type { BarView } from '../flow/views.js';

/** Measures of the bar in drawing units, 40 to a grid unit of the plan; its middle is the origin. */
export interface BarPlan {
  /** From the middle to the sides, and to the front and back. */
  readonly across: number;
  readonly down: number;
  /** Stools, counter and whatever stands on it are drawn at so many times their size. */
  readonly scale: number;
  /** Where each stool stands. */
  readonly stools: readonly (readonly [x: number, y: number])[];
}

const UNIT = 40;
/** At full size: from the middle of the counter to the nearest row, from there to the next, from the last to the edge. */
const NEAR = 59;
const NEXT = 50;
const LAST = 27;
/** From one stool to the next at full size, at the least. */
const BESIDE = 48;
/** Of the width, what is left over beside the stools. */
const SIDES = 7;

/** Stools stand in rows, half of the rows on each side of the counter, as large as there is room for them. */
export function barPlan({ stools, area, columns }: BarView): BarPlan {
  const [across, down] = [area.width * (UNIT / 2), area.height * (UNIT / 2)];
  const rows = Math.ceil(stools.length / columns);
  const upper = Math.ceil(rows / 2);
  const gap = (across * 2 - SIDES) / columns;
  const scale = Math.min(1, gap / BESIDE, down / (NEAR + (upper - 1) * NEXT + LAST));
  const height = (row: number): number =>
    row < upper ? -NEAR - (upper - 1 - row) * NEXT : NEAR + (row - upper) * NEXT;
  const place = (at: number): readonly [number, number] => {
    const row = Math.floor(at / columns);
    // The last row may be shorter, and stands in the middle all the same.
    const length = Math.min(columns, stools.length - row * columns);
    return [((at % columns) - (length - 1) / 2) * gap, height(row) * scale];
  };
  return { across, down, scale, stools: stools.map((_, at) => place(at)) };
}
