import { relative } from 'node:path';

import { root } from '../lib/workspace.mjs';

const noTests = { passed: 0, failed: 0, skipped: 0 };

/** A failure in the report has at most this many lines, and the report this many failures and lines of a failed check. */
const mostFailures = 8;
const mostCheckLines = 8;
const mostLines = 48;
const longestLine = 200;

function describeCounts({ counts }) {
  if (!counts) return '';
  const skippedPart = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const flaky = counts.flaky ? ` (${counts.flaky} passed only at the second attempt)` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skippedPart}${flaky}`;
}

const secondsText = (seconds) => `${seconds.toFixed(1)} s`.padStart(9);

/** One line of the table of lanes: name, status, wall time, processor time, tests. */
export function laneLine(lane, result) {
  const processorTime = result.processorSeconds == null ? ''.padStart(9) : secondsText(result.processorSeconds);
  const times = `${secondsText(result.seconds)} ${processorTime}`;
  return `${lane.name.padEnd(18)}${result.status.padEnd(12)}${times}  ${describeCounts(result)}`.trimEnd();
}

/** The first line of an error, with the second when the first only announces it. */
function firstLineOf(text = '') {
  const [first = 'no message', second] = text.split('\n').filter((line) => line.trim() !== '');
  return shorten(
    second !== undefined && first.trim().endsWith(':') ? `${first.trim()} ${second.trim()}` : first.trim(),
  );
}
const shorten = (line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line);
const logOf = ({ log }) => (log === undefined ? '' : relative(root, log));

/** All failures of a lane, for people and for the summary: `{ lane, file, line, title, error, attempts, log }`. */
function failuresOf({ lane, log, failures = [] }) {
  return failures.map(({ file, line, title, error, attempts = 1 }) => ({
    lane: lane.name,
    file,
    ...(line === undefined ? {} : { line }),
    title,
    error: firstLineOf(error),
    attempts,
    log: logOf({ log }),
  }));
}

/** Tests of a lane that began and did not end. */
function openTestsOf({ lane, stopReason, openTests = [] }) {
  return stopReason == null ? [] : openTests.map(({ file, line, title }) => ({ lane: lane.name, file, line, title }));
}

const isBad = ({ status }) => status === 'failed' || status === 'unavailable';

/** What to know about the failed lanes, in less than 50 lines. */
export function failureLines(results) {
  const badResults = results.filter(isBad);
  const failures = badResults.flatMap(failuresOf);
  const lines = failures.slice(0, mostFailures).flatMap(describeFailure);
  if (failures.length > mostFailures) lines.push(`… and ${failures.length - mostFailures} more in summary.json`);
  for (const result of badResults) {
    const { lane, stopReason, output = '', failures: laneFailures = [] } = result;
    const openTests = openTestsOf(result);
    if (stopReason != null) lines.push(`${lane.name}: stopped: ${stopReason}; log: ${logOf(result)}`);
    for (const { file, line, title } of openTests.slice(0, 3))
      lines.push(`  did not end: ${placeOf({ file, line })} ${shorten(title)}`);
    if (openTests.length > 3) lines.push(`  … and ${openTests.length - 3} more`);
    if (laneFailures.length === 0 && stopReason == null) {
      lines.push(`${lane.name}: failed; log: ${logOf(result)}`);
      lines.push(...lastLines(output, lines.length > 30 ? 3 : mostCheckLines).map((line) => `  ${shorten(line)}`));
    }
  }
  if (lines.length > mostLines) lines.splice(mostLines - 1, Infinity, '… and more in summary.json and the logs');
  return lines;
}

const placeOf = ({ file, line }) => (line === undefined ? file : `${file}:${line}`);

function describeFailure({ file, line, title, error, attempts, log }) {
  const attemptText = attempts > 1 ? 'The second attempt failed too. ' : '';
  return [
    `${file}${line === undefined ? '' : `:${line}`} ${shorten(title)}`,
    `  ${error}`,
    `  ${attemptText}Log: ${log}`,
  ];
}

const lastLines = (output, count) =>
  output
    .trimEnd()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count);

/** Test counts of all lanes. A failed check, or a failed lane without a failed test, counts as one failure. */
export function totalCounts(results) {
  return results.reduce((sum, { status, counts = noTests }) => {
    const silent = status === 'failed' && counts.failed === 0 ? 1 : 0;
    return {
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed + silent,
      skipped: sum.skipped + counts.skipped,
    };
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

const roundSeconds = (seconds) => (seconds == null ? null : Math.round(seconds * 10) / 10);

/**
 * The content of `summary.json`. Seconds are wall time, processor seconds include descendants and are null when
 * unknown.
 */
export function makeSummary(results, { commit, isClean, tier, seconds }) {
  const files = results.flatMap(({ lane, fileSeconds = new Map() }) =>
    [...fileSeconds].map(([file, duration]) => ({ lane: lane.name, file, seconds: roundSeconds(duration) })),
  );
  const processorTimes = results.map(({ processorSeconds }) => processorSeconds ?? 0);
  return {
    commit,
    isClean,
    tier,
    ...totalCounts(results),
    seconds: roundSeconds(seconds),
    processorSeconds: roundSeconds(processorTimes.reduce((sum, time) => sum + time, 0)),
    lanes: results.map(({ lane, status, seconds: laneSeconds, processorSeconds, counts, stopReason }) => ({
      name: lane.name,
      status,
      seconds: roundSeconds(laneSeconds),
      processorSeconds: roundSeconds(processorSeconds),
      ...counts,
      ...(stopReason == null ? {} : { stopReason }),
    })),
    failures: results.filter(isBad).flatMap(failuresOf),
    openTests: results.flatMap(openTestsOf),
    flakyTests: results.flatMap(({ flakyTests = [] }) => flakyTests),
    slowestFiles: files.sort((a, b) => b.seconds - a.seconds).slice(0, 20),
  };
}
