/** The language of an element: its own `lang`, else that of the nearest ancestor, through shadow roots. */
export function nearestLang(element: Element): string {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return lang;
  }
  return '';
}

const parentOf = (node: Node): Node | null =>
  (node instanceof Element ? node.assignedSlot : null) ??
  node.parentNode ??
  (node instanceof ShadowRoot ? node.host : null);
