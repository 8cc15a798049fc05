import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { chromiumArgs, chromiumPath } from './scripts/browsers.mjs';
import { closingLineReporter } from './scripts/closing-line-reporter.mjs';

const tsconfig = fileURLToPath(new URL('./tsconfig.json', import.meta.url));

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  files: 'test/{theme,contexts,elements,entries,demo}/**/*.test.ts',
  concurrency: 1,
  nodeResolve: { exportConditions: ['development'] },
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: chromiumPath, args: chromiumArgs },
      // Pages of one window share storage, and mouse and timers stall in all but the front one.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
    }),
  ],
  // 'auto' would pass decorators on to a new Chromium, which has none.
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig }), a11ySnapshotPlugin()],
  filterBrowserLogs: ({ args }) => !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
  reporters: [defaultReporter(), closingLineReporter()],
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { ui: 'bdd', timeout: 60_000 } },
};
