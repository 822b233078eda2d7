import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { countNodeTests, listFlakyTests } from './count-tests.mjs';
import { failedNodeFiles, failedSuites, programLane } from './program-lane.mjs';
import { flakyLines, summaryLine, totalCounts } from './report.mjs';
import { runProgram } from './run-lane.mjs';
import { runLanes } from './schedule.mjs';

const folder = mkdtempSync(join(tmpdir(), 'enlace-lanes-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const lane = (name, { needs, weight, status = 'passed', log = [], wait = Promise.resolve() } = {}) => ({
  name,
  ...(needs ? { needs } : {}),
  ...(weight ? { weight } : {}),
  async run() {
    log.push(name);
    await wait;
    return { status };
  },
});
const run = (lanes, capacity = 2) => runLanes(lanes, { capacity, onDone: () => undefined });

test('a lane waits for what it needs and is not run when that failed', async () => {
  const results = await run([lane('browser', { needs: ['build'] }), lane('build', { status: 'failed' }), lane('unit')]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['not run', 'failed', 'passed'],
  );
});

test('no more runs at a time than the machine holds', async () => {
  const log = [];
  let open = () => undefined;
  const wait = new Promise((resolve) => (open = resolve));
  const all = run([lane('a', { log, wait }), lane('heavy', { log, weight: 2 }), lane('b', { log })]);
  await Promise.resolve();
  assert.deepEqual(log, ['a', 'b']);
  open();
  await all;
  assert.deepEqual(log, ['a', 'b', 'heavy']);
});

test('a heavy lane at the beginning runs alone, and a light lane that needs it fills a gap before the last one', async () => {
  const log = [];
  await run([
    lane('build', { log, weight: 2 }),
    lane('long', { log }),
    lane('start', { log, needs: ['build'] }),
    lane('browser', { log, needs: ['build'], weight: 2 }),
    lane('short', { log }),
  ]);
  assert.deepEqual(log, ['build', 'long', 'start', 'short', 'browser']);
});

test('tests are counted in both reports of node, several runs add up', () => {
  assert.deepEqual(countNodeTests('# tests 3\n# pass 2\n# fail 1\n# cancelled 0\n# skipped 0\n# todo 0\n'), {
    passed: 2,
    failed: 1,
    skipped: 0,
  });
  assert.equal(countNodeTests('ℹ pass 4\nℹ fail 0\nother\nℹ pass 5\n').passed, 9);
});

test('a lane that failed without a failed test counts as one failure', () => {
  const results = [
    { status: 'passed', counts: { passed: 5, failed: 0, skipped: 1 } },
    { status: 'failed' },
    { status: 'failed', counts: { passed: 1, failed: 2, skipped: 0 } },
  ];
  assert.equal(summaryLine(totalCounts(results)), '6 passed, 3 failed, 1 skipped');
});

test('a program is stopped when it prints nothing for too long, and runs on while it prints', async () => {
  const start = (script) =>
    runProgram([process.execPath, '-e', script], { cwd: folder, log: join(folder, 'log'), quietMs: 5_000 });
  const [silent, lively] = await Promise.all([
    start('setInterval(() => undefined, 1000)'),
    start(
      'let count = 0; const timer = setInterval(() => { console.log(count); if (++count > 70) clearInterval(timer) }, 100)',
    ),
  ]);
  assert.notEqual(silent.code, 0);
  assert.match(silent.output, /stopped: no output for 5 s/);
  assert.equal(lively.code, 0, lively.output);
});

test('the summary names browser tests that passed only at the second attempt', () => {
  const file = join(folder, 'browser.json');
  const spec = (title, status) => ({ title, file: 'a.e2e.ts', line: 7, tests: [{ status }] });
  const suites = [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('signs in', 'flaky')] }] }];
  writeFileSync(file, JSON.stringify({ suites }));
  assert.deepEqual(flakyLines([{ flakyTests: listFlakyTests(file) }, {}]), ['flaky: a.e2e.ts:7 signs in']);
  assert.deepEqual(listFlakyTests(join(folder, 'missing.json')), []);
});

/** A lane of node's runner whose file passes from the run with this number on. */
function unstableLane(name, firstGoodRun) {
  const file = join(folder, `${name}.test.mjs`);
  const runs = join(folder, `${name}-runs`);
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
    import { test } from 'node:test';
    appendFileSync(${JSON.stringify(runs)}, '.');
    test('steady', () => undefined);
    test('unstable', () => {
      if (readFileSync(${JSON.stringify(runs)}, 'utf8').length < ${firstGoodRun}) throw new Error('not yet');
    });`,
  );
  const commandOf = (files) => [process.execPath, '--test', '--test-reporter=spec', ...files];
  const retry = { failedFiles: failedNodeFiles, commandOf };
  // This test is itself run by node's runner, which would change the report of a runner inside it.
  const env = { NODE_TEST_CONTEXT: undefined };
  const options = { count: countNodeTests, cwd: folder, env, log: join(folder, 'log'), quietMs: 60_000, retry };
  return programLane(name, commandOf([file]), options);
}

test('a test file that passes at the second attempt is counted as passed and named', async () => {
  const lane = unstableLane('second', 2);
  const result = await lane.run();
  assert.equal(result.status, 'passed', result.output);
  assert.deepEqual(result.counts, { passed: 2, failed: 0, skipped: 0, flaky: 1 });
  assert.match(flakyLines([result])[0], /^flaky: second, .*second\.test\.mjs$/);
});

test('a test file that fails twice has failed', async () => {
  const { status, counts } = await unstableLane('never', 99).run();
  assert.equal(status, 'failed');
  assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 });
});

test('failed test files of the API are read from the suites of their report', () => {
  const output =
    '✔ a/good.test.ts (1ms)\n▶ a/bad.test.ts\n  ✖ one (2ms)\n✖ a/bad.test.ts (3.5ms)\nℹ fail 1\n\n✖ one (2ms)\n';
  assert.deepEqual(failedSuites(output), ['a/bad.test.ts']);
});
