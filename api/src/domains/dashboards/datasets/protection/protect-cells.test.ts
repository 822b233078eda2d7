import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { sumOf } from '../counts/count';
import { protectCells, protectTotal, roundCount, smallest } from './protect-cells';

describe('protected numbers', () => {
  test('are the nearest multiples of five: two numbers that look different can always differ by five or more', () => {
    assert.deepEqual([5, 7, 8, 10, 12, 13].map(roundCount), [5, 5, 10, 10, 10, 15]);
    const values = Array.from({ length: 60 }, (_, index) => index + smallest);
    for (const [least, greatest] of values.flatMap((one) => values.map((other) => [one, other] as const))) {
      const figures = [roundCount(least), roundCount(greatest)] as const;
      if (figures[0] === figures[1]) continue;
      assert.equal(figures[0] < figures[1], least < greatest, 'a larger number never looks smaller');
      const alike = (number: number) => values.filter((value) => roundCount(value) === number);
      const differences = alike(Math.max(...figures)).flatMap((more) =>
        alike(Math.min(...figures)).map((less) => more - less),
      );
      assert.ok(Math.max(...differences) >= smallest);
    }
  });

  test('hide one to four, and never a single cell', () => {
    const protect = (...values: readonly number[]) => protectCells(values, sumOf(values), false);
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
    const protect = (...values: readonly number[]) => protectCells(values, sumOf(values), true);
    assert.deepEqual(protect(10, 0, 20), [10, null, 20]);
    assert.deepEqual(protect(10, 0, 3, 20), [null, null, null, 20]);
    assert.deepEqual([0, 4, 5].map(protectTotal), [null, null, 5]);
  });
});
