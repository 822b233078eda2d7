import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { AppError } from '@enlace/shared-contract/errors';

import { cutPage } from './cached-page';
import type { PageEdition } from './made-page';
import { PageCache } from './page-cache';
import { type DataChange, parseReads } from './page-reads';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function start() {
  let now = 1_000;
  let isDown = false;
  let gate: Promise<void> = Promise.resolve();
  const madePages: string[] = [];
  let edition: PageEdition = { group: '', name: 'first' };
  const cache = new PageCache({
    freshMs: 10_000,
    staleMs: 60_000,
    errorMs: 3_600_000,
    waitMs: 200,
    most: 3,
    mostOfMany: 2,
    mostMissing: 2,
    missingMs: 2_000,
    files: null,
    filesOfMany: null,
    outdate: (page) => page.replace('of first', 'of the time before'),
    clock: () => now,
  });
  const usualRequest = { status: 200, reads: 'chapters', group: '', isPrivate: false, isRefused: false };
  const get = async (id: string, request: Partial<typeof usualRequest> = {}): Promise<string> => {
    const { status, reads, group, isPrivate, isRefused } = { ...usualRequest, ...request };
    const key = { id: `${group}${id}`, isOfMany: id.includes('?') };
    const page = await cache.get(key, { ...edition, group }, async ({ name }) => {
      if (isRefused) throw new AppError('RATE_LIMITED');
      madePages.push(id);
      const number = madePages.length;
      await gate;
      if (isDown) throw new Error('the API does not answer');
      const text = name === 'first' && !id.startsWith('of') ? `${id} ${number}` : `${id} ${number} of ${name}`;
      return { page: cutPage(status, text, '#', status !== 503 && !isPrivate), reads: parseReads(reads) };
    });
    return page?.plain('').toString() ?? '';
  };
  const hold = (): (() => void) => {
    let open = (): void => undefined;
    gate = new Promise((resolve) => (open = resolve));
    return open;
  };
  return {
    get,
    hold,
    made: madePages,
    fail: (state: boolean) => void (isDown = state),
    /** A release goes live, or the menu changes. */
    release: (name: string) => void (edition = { ...edition, name }),
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

describe('pages that visitors must not see any more', () => {
  test('are gone when they become private, also when no new page can be made later', async () => {
    const { get, wait, fail } = start();
    await get('a');
    wait(11_000);
    assert.equal(await get('a', { isPrivate: true }), 'a 1');
    await turn();
    assert.notEqual(await get('a', { isPrivate: true }), 'a 1');
    fail(true);
    assert.equal(await get('a'), '');
  });

  test('are gone when they were deleted, also when data change while that is found', async () => {
    const { get, wait, fail, hold, purge, made: madePages } = start();
    await get('a');
    wait(11_000);
    const open = hold();
    assert.equal(await get('a', { status: 404 }), 'a 1');
    purge(null);
    open();
    await turn();
    fail(true);
    assert.equal(await get('a'), '');
    assert.deepEqual(madePages, ['a', 'a', 'a'], 'a missing page is not made again without a request');
  });
});

describe('an address that has no points left', () => {
  for (const age of [11_000, 100_000])
    test(`keeps no new page from others, after ${age} ms`, async () => {
      const { get, wait } = start();
      await get('a');
      wait(age);
      for (let round = 0; round < 3; round += 1) assert.equal(await get('a', { isRefused: true }), 'a 1');
      await turn();
      await get('a');
      await turn();
      assert.equal(await get('a'), 'a 2');
    });
});

describe('pages of which visitors can request any number', () => {
  test('push out none that is read often, in memory or to be made again', async () => {
    const { get, purge, made: madePages, wait } = start();
    for (const id of ['list?page=2', 'list?page=2', 'list?search=1', 'list?search=2', 'list?search=3']) await get(id);
    madePages.length = 0;
    await get('list?page=2');
    assert.deepEqual(madePages, []);
    wait(2_000);
    purge({ table: 'chapters', ids: [1] });
    await until(() => madePages.length > 0);
    await turn();
    assert.deepEqual(madePages, ['list?page=2'], 'a page that was read once is made again when it is requested');
  });

  test('push out no ordinary page: those that are read once go first', async () => {
    const { get, made: madePages } = start();
    for (const id of ['home', 'home', 'news', 'news', 'x', 'y', 'z']) await get(id);
    madePages.length = 0;
    for (const id of ['home', 'news', 'z', 'x']) await get(id);
    assert.deepEqual(madePages, ['x']);
  });
});

describe('pages of an earlier release or menu', () => {
  test('are shown at once and made again, those that are read most first', async () => {
    const { get, release, made: madePages, wait, hold } = start();
    for (const id of ['of b', 'of a', 'of c', 'of a', 'of a', 'of c']) await get(id);
    const open = hold();
    madePages.length = 0;
    wait(2_000);
    release('second');
    assert.equal(await get('of b'), 'of b 1 of the time before', 'no visitor waits');
    open();
    await until(() => madePages.length === 3);
    assert.deepEqual(madePages, ['of b', 'of a', 'of c']);
    await until(async () => (await get('of c')) === 'of c 3 of second');
    assert.equal(await get('of a'), 'of a 2 of second');
    assert.equal(madePages.length, 3, 'each is made once');
  });

  test('are not shown at once when they were too old before', async () => {
    const { get, release, wait } = start();
    await get('of a');
    wait(100_000);
    release('second');
    assert.equal(await get('of a'), 'of a 2 of second');
  });

  test('stay when they cannot be made again, however often they are requested', async () => {
    const { get, release, made: madePages, wait, fail } = start();
    await get('of a');
    wait(2_000);
    release('second');
    fail(true);
    for (let round = 0; round < 50; round += 1) assert.equal(await get('of a'), 'of a 1 of the time before');
    assert.ok(madePages.length <= 3, `${madePages.length} attempts within a second`);
    wait(600_000);
    assert.equal(await get('of a'), 'of a 1 of the time before');
    fail(false);
    wait(2_000);
    await until(async () => /of second/.test(await get('of a')));
  });

  test('are not those of browsers with a canary', async () => {
    const { get, release, made: madePages } = start();
    await get('of a');
    release('second');
    assert.match(await get('of a', { group: 'mf-public ' }), /of second/);
    assert.equal(madePages.length, 2);
  });

  test('are gone when they are switched off', async () => {
    const { get, wait, release } = start();
    await get('of a');
    wait(2_000);
    release('second');
    await get('of a', { status: 503 });
    await until(async () => (await get('of a', { status: 503 })).includes('of second'));
  });
});

describe('a page whose data change', () => {
  test('is not made again for a sign between processes of the API, whatever it shows', async () => {
    const { get, purge, made: madePages, wait } = start();
    await get('list', { reads: '' });
    wait(2_000);
    purge({ table: 'presence:companies', ids: [3] });
    await get('list', { reads: '' });
    await turn();
    assert.deepEqual(madePages, ['list']);
  });

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
