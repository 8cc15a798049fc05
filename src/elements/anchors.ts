/** The places that a page can point at, by name. */

const PARTS: Readonly<Record<string, string>> = {
  board: 'cafe-board',
  hand: 'cafe-hand',
  log: 'cafe-log',
  score: 'cafe-scoreboard',
  controls: 'cafe-controls',
  lobby: 'cafe-lobby',
  result: 'cafe-result',
  curtain: 'cafe-curtain',
  'rule-book': 'cafe-rule-book',
};

/** One of the names above, `bar`, `table:GB1` or `chair:s28`; null if it is not there, or if it is no name. */
export function anchorIn(root: ParentNode, name: unknown): HTMLElement | null {
  if (typeof name !== 'string') return null;
  const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
  if (part !== undefined) return root.querySelector<HTMLElement>(part);
  const board = root.querySelector('cafe-board')?.shadowRoot;
  if (name === 'bar') return board?.querySelector<HTMLElement>('[data-bar]') ?? null;
  const [kind = '', id = ''] = name.split(':');
  if ((kind !== 'table' && kind !== 'chair') || !/^\w+$/.test(id)) return null;
  return board?.querySelector<HTMLElement>(`[data-${kind}="${id}"]`) ?? null;
}
