/** Properties, tried with the same examples on every machine; a failure is reported with its smallest example. */
import fc from 'fast-check';

const SEED = 1989;

export function holds<Ts extends [unknown, ...unknown[]]>(
  runs: number,
  ...args: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, predicate: (...values: Ts) => void]
): void {
  fc.assert(fc.property(...args), { seed: SEED, numRuns: runs, endOnFailure: false });
}
