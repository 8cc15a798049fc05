// Runs the checks one after another, all of them even if some fail. Its last line sums them: 'N passed, N failed'.
// `node scripts/test.mjs [group…]` runs the checks of these groups only.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Check
 * @property {string} group
 * @property {string} name
 * @property {string[]} command
 * @property {RegExp} [summary] Finds the counts in the output, as groups `passed` and `failed` (and `cancelled`).
 *   Without it the check as a whole counts as one.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

const nodeTests = [
  'rules',
  'editions',
  'house-rules',
  'notation',
  'referee',
  'rule-book',
  'save',
  'flow',
  'i18n',
  'commands',
  'house',
]
  .map((room) => `test/${room}`)
  .flatMap(testFiles);

const closingLine = /^(?<passed>\d+) passed, (?<failed>\d+) failed$/gm;
const nodeSummary = /^ℹ pass (?<passed>\d+)\nℹ fail (?<failed>\d+)\nℹ cancelled (?<cancelled>\d+)$/gm;

/** @type {Check[]} */
const checks = [
  { group: 'types', name: 'types in the browser', command: ['tsc', '-p', 'tsconfig.json'] },
  { group: 'types', name: 'types in Node', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { group: 'types', name: 'types without a DOM', command: ['tsc', '-p', 'tsconfig.core.json'] },
  { group: 'lint', name: 'eslint', command: ['eslint', '--max-warnings', '0', '.'] },
  { group: 'lint', name: 'prettier', command: ['prettier', '--check', '.'] },
  {
    group: 'lint',
    name: 'lit-analyzer',
    command: [
      'lit-analyzer',
      '--strict',
      '--maxWarnings',
      '0',
      '--rules.no-missing-import',
      'off',
      'src/elements/**/*.ts',
    ],
  },
  {
    group: 'node',
    name: 'tests in Node',
    command: ['node', '--import', 'tsx', '--test', '--test-concurrency=2', '--test-reporter', 'spec', ...nodeTests],
    summary: nodeSummary,
  },
  { group: 'browser', name: 'tests in the browser', command: ['web-test-runner'], summary: closingLine },
  {
    group: 'firefox',
    name: 'end-to-end tests in Firefox',
    command: ['web-test-runner', '--config', 'web-test-runner.firefox.config.mjs'],
    summary: closingLine,
  },
  {
    group: 'stories',
    name: 'storybook builds',
    command: ['storybook', 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet'],
  },
  { group: 'stories', name: 'stories', command: ['node', 'scripts/stories.mjs'], summary: closingLine },
  { group: 'package', name: 'modules build', command: ['tsc', '-p', 'tsconfig.build.json'] },
  { group: 'package', name: 'standalone builds', command: ['vite', 'build', '--mode', 'standalone'] },
  { group: 'package', name: 'publint', command: ['publint', '--strict'] },
];

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testFiles(folder) {
  try {
    const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.test.ts')).map((file) => `${folder}/${file}`);
  } catch {
    return []; // a room without tests
  }
}

/**
 * Runs a program of node_modules/.bin (or node itself) and shows its output while it comes.
 * @param {string[]} command
 * @returns {Promise<{ok: boolean, output: string}>}
 */
function run([program = '', ...args]) {
  const path = program === 'node' ? process.execPath : `${root}/node_modules/.bin/${program}`;
  return new Promise((resolve) => {
    const child = spawn(path, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * A check that died, or that ran nothing, counts as a failure, whatever its output says.
 * @param {Check} check
 */
async function countsOf({ command, summary }) {
  const { ok, output } = await run(command);
  if (!summary) return { passed: Number(ok), failed: Number(!ok) };
  const groups = [...stripVTControlCharacters(output).matchAll(summary)].at(-1)?.groups ?? {};
  const passed = Number(groups.passed ?? 0);
  const failed = Number(groups.failed ?? 0) + Number(groups.cancelled ?? 0);
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

const groups = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const report = [];
for (const check of checks.filter(({ group }) => groups.length === 0 || groups.includes(group))) {
  console.log(`\n── ${check.name}`);
  const start = performance.now();
  const { passed, failed } = await countsOf(check);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  report.push(`${failed ? 'FAIL' : 'ok  '} ${check.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  total.passed += passed;
  total.failed += failed;
}

console.log(`\n── summary\n${report.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
