import { relative } from 'node:path';

import { writeEvent } from './write-event.mjs';

const statuses = { passed: 'passed', failed: 'failed', pending: 'skipped', todo: 'skipped', disabled: 'skipped' };
const pathOf = (file) => relative(process.cwd(), file);

/** Reporter of jest (`--reporters`): writes an event when a test begins or ends. */
export default class JestEvents {
  onTestCaseStart({ path }, { fullName }) {
    writeEvent({ event: 'begin', file: pathOf(path), title: fullName });
  }

  onTestCaseResult({ path }, { fullName, status, duration, failureMessages }) {
    const [error] = failureMessages ?? [];
    writeEvent({
      event: 'end',
      file: pathOf(path),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      status: statuses[status] ?? 'failed',
      ...(error === undefined ? {} : { error, line: lineIn(error) }),
    });
  }

  onTestResult({ path }, { perfStats, testExecError, failureMessage, testResults }) {
    const seconds = (perfStats.end - perfStats.start) / 1000;
    writeEvent({ event: 'file', file: pathOf(path), seconds });
    // Skipped tests have no events of their own; a file that cannot be loaded has no tests.
    for (const { fullName, status } of testResults)
      if (status === 'pending')
        writeEvent({ event: 'end', file: pathOf(path), title: fullName, seconds: 0, status: 'skipped' });
    if (testExecError)
      writeEvent({
        event: 'end',
        file: pathOf(path),
        title: 'the file',
        seconds,
        status: 'failed',
        error: String(testExecError.message ?? failureMessage ?? testExecError),
      });
  }
}

function lineIn(stack) {
  const line = /\.test\.tsx?:(\d+):\d+/.exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}
