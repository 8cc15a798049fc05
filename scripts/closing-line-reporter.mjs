import { writeSync } from 'node:fs';

/**
 * Reporter for Web Test Runner whose last output is one plain line, 'N passed, N failed'. A test file that failed to
 * load counts as one failure. It writes on 'exit' because the runner prints its progress after every reporter hook.
 * @returns {import('@web/test-runner').Reporter}
 */
export function closingLineReporter() {
  return {
    stop({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const session of sessions) {
        const tests = testsOf(session.testResults);
        const failures = tests.filter((test) => !test.passed && !test.skipped).length;
        passed += tests.filter((test) => test.passed && !test.skipped).length;
        failed += session.passed ? failures : Math.max(failures, 1);
      }
      process.once('exit', () => writeSync(1, `\n${passed} passed, ${failed} failed\n`));
    },
  };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult | undefined} suite
 * @returns {import('@web/test-runner').TestResult[]}
 */
function testsOf(suite) {
  return suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : [];
}
