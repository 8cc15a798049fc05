import { openPosition, type OpenPosition } from '../../src/referee/index.js';

/** A position of the outside, opened for the law; fails if it is refused. */
export function opened(json: unknown): OpenPosition {
  const open = openPosition(json);
  if (!open.ok) throw new TypeError(open.text);
  return open.value;
}
