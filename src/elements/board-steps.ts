import type { BoardView, ChairView } from '../flow/views.js';

/** Unit vectors of the arrow keys; y goes downwards. */
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a step to the side weighs than one ahead. */
const SIDEWAYS = 2;

/** The chair that `key` leads to from `from`; undefined where it leads nowhere. The keys follow the plan, not the text. */
export function chairAfter(key: string, from: ChairView, chairs: readonly ChairView[]): ChairView | undefined {
  if (key === 'Home') return chairs[0];
  if (key === 'End') return chairs.at(-1);
  if (key === 'PageDown') return nextLit(from, chairs);
  if (key === 'PageUp') return nextLit(from, chairs.toReversed());
  const direction = directions[key];
  return direction && nearest(direction, from, chairs);
}

/** The first chair of the table after, or before, that of `from`, round and round. */
export function nextTable({ tables, chairs }: BoardView, from: ChairView, back: boolean): ChairView | undefined {
  const at = tables.findIndex(({ id }) => id === from.tables[0]);
  const to = tables.at((at + (back ? -1 : 1)) % tables.length);
  return (
    chairs.find((chair) => chair.tables[0] === to?.id) ?? chairs.find((chair) => chair.tables.includes(to?.id ?? ''))
  );
}

/** The next chair, or the one before, that offers itself; undefined where none does. */
export function nextFitting(chairs: readonly ChairView[], from: ChairView, back: boolean): ChairView | undefined {
  const next = nextLit(from, back ? chairs.toReversed() : chairs);
  return next?.offer === undefined ? undefined : next;
}

/** The next chair in the order of `chairs` that offers itself to the held guest, round and round; last `from` itself. */
function nextLit(from: ChairView, chairs: readonly ChairView[]): ChairView | undefined {
  const at = chairs.findIndex(({ id }) => id === from.id);
  return [...chairs.slice(at + 1), ...chairs.slice(0, at + 1)].find(({ offer }) => offer !== undefined);
}

function nearest([dx, dy]: readonly [number, number], from: ChairView, chairs: readonly ChairView[]) {
  let best: ChairView | undefined;
  let least = Infinity;
  for (const chair of chairs) {
    const ahead = (chair.x - from.x) * dx + (chair.y - from.y) * dy;
    const aside = Math.abs((chair.x - from.x) * dy) + Math.abs((chair.y - from.y) * dx);
    const cost = ahead + SIDEWAYS * aside;
    if (ahead > 0 && cost < least) [best, least] = [chair, cost];
  }
  return best;
}
