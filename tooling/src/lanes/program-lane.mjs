import { existsSync, readFileSync } from 'node:fs';

import { runProgram } from './run-lane.mjs';

/** A lane with more failed files is not run again: the product is broken, not a test unstable. */
const mostRetriedFiles = 3;

/**
 * A lane that is one program. `count` reads the number of tests from its output; a lane without it is a check.
 * `quietMs` is the longest time without output. With `retry`, a few failed test files run a second time, as in the
 * browser lane: when all of them pass, the lane has passed, and its result names them. `retry.failedFiles` reads the
 * failed files from the output, and `retry.commandOf` makes the command that runs these files only.
 */
export function programLane(name, command, { count, cwd, env, log, quietMs, retry, ...rest }) {
  async function attempt(program, countTests) {
    const { code, output } = await runProgram(program, { cwd, env, log, quietMs });
    const counts = countTests?.(output);
    const isEmpty = counts && counts.passed + counts.failed === 0;
    return { status: code === 0 && !isEmpty && !counts?.failed ? 'passed' : 'failed', counts, output };
  }

  async function run() {
    const first = await attempt(command, count);
    const files = first.status === 'failed' && first.counts?.failed ? (retry?.failedFiles(first.output) ?? []) : [];
    if (files.length === 0 || files.length > mostRetriedFiles) return first;
    const second = await attempt(retry.commandOf(files), retry.count ?? count);
    if (second.status === 'failed') return first;
    const { counts: firstCounts } = first;
    const testCount = firstCounts.passed + firstCounts.failed;
    const counts = { ...firstCounts, passed: testCount, failed: 0, flaky: firstCounts.failed };
    return { status: 'passed', counts, output: first.output, flakyTests: files.map((file) => `${name}, ${file}`) };
  }
  return { name, run, ...rest };
}

const unique = (values) => [...new Set(values)];

/** Files of the failed tests in a spec report of node's runner, which ends with the place of each. */
export function failedNodeFiles(output) {
  return unique([...output.matchAll(/^test at (.+?):\d+:\d+$/gm)].map(([, file]) => file));
}

/** Failed suites of the first level in a spec report that are test files: each test file of the API is one. */
export function failedSuites(output) {
  return unique([...output.matchAll(/^✖ (\S+\.test\.ts) \(/gm)].map(([, file]) => file));
}

/** Files of a jest report with a failed test. */
export function failedJestFiles(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}
