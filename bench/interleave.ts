/** Something to be measured: one call does some work and says how many units of it were done. */
export interface Contender {
  name: string;
  run: () => number;
}

/** Median rate of a contender, in units per second of process CPU time. */
export interface Rate {
  name: string;
  perSecond: number;
}

export interface Pace {
  rounds: number;
  /** CPU seconds of each contender in each round. */
  seconds: number;
}

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

function rateOnce(run: () => number, seconds: number): number {
  const since = process.cpuUsage();
  let units = 0;
  do units += run();
  while (cpuSeconds(since) < seconds);
  return units / cpuSeconds(since);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** CPU seconds that each contender runs before anything counts: a cold engine is measured at a fraction of its rate. */
const WARM_UP = 2;

/**
 * Measures the contenders in turns, A B A B …, so that whatever else the machine does hits all of them alike. CPU time of
 * the process, user and system, counts.
 */
export function interleave(contenders: readonly Contender[], { rounds, seconds }: Pace): Rate[] {
  const rates = contenders.map(() => [] as number[]);
  for (const { run } of contenders) rateOnce(run, WARM_UP);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { run }] of contenders.entries()) rates[index]!.push(rateOnce(run, seconds));
  }
  return contenders.map(({ name }, index) => ({ name, perSecond: median(rates[index]!) }));
}
