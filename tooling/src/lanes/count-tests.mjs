import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const noTests = { passed: 0, failed: 0, skipped: 0 };

/** @returns {Counts} */
export function addCounts(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

function sumOf(output, word) {
  const lines = output.matchAll(new RegExp(`^(?:# |ℹ )${word} (\\d+)$`, 'gm'));
  return [...lines].reduce((sum, match) => sum + Number(match[1]), 0);
}

/** Counts of node's test runner, from the summary that its TAP and spec reports end with; several runs add up. */
export function countNodeTests(output) {
  return {
    passed: sumOf(output, 'pass'),
    failed: sumOf(output, 'fail') + sumOf(output, 'cancelled'),
    skipped: sumOf(output, 'skipped') + sumOf(output, 'todo'),
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Counts of a jest report (`--json --outputFile`); a suite that could not run is a failure. */
export function countJestTests(file) {
  const report = readReport(file);
  if (!report) return noTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright report (reporter json); `flaky` of those passed did so at the second try. */
export function countBrowserTests(file) {
  const stats = readReport(file)?.stats;
  if (!stats) return noTests;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    ...(stats.flaky > 0 ? { flaky: stats.flaky } : {}),
  };
}
