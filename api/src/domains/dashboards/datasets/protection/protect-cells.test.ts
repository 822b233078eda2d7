import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Count } from '../counts/count';
import { protectCells, protectTotal, roundCount } from './protect-cells';

const counts = (...values: readonly number[]): Count[] => values.map((value) => ({ value, noise: 999 }));
const total = (...values: readonly number[]): Count => ({
  value: values.reduce((sum, one) => sum + one, 0),
  noise: 999,
});

describe('protected numbers', () => {
  test('are multiples of five, fixed by the counted rows, and right on average', () => {
    assert.deepEqual(
      [0, 199, 200, 999].map((noise) => roundCount({ value: 11, noise })),
      [15, 15, 10, 10],
    );
    assert.equal(roundCount({ value: 11, noise: 1000 }), roundCount({ value: 11, noise: 0 }));
    for (const value of [5, 6, 8, 9, 10]) {
      const sum = Array.from({ length: 1000 }, (_, noise) => roundCount({ value, noise })).reduce(
        (all, one) => all + one,
      );
      assert.equal(sum / 1000, value);
    }
  });

  test('hide one to four, and never a single cell', () => {
    const protect = (...values: readonly number[]) => protectCells(counts(...values), total(...values), false);
    assert.deepEqual(protect(10, 3, 20), [null, null, 20]);
    assert.deepEqual(protect(10, 3, 4, 20), [10, null, null, 20]);
    // Each of two hidden numbers that are five together would be below five.
    assert.deepEqual(protect(10, 2, 3, 20), [null, null, null, 20]);
    assert.deepEqual(protect(10, 0, 20), [10, 0, 20]);
    assert.equal(protect(1, 1, 1), null);
    // The reader would know that each is below five.
    assert.equal(protect(1, 1, 1, 1, 1, 1), null);
  });

  test('do not show whether a step of time has few rows or none', () => {
    const protect = (...values: readonly number[]) => protectCells(counts(...values), total(...values), true);
    assert.deepEqual(protect(10, 0, 20), [10, null, 20]);
    assert.deepEqual(protect(10, 0, 3, 20), [null, null, null, 20]);
    assert.deepEqual(
      [0, 4, 5].map((value) => protectTotal({ value, noise: 0 })),
      [null, null, 5],
    );
  });
});
