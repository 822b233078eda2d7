import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cutPage } from './cached-page';
import { PageCache } from './page-cache';
import { type DataChange, parseReads } from './page-reads';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function start() {
  let now = 1_000;
  let isDown = false;
  let gate: Promise<void> = Promise.resolve();
  const madePages: string[] = [];
  const cache = new PageCache({
    ...{ freshMs: 10_000, staleMs: 60_000, errorMs: 3_600_000, waitMs: 200 },
    ...{ most: 3, mostQueries: 2, mostMissing: 2, missingMs: 2_000, files: null },
    clock: () => now,
  });
  const get = async (key: string, { status = 200, reads = 'chapters' } = {}): Promise<string> => {
    const page = await cache.get(key, async () => {
      madePages.push(key);
      const number = madePages.length;
      await gate;
      if (isDown) throw new Error('the API does not answer');
      return { page: cutPage(status, `${key} ${number}`, '-', true), reads: parseReads(reads) };
    });
    return page?.plain('').toString() ?? '';
  };
  const hold = (): (() => void) => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    return open;
  };
  return {
    ...{ get, hold, made: madePages },
    fail: (state: boolean) => void (isDown = state),
    purge: (change: DataChange | null) => cache.purge(change),
    wait: (ms: number) => void (now += ms),
  };
}

/** Waits for background work without a look at the clock. */
async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await turn();
}

describe('pages that are kept', () => {
  test('are shown while they are made anew, but for those that are not there', async () => {
    const { get, wait } = start();
    assert.deepEqual([await get('a'), await get('gone', { status: 404 })], ['a 1', 'gone 2']);
    assert.equal(await get('gone', { status: 404 }), 'gone 2');
    wait(3_000);
    assert.deepEqual([await get('a'), await get('gone', { status: 404 })], ['a 1', 'gone 3']);
    wait(8_000);
    assert.deepEqual([await get('a'), await get('gone')], ['a 1', 'gone 5'], 'there by now');
    wait(3_000);
    assert.equal(await get('gone', { status: 404 }), 'gone 5');
  });

  test('are not pushed out by any number of missing pages or of queries', async () => {
    const { get, made: madePages } = start();
    for (const key of ['a', 'b', 'c']) await get(key);
    for (const key of ['x', 'y', 'z']) await get(key, { status: 404 });
    for (const key of ['a?page=1', 'a?page=2', 'a?page=3']) await get(key);
    madePages.length = 0;
    for (const key of ['a', 'b', 'c']) await get(key);
    for (const key of ['y', 'z', 'x']) await get(key, { status: 404 });
    assert.deepEqual(madePages, ['x']);
  });

  test('are shown for hours when no new page can be made', async () => {
    const { get, wait, fail } = start();
    await get('a');
    fail(true);
    wait(3_000_000);
    assert.equal(await get('a'), 'a 1');
    wait(3_000_000);
    assert.equal(await get('a'), '');
  });

  test('are shown when a new page takes too long, and the late page is kept', async () => {
    const { get, wait, hold } = start();
    await get('a');
    wait(100_000);
    const open = hold();
    assert.equal(await get('a'), 'a 1');
    open();
    await until(async () => (await get('a')) === 'a 2');
  });
});

describe('a page whose data change', () => {
  test('is shown at once and made again without a request, others are left alone', async () => {
    const { get, purge, made: madePages, wait } = start();
    await get('list', { reads: 'companies tags' });
    await get('other', { reads: 'chapters users' });
    await get('twelve', { reads: 'companies#12 tags' });
    wait(5_000);
    purge({ table: 'companies', ids: [13] });
    assert.equal(await get('list'), 'list 1');
    await until(() => madePages.length === 4);
    assert.deepEqual(madePages.slice(3), ['list']);
    wait(2_000);
    purge({ table: 'companies', ids: [12, 14] });
    await until(() => madePages.includes('twelve', 4));
    wait(2_000);
    purge({ table: 'companies', ids: null });
    await until(() => madePages.filter((key) => key === 'twelve').length === 3);
    assert.equal(madePages.filter((key) => key === 'other').length, 1);
  });

  test('is made again when the change came while it was made', async () => {
    const { get, purge, hold, made: madePages, wait } = start();
    const open = hold();
    const first = get('list', { reads: 'companies' });
    purge({ table: 'companies', ids: [1] });
    open();
    assert.equal(await first, 'list 1');
    wait(2_000);
    await until(() => madePages.length === 2);
  });

  test('is made again after a gap in the changes, whatever it shows', async () => {
    const { get, purge, made: madePages, wait } = start();
    await get('list', { reads: 'companies' });
    wait(2_000);
    purge(null);
    await until(() => madePages.length === 2);
  });
});
