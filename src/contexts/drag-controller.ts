import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A place on the screen, in CSS pixels of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a drag is about. */
export interface Draggable<T> {
  /** What a press here picks up if it is drawn away; undefined: nothing. */
  grab(event: PointerEvent): T | undefined;
  /** It has left its place. */
  begin(thing: T, at: Point, pointer: string): void;
  move(thing: T, at: Point): void;
  drop(thing: T, at: Point): void;
  /** It goes back to its place. */
  cancel(thing: T): void;
}

/** A press that moves less than this, in pixels, stays a press. */
const SLACK = 6;

/**
 * Drags with mouse, pen or finger: a press, drawn away, let go. Only the pointer that began it counts, and a press that is
 * not drawn away stays a click. Escape, a second thought of the browser, or leaving the page gives it up.
 */
export class DragController<T> implements ReactiveController {
  private connected = new AbortController();
  /** The press that may become a drag, and the drag that it has become. */
  private press: { readonly thing: T; readonly pointerId: number; readonly from: Point; dragging: boolean } | undefined;
  /** The click that ends a drag in some browsers is none. */
  private ended = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly draggable: Draggable<T>,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.connected = new AbortController();
    const { signal } = this.connected;
    const { host } = this;
    host.addEventListener('pointerdown', (event) => this.down(event), { signal });
    host.addEventListener('pointermove', (event) => this.moved(event), { signal });
    host.addEventListener('pointerup', (event) => this.up(event), { signal });
    host.addEventListener('pointercancel', (event) => this.lost(event), { signal });
    host.addEventListener('lostpointercapture', (event) => this.lost(event), { signal });
    host.addEventListener('click', (event) => this.clicked(event), { signal, capture: true });
    host.addEventListener('contextmenu', (event) => this.menu(event), { signal });
    host.addEventListener('keydown', (event) => this.key(event), { signal, capture: true });
  }

  hostDisconnected(): void {
    this.connected.abort();
    this.giveUp();
  }

  private down(event: PointerEvent): void {
    this.ended = false;
    if (this.press !== undefined || !event.isPrimary || event.button !== 0) return;
    const thing = this.draggable.grab(event);
    if (thing === undefined) return;
    this.press = { thing, pointerId: event.pointerId, from: pointOf(event), dragging: false };
  }

  private moved(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointerId !== event.pointerId) return;
    const at = pointOf(event);
    if (press.dragging) return this.draggable.move(press.thing, at);
    if (Math.hypot(at.x - press.from.x, at.y - press.from.y) < SLACK) return;
    press.dragging = true;
    this.capture(event.pointerId);
    this.draggable.begin(press.thing, at, event.pointerType);
    this.draggable.move(press.thing, at);
  }

  /** From here on every move is ours, wherever the pointer goes and whatever is drawn anew, if the browser knows it still. */
  private capture(pointerId: number): void {
    try {
      this.host.setPointerCapture(pointerId);
    } catch {
      // Then it is followed as far as the table reaches.
    }
  }

  private up(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointerId !== event.pointerId) return;
    this.press = undefined;
    if (!press.dragging) return;
    this.ended = true;
    this.draggable.drop(press.thing, pointOf(event));
  }

  /** A finger is held by what it touched first until the drag takes it over: that loss is none. */
  private lost(event: PointerEvent): void {
    const isOurs = event.type === 'pointercancel' || event.composedPath()[0] === this.host;
    if (isOurs && this.press?.pointerId === event.pointerId) this.giveUp();
  }

  private giveUp(): void {
    const { press } = this;
    this.press = undefined;
    if (!press?.dragging) return;
    this.ended = true;
    this.draggable.cancel(press.thing);
  }

  /** A click of the keyboard has no clicks to count. */
  private clicked(event: MouseEvent): void {
    if (!this.ended || event.detail === 0) return;
    this.ended = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A finger that rests before it draws away opens no menu. */
  private menu(event: MouseEvent): void {
    if (this.press !== undefined) event.preventDefault();
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.press?.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.giveUp();
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
