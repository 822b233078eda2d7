import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { CountedCell } from '../counts/count';
import { limitCells } from './arrange-cells';

test('the order of protected groups does not show their hidden numbers', () => {
  const keysOf = (befores: readonly number[]): readonly string[] => {
    const cells = befores.map((before, index): CountedCell => ({
      key: `${index}`,
      now: 3 - (index % 3),
      before,
    }));
    return limitCells(cells, { most: 2, kind: 'bars' }, true).map(({ key }) => key);
  };
  for (const befores of [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
    [0, 4, 1, 4],
  ])
    assert.deepEqual(keysOf(befores), ['0', '1', 'others']);
  assert.deepEqual(keysOf([6, 7, 5, 7]), ['0', '1', 'others'], 'equal after rounding');
  assert.deepEqual(keysOf([6, 7, 5, 12]), ['3', '0', 'others']);
});
