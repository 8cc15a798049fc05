import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Rate } from './interleave.js';

/** A number with three significant digits at most, thousands apart: `1,240`, `37.2`, `0.84`. */
export function figure(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Prints a Markdown table, ready to be pasted into the README. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  console.log(['', line(head), line(rule), ...rows.map(line), ''].join('\n'));
}

/** Prints rates, and how many times as fast the first one is as the others. */
export function printRates(what: string, unit: string, rates: readonly Rate[]): void {
  const ours = rates[0]!.perSecond;
  const rows = rates.map(({ name, perSecond }, index) => [
    name,
    figure(perSecond),
    index === 0 ? '1' : `${figure(ours / perSecond)} ×`,
  ]);
  printTable([what, unit, 'ours is'], rows);
}

/** Installed version of a package. */
export function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Says on what the figures were taken. */
export function printMachine(packages: readonly string[]): void {
  const all = cpus();
  const versions = packages.map((name) => `${name} ${versionOf(name)}`).join(', ');
  console.log(`Node ${process.version}, ${all.length} × ${all[0]?.model.trim() ?? 'unknown CPU'}; ${versions}`);
}
