/**
 * Keeps what did not change: gives back `before`, or the parts of it, wherever `now` says the same, so that elements
 * can tell by identity what to draw again. Plain data only.
 */
export function reuse<T>(before: T | undefined, now: T): T {
  if (before === undefined || before === now || !isData(before) || !isData(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const old = before as Record<string, unknown>;
  const fresh = now as Record<string, unknown>;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const kept = reuse(old[key], fresh[key]);
    same &&= Object.is(kept, old[key]) && key in old;
    if (kept !== fresh[key]) fresh[key] = kept;
  }
  return same ? before : now;
}

const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;
