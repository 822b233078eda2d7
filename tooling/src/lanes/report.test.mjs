import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { root } from '../lib/workspace.mjs';
import { costLines } from './costs.mjs';
import { failureLines, flakyLines, laneLine, makeSummary, summaryLine, totalCounts } from './report.mjs';

const log = join(root, 'var/test-logs/unit.log');
const failure = (at) => ({
  file: `a/b-${at}.test.ts`,
  line: at,
  title: `does ${at}`,
  attempts: 2,
  error: `Error: expected ${at}\n    at more`,
});
const failedLane = (name, count) => ({
  lane: { name },
  status: 'failed',
  seconds: 10,
  processorSeconds: 12,
  log,
  output: 'x\n'.repeat(500),
  counts: { passed: 3, failed: count, skipped: 0 },
  stopReason: null,
  openTests: [],
  flakyTests: [],
  failures: Array.from({ length: count }, (_, at) => failure(at + 1)),
  fileSeconds: new Map([['a/b-1.test.ts', 4]]),
});

describe('the report of a run', () => {
  test('a failed test has its file, line, first line of the error, attempts and log', () => {
    assert.deepEqual(failureLines([failedLane('unit', 1)]), [
      'a/b-1.test.ts:1 does 1',
      '  Error: expected 1',
      '  The second attempt failed too. Log: var/test-logs/unit.log',
    ]);
  });

  test('fits into 50 lines when everything fails', () => {
    const lanes = ['unit', 'gateway', 'browser', 'lint', 'types', 'format', 'a', 'b', 'c'].map((name, at) =>
      at < 3 ? failedLane(name, 40) : { ...failedLane(name, 0), counts: undefined },
    );
    assert.ok(failureLines(lanes).length <= 50, String(failureLines(lanes).length));
  });

  test('a lane that was stopped has the reason and the tests that had not ended', () => {
    const openTests = [{ file: 'c.e2e.ts', line: 9, title: 'hangs' }];
    const stopReason = 'no test began or ended for 180 s';
    const lines = failureLines([{ ...failedLane('browser', 0), stopReason, openTests }]);
    assert.deepEqual(lines, [
      'browser: stopped: no test began or ended for 180 s; log: var/test-logs/unit.log',
      '  did not end: c.e2e.ts:9 hangs',
    ]);
  });

  test('a lane that failed without a failed test counts as one failure', () => {
    const results = [
      { status: 'passed', counts: { passed: 5, failed: 0, skipped: 1 } },
      { status: 'failed' },
      { status: 'failed', counts: { passed: 1, failed: 2, skipped: 0 } },
    ];
    assert.equal(summaryLine(totalCounts(results)), '6 passed, 3 failed, 1 skipped');
  });

  test('a lane has its wall time, processor time and tests', () => {
    const result = {
      ...failedLane('unit', 2),
      status: 'passed',
      counts: { passed: 5, failed: 0, skipped: 0, flaky: 1 },
    };
    assert.equal(
      laneLine({ name: 'unit' }, result).replace(/ +/g, ' '),
      'unit passed 10.0 s 12.0 s 5 passed, 0 failed (1 passed only at the second attempt)',
    );
    assert.deepEqual(flakyLines([{ flakyTests: ['a.e2e.ts:7 signs in'] }, {}]), ['flaky: a.e2e.ts:7 signs in']);
  });

  test('the summary has the commit, the counts, the lanes, the failures and the slowest files', () => {
    const summary = makeSummary([failedLane('unit', 1)], { commit: 'abc', isClean: true, tier: 'first', seconds: 11 });
    const { commit, seconds, processorSeconds, lanes, failures, slowestFiles } = summary;
    assert.deepEqual([commit, summary.passed, summary.failed, seconds, processorSeconds], ['abc', 3, 1, 11, 12]);
    assert.deepEqual([lanes[0].name, lanes[0].seconds, lanes[0].processorSeconds], ['unit', 10, 12]);
    assert.deepEqual(failures[0].error, 'Error: expected 1');
    assert.deepEqual(slowestFiles, [{ lane: 'unit', file: 'a/b-1.test.ts', seconds: 4 }]);
  });

  test('costs are compared with the bars, and the lane that grew most since the last recorded run is named', () => {
    const lanes = [
      { name: 'unit', seconds: 90, processorSeconds: 100 },
      { name: 'lint', seconds: 70, processorSeconds: null },
    ];
    const bars = { seconds: 100, processorSeconds: 300, lanes: { unit: 120, lint: 60 } };
    const lastRun = { commit: '12345678', lanes: { unit: 50, lint: 60 } };
    assert.deepEqual(costLines({ seconds: 120, processorSeconds: 200, lanes }, { bars, lastRun }), [
      'wall time: 120 s, bar 100 s, MISSED',
      'processor time: 200 s, bar 300 s',
      'lane lint: 70 s, bar 60 s, MISSED',
      'grew most since 12345678: unit, 50 s -> 100 s',
    ]);
  });
});
