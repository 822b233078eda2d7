import { addCounts, noTests } from './count-tests.mjs';

const lastLines = 60;

function describe({ counts }) {
  if (!counts) return '';
  const skippedPart = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const flaky = counts.flaky ? ` (${counts.flaky} passed only at the second attempt)` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skippedPart}${flaky}`;
}

/** One line of the table of lanes. */
export function laneLine(lane, result) {
  return `${lane.name.padEnd(18)}${result.status.padEnd(12)}${`${result.seconds.toFixed(1)} s`.padStart(9)}  ${describe(result)}`.trimEnd();
}

/** The last output of a failed lane. */
export function failureText({ lane, output = '' }) {
  return `\n── ${lane.name} ──\n${output.trimEnd().split('\n').slice(-lastLines).join('\n')}\n`;
}

/** Test counts of all lanes. A failed check, or a failed lane without a failed test, counts as one failure. */
export function totalCounts(results) {
  return results.reduce((sum, { status, counts = noTests }) => {
    const silent = status === 'failed' && counts.failed === 0 ? 1 : 0;
    return addCounts(sum, { ...counts, failed: counts.failed + silent });
  }, noTests);
}

/** One line for each test that passed only at the second attempt. */
export function flakyLines(results) {
  return results.flatMap(({ flakyTests = [] }) => flakyTests).map((title) => `flaky: ${title}`);
}

/** The last line of `npm test`. */
export function summaryLine(counts) {
  return `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`;
}
