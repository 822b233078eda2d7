import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { bars } from './bars.mjs';
import { formatBar } from './report/format-figure.mjs';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
/** Rows of the table of bars: id, bar and meaning. */
const rows = [...readme.matchAll(/^\| `([a-z0-9*./-]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, ...cells]) => cells,
);

test('the README says what every bar means', () => {
  assert.deepEqual(
    rows.map(([id]) => id),
    Object.keys(bars),
  );
});

test('the README has the bars that count', () => {
  for (const [id, bar] of rows) {
    const number = /[\d.]+|yes/.exec(formatBar(bars[id]))?.[0];
    assert.ok(bar.includes(number === 'yes' ? 'yes' : String(Object.values(bars[id])[0])), `${id}: ${bar}`);
  }
});

test('each bar is one limit', () => {
  for (const [id, bar] of Object.entries(bars)) {
    assert.equal(Object.keys(bar).length, 1, id);
    assert.ok('atMost' in bar || 'atLeast' in bar || 'equal' in bar, id);
  }
});
