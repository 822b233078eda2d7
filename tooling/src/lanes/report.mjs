import { addCounts, noTests } from './count-tests.mjs';

const lastLines = 60;

function describe({ counts }) {
  if (!counts) return '';
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const flaky = counts.flaky ? ` (${counts.flaky} passed only at the second try: see the log)` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}${flaky}`;
}

/** One line of the table of lanes. */
export function laneLine(lane, result) {
  return `${lane.name.padEnd(18)}${result.status.padEnd(12)}${`${result.seconds.toFixed(1)} s`.padStart(9)}  ${describe(result)}`.trimEnd();
}

/** What a failed lane said last. */
export function failureText({ lane, output = '' }) {
  return `\n── ${lane.name} ──\n${output.trimEnd().split('\n').slice(-lastLines).join('\n')}\n`;
}

/** Real tests of all lanes; a check that failed, or a lane that failed without a failed test, counts as one failure. */
export function totalCounts(results) {
  return results.reduce((sum, { status, counts = noTests }) => {
    const silent = status === 'failed' && counts.failed === 0 ? 1 : 0;
    return addCounts(sum, { ...counts, failed: counts.failed + silent });
  }, noTests);
}

/** The last line of `npm test`. */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
