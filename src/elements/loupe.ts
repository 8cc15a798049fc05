/** A round glass beside the finger that drags: it shows the café under the finger, as large as a finger needs it. */
import { css, type LitElement } from 'lit';
import type { Point } from '../contexts/drag-controller.js';
import { paint } from '../theme/tokens.js';
import type { CafeBoard } from './cafe-board.js';
import { chairWidth, isTooSmall, NEAR } from './close-up.js';

/** From the finger to the middle of the glass, and from there to its rim, in pixels. */
const [AWAY, RADIUS] = [118, 78];

/** The `<div class="loupe" popover="manual">` stands in the root of `host`. */
export class Loupe {
  /** The same café once more; it is made with the first drag that needs it. */
  private twin: CafeBoard | undefined;

  constructor(private readonly host: LitElement) {}

  /** Shows the glass over a café whose chairs are too small; false where they are large enough. */
  show(): boolean {
    const { glass, board } = this;
    if (!glass || !board || !isTooSmall(board)) return false;
    this.twin ??= document.createElement('cafe-board');
    const { width } = board.getBoundingClientRect();
    this.twin.style.setProperty('inline-size', `${width * factorOf(board)}px`);
    if (this.twin.parentNode !== glass) glass.append(this.twin);
    glass.showPopover();
    return true;
  }

  /** Where the middle of the glass is, for a finger at `at`. */
  move(at: Point, over: HTMLElement | undefined): Point {
    const { glass, board, twin } = this;
    const middle = {
      x: Math.min(Math.max(at.x, RADIUS), innerWidth - RADIUS),
      y: at.y + (at.y < AWAY + RADIUS ? AWAY : -AWAY),
    };
    if (!glass || !board || !twin) return middle;
    twin.view = board.view;
    const { left, top } = board.getBoundingClientRect();
    const factor = factorOf(board);
    glass.style.setProperty('translate', `${middle.x - RADIUS}px ${middle.y - RADIUS}px`);
    twin.style.setProperty('translate', `${RADIUS - (at.x - left) * factor}px ${RADIUS - (at.y - top) * factor}px`);
    void mark(twin, over);
    return middle;
  }

  hide(): void {
    this.glass?.hidePopover();
  }

  private get board(): CafeBoard | null {
    return this.host.renderRoot.querySelector('cafe-board');
  }

  private get glass(): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>('.loupe');
  }
}

const factorOf = (board: CafeBoard): number => NEAR / chairWidth(board);

/** Lifts the same place in the glass as in the café. */
async function mark(twin: CafeBoard, over: HTMLElement | undefined): Promise<void> {
  await twin.updateComplete;
  for (const place of twin.renderRoot.querySelectorAll<HTMLElement>('[data-chair], [data-bar]'))
    place.toggleAttribute('data-over', over !== undefined && place.dataset.chair === over.dataset.chair);
}

export const loupeStyles = css`
  .loupe {
    position: fixed;
    inset: 0 auto auto 0;
    inline-size: 156px;
    block-size: 156px;
    margin: 0;
    padding: 0;
    border: 3px solid ${paint('plate-ink')};
    border-radius: 50%;
    overflow: hidden;
    direction: ltr;
    background: ${paint('floor')};
    box-shadow: 0 0.3em 1em rgb(0 0 0 / 40%);
    pointer-events: none;
  }

  .loupe:not(:popover-open) {
    display: none;
  }

  .loupe cafe-board {
    position: absolute;
    inset: 0 auto auto 0;
  }
`;
