import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Tells the language of an element, and tells it again whenever that, or a `lang` around it, has changed. */
export class NearestLang implements ReactiveController {
  private readonly observer = new MutationObserver(() => {
    this.tell(nearestLang(this.host));
  });

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly tell: (lang: string) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (let root: Node | undefined = this.host.getRootNode(); root; root = hostOf(root)?.getRootNode()) {
      this.observer.observe(root, { attributeFilter: ['lang'], subtree: true });
    }
    this.tell(nearestLang(this.host));
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }
}

/** The language of an element: its own `lang`, else that of the nearest ancestor, through shadow roots; else ''. */
export function nearestLang(element: Element): string {
  for (let node: Node | null | undefined = element; node; node = parentOf(node)) {
    const lang = isElement(node) ? node.getAttribute('lang') : null;
    if (lang) return lang;
  }
  return '';
}

const parentOf = (node: Node): Node | null | undefined =>
  (isElement(node) ? node.assignedSlot : null) ?? node.parentNode ?? hostOf(node);

// By kind, not by class: an element that was moved to another window has ancestors of that window's classes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const hostOf = (node: Node): Element | undefined =>
  node.nodeType === Node.DOCUMENT_FRAGMENT_NODE ? (node as Partial<ShadowRoot>).host : undefined;
