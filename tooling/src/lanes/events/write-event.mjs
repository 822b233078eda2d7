import { appendFileSync } from 'node:fs';

/**
 * An event of a test runner: one line of JSON in the file that ENLACE_TEST_EVENTS names. `begin` and `end` are written
 * for each test; `status` is that of its last attempt. `file` is absolute or a name below the folder of the runner.
 * @typedef {{ event: 'begin' | 'end' | 'file', file: string, line?: number, title?: string, seconds?: number,
 *   status?: 'passed' | 'failed' | 'skipped' | 'flaky', attempts?: number, error?: string }} TestEvent
 */

/** The line of an event. */
export const eventLine = (event) => `${JSON.stringify(event)}\n`;

/** Appends an event at once, so that a runner that is killed has written all of its events. */
export function writeEvent(event) {
  if (process.env.ENLACE_TEST_EVENTS) appendFileSync(process.env.ENLACE_TEST_EVENTS, eventLine(event));
}
