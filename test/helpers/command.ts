/** Runs the commands as people do, in a Node of their own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Answer {
  readonly code: number | null;
  /** Lines of the output. */
  readonly lines: readonly string[];
  readonly errors: string;
}

export function run(command: string, ...args: string[]): Answer {
  const script = `scripts/commands/${command}.ts`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, lines: stdout.split('\n').filter((line) => line !== ''), errors: stderr };
}

/** Hands a file with this text to `use`, and removes it afterwards. */
export function withFile<T>(text: string, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'cafe-'));
  try {
    const path = join(folder, 'lines.jsonl');
    writeFileSync(path, text);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
