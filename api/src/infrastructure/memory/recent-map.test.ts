import assert from 'node:assert/strict';
import { test } from 'node:test';

import { RecentMap } from './recent-map';

test('a map of recent values loses the one that was used longest ago', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  assert.equal(map.get('a'), 1);
  map.set('c', 3);
  assert.deepEqual(map.entries(), [
    ['a', 1],
    ['c', 3],
  ]);
  map.set('a', 4);
  map.set('d', 5);
  assert.deepEqual([map.get('a'), map.get('b'), map.get('c'), map.get('d')], [4, undefined, undefined, 5]);
});
