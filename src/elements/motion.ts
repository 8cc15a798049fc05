/** Guests, points and tables on their way. All of it is for the eye: what has happened has happened already. */
import { css, type LitElement, type ReactiveController } from 'lit';
import type { Views } from '../flow/index.js';
import { paint } from '../theme/tokens.js';
import type { GuestView } from '../flow/views.js';
import { movesBetween, type Move } from './moves.js';
import { elementAt } from './spots.js';
import { signed } from './signed.js';

/** Milliseconds of a move at speed 1. */
const LENGTH = { guest: 320, points: 400, drawn: 260, replaced: 360 } as const satisfies Record<Move['kind'], number>;

/** Tiles that come out of the bag follow each other by so much. */
const APART = 60;

interface Started {
  readonly move: Move;
  /** Where it began, measured before anything was drawn anew. */
  readonly from: DOMRect | undefined;
}

/** The `<div class="air" popover="manual">` in which things fly stands in the root of `host`. */
export class Motion implements ReactiveController {
  private waiting: readonly Started[] = [];
  /** What is on its way, and what is to be done when it has arrived. */
  private readonly running = new Map<Animation, () => void>();

  /** `speed` is the factor that the page has set; 0 shows nothing on its way. */
  constructor(
    private readonly host: LitElement,
    private readonly speed: () => number,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of ['pointerdown', 'keydown'] as const)
      this.host.addEventListener(type, this.finish, { capture: true });
  }

  hostDisconnected(): void {
    for (const type of ['pointerdown', 'keydown'] as const)
      this.host.removeEventListener(type, this.finish, { capture: true });
    this.finish();
  }

  /** Notes what is about to move, while it is still drawn where it was. */
  plan(before: Views | undefined, now: Views): void {
    this.finish();
    const moves = this.isWanted ? movesBetween(before, now) : [];
    this.waiting = moves.map((move) => ({
      move,
      from: 'from' in move ? elementAt(this.host.renderRoot, move.from)?.getBoundingClientRect() : undefined,
    }));
  }

  hostUpdated(): void {
    if (this.waiting.length > 0) void this.begin();
  }

  /** Whatever is on its way has arrived. */
  readonly finish = (): void => {
    for (const [animation, done] of this.running) {
      animation.finish();
      // The browser tells of it a frame later.
      done();
    }
  };

  private get isWanted(): boolean {
    return this.speed() > 0 && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private async begin(): Promise<void> {
    const started = this.waiting;
    this.waiting = [];
    // The parts draw after the table, and what is in them after those.
    await Promise.all([...this.host.renderRoot.querySelectorAll<LitElement>('*')].map((part) => part.updateComplete));
    if (!this.host.isConnected) return;
    for (const [turn, { move, from }] of started.entries()) this.show(move, from, turn);
  }

  private show(move: Move, from: DOMRect | undefined, turn: number): void {
    const target = elementAt(this.host.renderRoot, move.to);
    if (!target) return;
    if (move.kind === 'replaced') return this.turnOver(target);
    if (!from || from.width === 0) return;
    if (move.kind === 'drawn') return this.arrive(target, from, turn);
    this.fly(move, from, target);
  }

  /** A picture of it flies, and what it will be waits unseen. */
  private fly(move: Extract<Move, { kind: 'guest' | 'points' }>, from: DOMRect, target: Element): void {
    const { air } = this;
    const to = target.getBoundingClientRect();
    if (!air || to.width === 0) return;
    const picture = move.kind === 'guest' ? guestPicture(move.guest, to.width) : pointsPicture(move.points);
    air.append(picture);
    if (!air.matches(':popover-open')) air.showPopover();
    const flight = picture.animate(move.kind === 'guest' ? travel(from, to) : rise(from, to), this.timing(move.kind));
    this.run(flight, () => {
      picture.remove();
      if (air.childElementCount === 0 && air.matches(':popover-open')) air.hidePopover();
    });
    if (move.kind === 'guest') this.hide(target);
  }

  private hide(target: Element): void {
    const sitter = target.shadowRoot?.querySelector('.sitter') ?? target.querySelector('.figure');
    if (sitter) this.run(sitter.animate({ opacity: [0, 0] }, this.timing('guest')));
    const stool = target.querySelector('.top');
    if (stool) this.run(stool.animate({ rotate: ['0deg', '360deg'] }, this.timing('points')));
  }

  private arrive(target: Element, from: DOMRect, turn: number): void {
    const to = target.getBoundingClientRect();
    const frames = { translate: [between(from, to), '0 0'], scale: [0.4, 1], opacity: [0, 1] };
    this.run(
      target.animate(frames, { ...this.timing('drawn'), delay: (turn * APART) / this.speed(), fill: 'backwards' }),
    );
  }

  private turnOver(target: Element): void {
    this.run(target.animate({ rotate: ['y 90deg', 'y 0deg'] }, this.timing('replaced')));
  }

  private timing(kind: Move['kind']): KeyframeAnimationOptions {
    return { duration: LENGTH[kind] / this.speed(), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' };
  }

  private run(animation: Animation, after?: () => void): void {
    const done = (): void => {
      if (this.running.delete(animation)) after?.();
    };
    this.running.set(animation, done);
    animation.addEventListener('finish', done);
    animation.addEventListener('cancel', done);
  }

  private get air(): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>('.air');
  }
}

function guestPicture(guest: GuestView, width: number): HTMLElement {
  const picture = document.createElement('cafe-guest');
  picture.guest = guest;
  picture.style.setProperty('inline-size', `${width * 0.9}px`);
  return picture;
}

function pointsPicture(points: number): HTMLElement {
  const picture = document.createElement('span');
  picture.className = points < 0 ? 'points loss' : 'points';
  picture.textContent = signed(points);
  return picture;
}

const middle = ({ left, top, width, height }: DOMRect): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** From the middle of one place to that of the other. */
function between(from: DOMRect, to: DOMRect): string {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  return `${x - toX}px ${y - toY}px`;
}

const spot = ([x, y]: readonly [number, number]): string => `${x}px ${y}px`;

const travel = (from: DOMRect, to: DOMRect): PropertyIndexedKeyframes => ({
  translate: [spot(middle(from)), spot(middle(to))],
  scale: [Math.min(4, from.width / to.width), 1],
});

/** Up from the table first, so that it is read; then on to the score. */
function rise(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = middle(from);
  return [
    { translate: spot([x, y]), scale: 0.5, opacity: 0 },
    { translate: spot([x, y - 26]), scale: 1.2, opacity: 1, offset: 0.35 },
    { translate: spot(middle(to)), scale: 0.8, opacity: 0.4 },
  ];
}

/** In the top layer, so that nothing round the table cuts, scales or turns what flies. */
export const motionStyles = css`
  .air {
    position: fixed;
    inset: 0;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    pointer-events: none;
  }

  .air:not(:popover-open) {
    display: none;
  }

  .air > * {
    position: absolute;
    inset: 0 auto auto 0;
  }

  .air > cafe-guest {
    transform: translate(-50%, -50%);
  }

  .air > .points {
    transform: translate(-50%, -50%);
    padding: 0.1em 0.5em;
    border: 1px solid ${paint('lamp-ink')};
    border-radius: 1em;
    color: ${paint('lamp-ink')};
    background: ${paint('lamp')};
    font-weight: 800;
  }

  .air > .loss {
    color: #fff;
    background: ${paint('plate-red')};
  }
`;
