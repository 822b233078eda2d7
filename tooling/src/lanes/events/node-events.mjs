import { relative } from 'node:path';

import { eventLine } from './write-event.mjs';

/** Suites of the bundled tests of the API have the path of their file as name. */
const isFileSuite = ({ name, nesting, file }) => nesting === 0 && /\.test\.(ts|mjs)$/.test(name) && name !== file;

/** Reporter of node's runner (`--test-reporter`): writes the events of tests, not those of suites. */
export default async function* nodeEvents(source) {
  const folder = process.env.ENLACE_TEST_FOLDER ?? '';
  // Results come file by file, in the order of the report; tests begin in their own order.
  let resultSuite = null;
  let beginSuite = null;
  const fileOf = ({ file = '' }, suite) => (suite === null ? relative(process.cwd(), file) : `${folder}${suite}`);

  for await (const { type, data } of source) {
    if (type === 'test:start' && isFileSuite(data)) resultSuite = data.name;
    if (type === 'test:dequeue') {
      if (isFileSuite(data)) beginSuite = data.name;
      else if (data.name !== data.file)
        yield eventLine({ event: 'begin', file: fileOf(data, beginSuite), line: data.line, title: data.name });
      continue;
    }
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { details = {}, name } = data;
    const seconds = (details.duration_ms ?? 0) / 1000;
    // The durations of the first level add up to that of the file.
    if (data.nesting === 0) yield eventLine({ event: 'file', file: fileOf(data, resultSuite), seconds });
    const hasFailedTests = type === 'test:fail' && details.error?.failureType === 'subtestsFailed';
    if (hasFailedTests || (type === 'test:pass' && details.type === 'suite')) continue;
    yield eventLine({ event: 'end', file: fileOf(data, resultSuite), title: name, seconds, ...outcomeOf(type, data) });
  }
}

function outcomeOf(type, { details, line, skip, todo }) {
  if (skip !== undefined || todo !== undefined) return { status: 'skipped' };
  if (type === 'test:pass') return { status: 'passed' };
  const cause = details.error?.cause ?? details.error;
  const text = String(cause?.stack ?? cause?.message ?? cause);
  return { status: 'failed', line: lineInStack(text) ?? line, error: text };
}

/** The line of the first stack frame in a test file. */
function lineInStack(stack) {
  const line = /\.test\.(?:ts|mjs):(\d+):\d+/.exec(stack)?.[1];
  return line === undefined ? undefined : Number(line);
}
