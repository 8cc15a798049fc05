/** The café from near, for screens where its chairs are too small for a finger. */
import { css, html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Localizer } from '../i18n/messages.js';
import { paint } from '../theme/tokens.js';

/** As wide, in pixels, as a finger needs a chair to be, and as wide as it is from near. */
const FINGER = 44;
export const NEAR = 48;

/** How wide a chair is on the screen, in pixels; the one that is lifted under a dragged guest is wider. */
export const chairWidth = (board: LitElement): number =>
  board.renderRoot.querySelector('[data-chair]:not([data-over])')?.getBoundingClientRect().width ?? NEAR;

/** Whether a finger cannot tell the chairs of a café apart. */
export const isTooSmall = (board: LitElement): boolean => chairWidth(board) < FINGER;

/** A share of the café, from its upper left corner. */
type Share = readonly [across: number, down: number];

/**
 * A tap of a finger brings the tables round it close, where chairs are smaller than a finger. Nothing is played by that. Then
 * the café is scrolled like any page, until the button for all of it is pressed or `leave` is called.
 */
export class CloseUp implements ReactiveController {
  isClose = false;
  private towards: Share | undefined;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  /** Listens before the chairs do. */
  readonly listener = {
    capture: true,
    handleEvent: (event: PointerEvent): void => {
      if (this.isClose || event.pointerType !== 'touch' || isAtBar(event) || !isTooSmall(this.host)) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
      this.towards = [(event.clientX - left) / width, (event.clientY - top) / height];
      this.isClose = true;
      this.host.requestUpdate();
    },
  };

  leave(): void {
    this.isClose = false;
    this.host.requestUpdate();
  }

  hostUpdated(): void {
    const floor = this.host.renderRoot.querySelector('.floor');
    if (!floor || !this.towards) return;
    const [across, down] = this.towards;
    this.towards = undefined;
    floor.scrollTo({
      left: across * floor.scrollWidth - floor.clientWidth / 2,
      top: down * floor.scrollHeight - floor.clientHeight / 2,
      behavior: 'instant',
    });
  }

  render(locale: Localizer): TemplateResult | typeof nothing {
    if (!this.isClose) return nothing;
    return html`<button
      type="button"
      part="button"
      class="all"
      @click=${() => {
        this.leave();
      }}
    >
      ${locale.text('board-all')}
    </button>`;
  }
}

/** The bar is large enough on every screen. */
const isAtBar = (event: Event): boolean =>
  event.composedPath().some((step) => step instanceof HTMLElement && step.dataset.bar !== undefined);

export const closeUpStyles = css`
  :host {
    position: relative;
  }

  .close.floor {
    --near: 48px;
    overflow: auto;
    scrollbar-width: none;
  }

  /* Chairs take 1.25 grid units. */
  .close .stage {
    inline-size: max(100%, var(--near) / 1.25 * var(--wide));
    block-size: max(100%, var(--near) / 1.25 * var(--high));
  }

  .all {
    position: absolute;
    inset: auto 0.6em 0.6em auto;
    z-index: 4;
    min-block-size: 44px;
    padding: 0.3em 1em;
    border: 1.5px solid ${paint('plate-ink')};
    border-radius: 1.4em;
    color: ${paint('plate-ink')};
    background: ${paint('plate')};
    box-shadow: 0 0.15em 0.6em rgb(0 0 0 / 35%);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  .all:focus-visible {
    outline: 3px solid ${paint('focus')};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: no-preference) {
    .close .stage {
      animation: approach calc(220ms * var(--cafe-motion, 1)) ease-out;
    }
  }

  @keyframes approach {
    from {
      scale: 0.6;
    }
  }
`;
