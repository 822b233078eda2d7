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

/** Counts from the summary at the end of node's TAP and spec reports; several runs are added. */
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

/** Counts of a jest report (`--json --outputFile`); a suite that cannot run is a failure. */
export function countJestTests(file) {
  const report = readReport(file);
  if (!report) return noTests;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts of a Playwright report (reporter json); `flaky` counts the tests that passed at the second attempt. */
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

/** Titles of the tests of a Playwright report that passed at the second attempt. */
export function listFlakyTests(file) {
  const titlesIn = ({ suites = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(specTitle),
    ...suites.flatMap(titlesIn),
  ];
  return titlesIn(readReport(file) ?? {});
}

const specTitle = ({ file, line, title }) => `${file}:${line} ${title}`;
