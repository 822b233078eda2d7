import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatBar, formatValue } from './format-figure.mjs';
import { median, percentile } from './statistics.mjs';

test('values have their unit and as many digits as matter', () => {
  assert.equal(formatValue(147.44, 'kB'), '147.4 kB');
  assert.equal(formatValue(1.061, 'x'), '1.06x');
  assert.equal(formatValue(12.4, 'ms'), '12 ms');
  assert.equal(formatValue(903.6), '904');
  assert.equal(formatValue(true), 'yes');
});

test('bars name their direction', () => {
  assert.equal(formatBar({ atMost: 14 }, 'kB'), 'at most 14.0 kB');
  assert.equal(formatBar({ atLeast: 0.3 }, 'x'), 'at least 0.30x');
  assert.equal(formatBar({ equal: 0 }), 'is 0');
});

test('median and percentile are values that were measured', () => {
  assert.equal(median([30, 10, 20]), 20);
  assert.equal(percentile([5, 1, 4, 2, 3], 0.95), 5);
  assert.ok(Number.isNaN(median([])));
});
