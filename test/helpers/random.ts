/** Chance for tests: a number from 0 to 1 a call, the same row of them for the same seed (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('nothing to pick from');
  return list[Math.floor(random() * list.length)]!;
}
