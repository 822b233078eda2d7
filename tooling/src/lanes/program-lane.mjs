import { renameSync, rmSync } from 'node:fs';

import { testResults } from './events/read-events.mjs';
import { runProgram } from './run-lane.mjs';

/** A lane with more failed files is not run again: the product is broken, not a test unstable. */
const mostRetriedFiles = 3;
/** A lane ends when this many files have failed tests. */
const mostFailedFiles = 5;

/**
 * A lane that is one program. With `events`, the file of the events that its test runner writes, tests are counted, and
 * the lane is stopped after five files with failed tests; a lane without it is a check. `quietMs` is the longest time
 * without progress; a lane without any test fails unless `isEmptyFine`. With `retry(files)`, the command that runs these files only, a few failed files run a second time:
 * when all of them pass, the lane has passed, and its result names them.
 *
 * `run(signal)` resolves to `{ status, output, log, counts, failures, flakyTests, openTests, fileSeconds,
 * processorSeconds, stopReason }`.
 */
export function programLane(name, command, { events, cwd, env, log, quietMs, retry, isEmptyFine = false, ...rest }) {
  async function attempt(program, signal) {
    const options = { cwd, env, log, quietMs, signal };
    if (events === undefined) {
      const { code, ...result } = await runProgram(program, options);
      return { status: code === 0 && result.stopReason === null ? 'passed' : 'failed', log, ...result };
    }
    rmSync(events, { force: true });
    const tests = testResults();
    const onEvents = (newEvents) => {
      tests.add(newEvents);
      return tests.failedFiles().length >= mostFailedFiles ? `${mostFailedFiles} files with failed tests` : null;
    };
    const { code, ...result } = await runProgram(program, { ...options, events, onEvents });
    const { counts, failures, flakyTests, fileSeconds } = tests;
    const hasPassed = code === 0 && result.stopReason === null && counts.failed === 0;
    const isEmpty = !isEmptyFine && counts.passed === 0;
    const status = hasPassed && !isEmpty ? 'passed' : 'failed';
    return { status, log, ...result, counts, failures, flakyTests, fileSeconds, openTests: tests.openTests() };
  }

  async function run(signal) {
    const first = await attempt(command, signal);
    const files = [...new Set((first.failures ?? []).map(({ file }) => file))];
    const isRetried = retry !== undefined && first.stopReason === null && files.length > 0;
    if (!isRetried || files.length > mostRetriedFiles) return first;
    renameSync(events, `${events}.first`);
    const second = await attempt(retry(files), signal);
    const processorSeconds = addSeconds(first.processorSeconds, second.processorSeconds);
    if (second.status === 'failed') {
      const failures = first.failures.map((failure) => ({ ...failure, attempts: hasFailure(second, failure) ? 2 : 1 }));
      return { ...first, failures, processorSeconds };
    }
    const { passed: passedCount, failed: failedCount } = first.counts;
    return {
      ...first,
      status: 'passed',
      failures: [],
      processorSeconds,
      counts: { ...first.counts, passed: passedCount + failedCount, failed: 0, flaky: failedCount },
      flakyTests: first.failures.map(({ file, line, title }) => `${file}:${line} ${title}`),
    };
  }
  return { name, run, ...rest };
}

const hasFailure = ({ failures }, { file, title }) =>
  failures.some((other) => other.file === file && other.title === title);

/** The sum of two durations; null when one of them is unknown. */
export function addSeconds(first, second) {
  return first === null || second === null ? null : first + second;
}
