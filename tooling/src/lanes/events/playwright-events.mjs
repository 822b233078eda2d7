import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { writeEvent } from './write-event.mjs';

const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** Reporter of Playwright: writes an event when a test begins or ends; the end of an attempt before the last is none. */
export default class PlaywrightEvents {
  onTestBegin(test, { retry }) {
    writeEvent({ event: 'begin', ...placeOf(test), attempts: retry + 1 });
  }

  onTestEnd(test, { retry, duration, error, status }) {
    const seconds = duration / 1000;
    const isLast = status === test.expectedStatus || status === 'skipped' || retry >= test.retries;
    writeEvent({ event: 'file', file: placeOf(test).file, seconds });
    // A test that is interrupted has neither passed nor failed: the runner stopped.
    if (!isLast || status === 'interrupted') return;
    writeEvent({
      event: 'end',
      ...placeOf(test),
      seconds,
      attempts: retry + 1,
      status: statuses[test.outcome()] ?? 'failed',
      ...(error === undefined ? {} : { error: stripVTControlCharacters(error.message ?? String(error.value ?? '')) }),
    });
  }
}

/** The file of the tier; a test can be declared in a module that the files of both tiers call. */
function placeOf(test) {
  const { file: declaringFile, line } = test.location;
  const [, project, name, ...titles] = test.titlePath();
  const declaration = relative(process.cwd(), declaringFile);
  const file = `e2e/src/${name}`;
  const title = `${titles.join(' › ')}${project === 'small core' ? '' : ` (${project})`}`;
  return declaration === file ? { file, line, title } : { file, title: `${title} (${declaration}:${line})` };
}
