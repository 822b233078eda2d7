import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { PageCache, cutPage } from './page-cache';

describe('pages that are kept', () => {
  const start = () => {
    let now = 1_000;
    const madePages: string[] = [];
    const options = { freshMs: 10_000, staleMs: 60_000, most: 3, mostMissing: 2, missingMs: 2_000 };
    const cache = new PageCache({ ...options, clock: () => now });
    const get = async (key: string, status = 200): Promise<string> => {
      const page = await cache.get(key, () => {
        madePages.push(key);
        return Promise.resolve(cutPage(status, `${key} ${madePages.length}`, '-'));
      });
      return page?.plain('').toString() ?? '';
    };
    return { get, made: madePages, wait: (ms: number) => void (now += ms) };
  };

  test('are shown while they are made anew, but for those that are not there', async () => {
    const { get, wait } = start();
    assert.deepEqual([await get('a'), await get('gone', 404)], ['a 1', 'gone 2']);
    assert.equal(await get('gone', 404), 'gone 2');
    wait(3_000);
    assert.deepEqual([await get('a'), await get('gone', 404)], ['a 1', 'gone 3']);
    wait(8_000);
    assert.deepEqual([await get('a'), await get('gone')], ['a 1', 'gone 5'], 'there by now');
    wait(3_000);
    assert.equal(await get('gone', 404), 'gone 5');
  });

  test('are not pushed out by any number of those that are not there', async () => {
    const { get, made: madePages } = start();
    for (const key of ['a', 'b', 'c']) await get(key);
    for (const key of ['x', 'y', 'z']) await get(key, 404);
    madePages.length = 0;
    for (const key of ['a', 'b', 'c']) await get(key);
    for (const key of ['y', 'z', 'x']) await get(key, 404);
    assert.deepEqual(madePages, ['x']);
  });
});
