/**
 * The benchmarks: `npm run --silent bench`, `-- rules`, `-- waits`, `-- bytes`, `-- page`, `-- feel`, with `--quick` for a first impression.
 * They print Markdown tables of ratios against peers, taken in one run; absolute figures only say on what machine.
 */
import { benchBytes } from './bytes.js';
import { benchFeel } from './feel.js';
import { benchPage } from './page.js';
import { benchRules } from './rules.js';
import { benchWaits } from './waits.js';
import { printMachine } from './report.js';

const FULL = { rounds: 7, seconds: 1 };
const QUICK = { rounds: 3, seconds: 0.25 };

const args = process.argv.slice(2);
const pace = args.includes('--quick') ? QUICK : FULL;
const wanted = args.filter((arg) => !arg.startsWith('-'));

const sections: Record<string, () => boolean | Promise<boolean>> = {
  rules: () => benchRules(pace),
  waits: benchWaits,
  page: () => benchPage(pace.rounds),
  feel: benchFeel,
  bytes: benchBytes,
};

const unknown = wanted.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}": ${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

printMachine(['boardgame.io', 'lit', 'xstate']);
for (const [name, bench] of Object.entries(sections)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!(await bench())) process.exitCode = 1;
}
