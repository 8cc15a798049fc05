/** Dragging a guest from the hand to a chair or to the bar. */
import { css, type LitElement } from 'lit';
import { DragController, type Draggable, type Point } from '../contexts/drag-controller.js';
import type { GuestView } from '../flow/views.js';
import { paint } from '../theme/tokens.js';
import type { CafeGuest } from './cafe-guest.js';
import type { CafeHand } from './cafe-hand.js';
import { NEAR } from './close-up.js';
import { Loupe } from './loupe.js';

/** What the table does with a guest that is dragged. */
export interface DragDesk {
  /** Picks a guest of the hand up, or puts it down. */
  readonly hold: (index: number) => void;
  /** The guest was let go over a chair, given by its id, or over the bar. */
  readonly drop: (place: { readonly chair: string } | 'bar') => void;
}

interface Tile {
  readonly index: number;
  readonly guest: GuestView;
  /** It was in the hand of its player before, by a click. */
  readonly wasHeld: boolean;
  /** How wide it is drawn, in pixels of the window. */
  readonly width: number;
}

/** The `<cafe-guest class="ghost" popover="manual">` that follows the pointer stands in the root of `host`. */
export function dragGuests(host: LitElement, desk: DragDesk): void {
  new DragController(host, new GuestDrag(host, desk));
}

class GuestDrag implements Draggable<Tile> {
  /** The chair, or the bar, under the pointer. */
  private over: HTMLElement | undefined;
  private readonly loupe: Loupe;
  private isMagnified = false;

  constructor(
    private readonly host: LitElement,
    private readonly desk: DragDesk,
  ) {
    this.loupe = new Loupe(host);
  }

  grab(event: PointerEvent): Tile | undefined {
    const path = event.composedPath();
    const element = path.find(
      (step): step is HTMLElement => step instanceof HTMLElement && step.dataset.place !== undefined,
    );
    const hand = this.host.renderRoot.querySelector<CafeHand>('cafe-hand.hand');
    if (element === undefined || !hand || !path.includes(hand)) return undefined;
    const tile = hand.view?.tiles[Number(element.dataset.place)];
    if (!tile || tile.placed) return undefined;
    const { width } = (element.querySelector('svg') ?? element).getBoundingClientRect();
    return { index: tile.index, guest: tile.guest, wasHeld: tile.held, width };
  }

  begin({ index, guest, wasHeld, width }: Tile, _: Point, pointer: string): void {
    if (!wasHeld) this.desk.hold(index);
    const { ghost } = this;
    if (!ghost) return;
    ghost.guest = guest;
    this.isMagnified = pointer === 'touch' && this.loupe.show();
    ghost.style.setProperty('--ghost', `${this.isMagnified ? NEAR : width}px`);
    ghost.classList.toggle('high', pointer === 'touch' && !this.isMagnified);
    ghost.classList.toggle('magnified', this.isMagnified);
    ghost.showPopover();
  }

  move(_: Tile, at: Point): void {
    const over = this.placeAt(at);
    const { x, y } = this.isMagnified ? this.loupe.move(at, over) : at;
    this.ghost?.style.setProperty('translate', `${x}px ${y}px`);
    this.mark(over);
  }

  drop(tile: Tile, at: Point): void {
    const place = this.placeAt(at);
    this.end();
    if (place === undefined) this.putDown(tile);
    else this.desk.drop(place.dataset.chair === undefined ? 'bar' : { chair: place.dataset.chair });
  }

  cancel(tile: Tile): void {
    this.end();
    this.putDown(tile);
  }

  private putDown({ index, wasHeld }: Tile): void {
    const tile = this.host.renderRoot.querySelector<CafeHand>('cafe-hand.hand')?.view?.tiles[index];
    if (!wasHeld && tile?.held) this.desk.hold(index);
  }

  private end(): void {
    this.mark(undefined);
    this.ghost?.hidePopover();
    if (this.isMagnified) this.loupe.hide();
    this.isMagnified = false;
  }

  private mark(place: HTMLElement | undefined): void {
    if (place === this.over) return;
    this.over?.toggleAttribute('data-over', false);
    place?.toggleAttribute('data-over', true);
    this.over = place;
  }

  /** Asked of the screen as it is now: the page may have been scrolled, scaled or turned. */
  private placeAt({ x, y }: Point): HTMLElement | undefined {
    const board = this.host.renderRoot.querySelector('cafe-board')?.shadowRoot;
    return board?.elementFromPoint(x, y)?.closest<HTMLElement>('[data-chair], [data-bar]') ?? undefined;
  }

  private get ghost(): CafeGuest | null {
    return this.host.renderRoot.querySelector('cafe-guest.ghost');
  }
}

/** In the top layer, so that nothing round the table scales, turns or cuts it, and it takes no room. */
export const ghostStyles = css`
  .ghost {
    position: fixed;
    inset: 0 auto auto 0;
    inline-size: var(--ghost);
    margin: calc(var(--ghost) / -2) 0 0 calc(var(--ghost) / -2);
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: ${paint('plate-ink')};
    filter: drop-shadow(0 0.4em 0.5em rgb(0 0 0 / 35%));
    pointer-events: none;
  }

  .ghost:not(:popover-open) {
    display: none;
  }

  /* Above the finger, which hides what is under it. */
  .ghost.high {
    margin-block-start: calc(var(--ghost) * -1.4);
  }

  /* In the loupe, over what is seen through it. */
  .ghost.magnified {
    opacity: 0.6;
  }
`;
