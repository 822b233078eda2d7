import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';

import { programLane } from './program-lane.mjs';
import { parseTimes, runProgram } from './run-lane.mjs';
import { runLanes } from './schedule.mjs';

const folder = mkdtempSync(join(tmpdir(), 'enlace-lanes-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const reporter = join(import.meta.dirname, 'events/node-events.mjs');
// These tests are themselves run by node's runner, which would change the report of a runner inside it.
const env = { NODE_TEST_CONTEXT: undefined, ENLACE_TEST_FOLDER: undefined };

const lane = (name, { needs, weight, status = 'passed', log = [], wait = Promise.resolve(), ...rest } = {}) => ({
  name,
  ...rest,
  ...(needs ? { needs } : {}),
  ...(weight ? { weight } : {}),
  async run() {
    log.push(name);
    await wait;
    return { status };
  },
});
const run = (lanes, capacity = 2, options = {}) => runLanes(lanes, { capacity, onDone: () => undefined, ...options });
const statuses = (results) => results.map(({ status }) => status);

describe('the order of lanes', () => {
  test('a lane waits for what it needs and is not run when that failed', async () => {
    const results = await run([
      lane('browser', { needs: ['build'] }),
      lane('build', { status: 'failed' }),
      lane('unit'),
    ]);
    assert.deepEqual(statuses(results), ['not run', 'failed', 'passed']);
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

  test('a heavy lane at the beginning runs alone; a light lane that needs it fills a gap before the last one', async () => {
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

  test('a lane after others runs when they have ended, also when they failed', async () => {
    const log = [];
    const lanes = [lane('last', { log, after: ['a', 'b'] }), lane('a', { log, status: 'failed' }), lane('b', { log })];
    assert.deepEqual(statuses(await run(lanes)), ['passed', 'failed', 'passed']);
    assert.deepEqual(log, ['a', 'b', 'last']);
  });

  test('after a lane that was stopped no other begins, but for the one that runs after all', async () => {
    const stoppedLane = { ...lane('stopped'), run: async () => ({ status: 'failed', stopReason: 'no test began' }) };
    const results = await run([
      stoppedLane,
      lane('beside'),
      lane('later'),
      lane('last', { after: ['stopped', 'later'] }),
    ]);
    assert.deepEqual(statuses(results), ['failed', 'passed', 'not run', 'passed']);
  });

  test('after the abort no lane begins, and a lane that ignores it is left', async () => {
    const controller = new AbortController();
    const endless = lane('endless', { weight: 2, wait: new Promise(() => undefined) });
    const all = run([endless, lane('waiting')], 2, { signal: controller.signal, graceMs: 20 });
    controller.abort('the run takes longer than 30 minutes');
    const results = await all;
    assert.deepEqual(statuses(results), ['failed', 'not run']);
    assert.equal(results[0].stopReason, 'the run takes longer than 30 minutes');
  });
});

describe('a program', () => {
  const start = (script, options) =>
    runProgram([process.execPath, '-e', script], {
      cwd: folder,
      log: join(folder, 'log'),
      quietMs: 60_000,
      ...options,
    });

  test('is stopped when it prints nothing for too long, and runs on while it prints', async () => {
    const lively =
      'let count = 0; const timer = setInterval(() => { console.log(count); if (++count > 70) clearInterval(timer) }, 100)';
    const [silentResult, livelyResult] = await Promise.all([
      start('setInterval(() => undefined, 1000)', { quietMs: 5_000 }),
      start(lively, { quietMs: 5_000 }),
    ]);
    assert.notEqual(silentResult.code, 0);
    assert.equal(silentResult.stopReason, 'no output for 5 s');
    assert.equal(livelyResult.code, 0, livelyResult.output);
    assert.equal(livelyResult.stopReason, null);
  });

  test('that prints but neither begins nor ends a test is stopped', async () => {
    const events = join(folder, 'no-events');
    const { stopReason } = await start('setInterval(() => console.log("busy"), 50)', { quietMs: 1_000, events });
    assert.equal(stopReason, 'no test began or ended for 1 s');
  });

  test('is stopped by the signal of the run, with the programs that it started', async () => {
    const controller = new AbortController();
    const child = 'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"])';
    const script = `const child = ${child}; console.log(child.pid); process.on('SIGINT', () => process.exit(1))`;
    const end = start(script, { signal: controller.signal });
    setTimeout(() => controller.abort('enough'), 1_000);
    const { output, stopReason } = await end;
    assert.equal(stopReason, 'enough');
    const pid = Number(/^\d+/.exec(output)?.[0]);
    assert.ok(pid > 0, output);
    await assert.rejects(async () => {
      for (;;) {
        process.kill(pid, 0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, /ESRCH/);
  });

  test('has its processor time, with that of its descendants', async () => {
    const { processorSeconds } = await start('for (const end = performance.now() + 300; performance.now() < end;);');
    assert.ok(processorSeconds !== null && processorSeconds > 0.1, String(processorSeconds));
    assert.equal(parseTimes('0m0.01s 0m0.02s\n1m2.5s 0m1.25s\n'), 63.75);
    assert.equal(parseTimes(''), null);
  });
});

/** A lane of node's runner with test files: their texts by name. */
function nodeLane(name, texts) {
  const files = Object.entries(texts).map(([file, text]) => {
    const path = join(folder, `${name}-${file}.test.mjs`);
    writeFileSync(path, `import { test } from 'node:test';\n${text}`);
    return path;
  });
  const events = join(folder, `${name}.events`);
  const commandOf = (paths) => [
    process.execPath,
    '--test',
    '--test-concurrency=1',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${events}`,
    ...paths,
  ];
  return programLane(name, commandOf(files), {
    events,
    cwd: folder,
    env,
    log: join(folder, 'log'),
    quietMs: 60_000,
    retry: (paths) => commandOf(paths.map((path) => join(folder, path))),
  });
}

/** A test that passes from the run with this number on. */
function unstableTest(name, firstGoodRun) {
  const runs = JSON.stringify(join(folder, `${name}-runs`));
  return `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${runs}, '.');
    test('steady', () => undefined);
    test('unstable', () => {
      if (readFileSync(${runs}, 'utf8').length < ${firstGoodRun}) throw new Error('not yet');
    });`;
}

describe('a lane of tests', () => {
  test('counts its tests, and has file, line and error of the failed ones', async () => {
    const text = "test('good', () => undefined);\ntest('left out', { skip: true }, () => undefined);\n";
    const bad =
      "test.describe('a group', () => {\n  test('bad', () => {\n    throw new Error('too cold');\n  });\n});\n";
    const { status, counts, failures, fileSeconds } = await nodeLane('counts', { a: text, b: bad, c: bad }).run();
    assert.equal(status, 'failed');
    assert.deepEqual(counts, { passed: 1, failed: 2, skipped: 1 });
    const [{ file, line, title, error, attempts }] = failures;
    assert.deepEqual([file, line, title, attempts], ['counts-b.test.mjs', 4, 'bad', 2]);
    assert.match(error, /too cold/);
    assert.deepEqual([...fileSeconds.keys()].sort(), ['counts-a.test.mjs', 'counts-b.test.mjs', 'counts-c.test.mjs']);
  });

  test('has failed when a file cannot be loaded', async () => {
    const { status, counts, failures } = await nodeLane('broken', { a: "throw new Error('no start')" }).run();
    assert.equal(status, 'failed');
    assert.deepEqual(counts, { passed: 0, failed: 1, skipped: 0 });
    assert.equal(failures[0].file, 'broken-a.test.mjs');
  });

  test('that passes at the second attempt is counted as passed and named', async () => {
    const { status, counts, flakyTests } = await nodeLane('second', { a: unstableTest('second', 2) }).run();
    assert.equal(status, 'passed');
    assert.deepEqual(counts, { passed: 2, failed: 0, skipped: 0, flaky: 1 });
    assert.match(flakyTests[0], /^second-a\.test\.mjs:\d+ unstable$/);
  });

  test('that fails twice has failed', async () => {
    const { status, counts, failures } = await nodeLane('never', { a: unstableTest('never', 99) }).run();
    assert.equal(status, 'failed');
    assert.deepEqual(counts, { passed: 1, failed: 1, skipped: 0 });
    assert.equal(failures[0].attempts, 2);
  });

  test('is stopped after five files with failed tests, and these do not run again', async () => {
    const bad = "test('bad', () => { throw new Error('bad'); });";
    const slow = "test('slow', () => new Promise((resolve) => setTimeout(resolve, 60_000)));";
    const texts = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [at, at < 6 ? bad : slow]));
    const { status, counts, stopReason, openTests } = await nodeLane('many', texts).run();
    assert.equal(status, 'failed');
    assert.equal(stopReason, '5 files with failed tests');
    assert.equal(counts.failed, 5);
    assert.deepEqual(openTests.map(({ title }) => title).slice(0, 1), openTests.length > 0 ? ['slow'] : []);
  });
});
