import type { LitElement, ReactiveController } from 'lit';

/**
 * Where the focus goes on, the first that is there: the words of the curtain, a button that leads on, the active hand, the
 * result, the lobby.
 */
const NEXT = [
  ['cafe-curtain', '#title'],
  ['cafe-controls', '.on button:not([aria-disabled])'],
  ['cafe-hand.hand', 'button[tabindex="0"]'],
  ['cafe-controls', 'button'],
  ['cafe-result', 'button'],
  ['cafe-lobby', '[data-action="start"]'],
] as const;

/** Keeps the keyboard in the café: where a button goes away under the focus, the focus moves to what is expected next. */
export class FocusKeeper implements ReactiveController {
  /** What had the focus before the redraw. */
  private focused: Element | undefined;
  /** It was there for the keyboard, so the page may scroll to what comes next. */
  private shown = false;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.focused = deepest(this.host.shadowRoot);
    this.shown = this.focused?.matches(':focus-visible') ?? false;
  }

  hostUpdated(): void {
    if (this.focused) void this.moveOn(this.shown);
  }

  private async moveOn(shown: boolean): Promise<void> {
    const root = this.host.renderRoot;
    // The parts draw after the table.
    await Promise.all([...root.querySelectorAll<LitElement>('*')].map(({ updateComplete }) => updateComplete));
    const { activeElement, body } = this.host.ownerDocument;
    if (!this.host.isConnected || (activeElement && activeElement !== body)) return;
    const places = NEXT.map(([part, place]) => root.querySelector(part)?.shadowRoot?.querySelector<HTMLElement>(place));
    // The result is what everybody wants to see, wherever they had scrolled to.
    const isOver = root.querySelector('cafe-result') !== null;
    places.find((place) => place != null)?.focus({ preventScroll: !shown && !isOver });
  }
}

/** The focused element, through all shadow roots. */
function deepest(root: ShadowRoot | null): Element | undefined {
  const element = root?.activeElement ?? undefined;
  return element?.shadowRoot?.activeElement ? deepest(element.shadowRoot) : element;
}
