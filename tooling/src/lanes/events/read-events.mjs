import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** The events that a file received since the last call: `read()` of a file that does not exist yet returns none. */
export function eventReader(file) {
  let position = 0;
  return function read() {
    if (!existsSync(file)) return [];
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - position));
      const count = readSync(descriptor, bytes, 0, bytes.length, position);
      // The last line can be incomplete.
      const end = bytes.subarray(0, count).lastIndexOf('\n') + 1;
      position += end;
      const lines = bytes.subarray(0, end).toString('utf8').split('\n');
      return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
    } finally {
      closeSync(descriptor);
    }
  };
}

const keyOf = ({ file, title }) => `${file}\0${title}`;

/**
 * Results of tests, kept up to date with `add(events)`: `counts`, `failures`, `flakyTests`, tests that `began` and did
 * not end, and the seconds of each file. A test that runs several times (a retry, a project each) counts each time.
 */
export function testResults() {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flakyTests = [];
  const fileSeconds = new Map();
  const openTests = new Map();

  function add(event) {
    const key = keyOf(event);
    if (event.event === 'begin') openTests.set(key, event);
    if (event.event === 'file') fileSeconds.set(event.file, (fileSeconds.get(event.file) ?? 0) + event.seconds);
    if (event.event !== 'end') return;
    openTests.delete(key);
    if (event.status === 'skipped') counts.skipped += 1;
    else if (event.status === 'failed') counts.failed += 1;
    else counts.passed += 1;
    if (event.status === 'failed') failures.push(event);
    if (event.status === 'flaky') {
      counts.flaky = (counts.flaky ?? 0) + 1;
      flakyTests.push(`${event.file}:${event.line} ${event.title}`);
    }
  }

  return {
    counts,
    failures,
    flakyTests,
    fileSeconds,
    add: (events) => events.forEach(add),
    failedFiles: () => [...new Set(failures.map(({ file }) => file))],
    openTests: () => [...openTests.values()],
  };
}
