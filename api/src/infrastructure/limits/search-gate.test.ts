import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Db } from '../db/database';
import type { ReadCaller } from './limit-reads';
import { SearchGate } from './search-gate';

const db = {} as Db;
const visitor = (ip: string): ReadCaller => ({ ip, viewer: null });
const user: ReadCaller = { ip: '203.0.113.1', viewer: { id: 1, name: 'Ana', roles: [], permissions: [] } };

/** Searches that end when the test ends them, in the order of their starts. */
function createSearches() {
  const ends: (() => void)[] = [];
  return { ends, search: () => new Promise<string>((resolve) => ends.push(() => resolve('rows'))) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const codeOf = (error: unknown): string => (isAppError(error) ? `${error.code} ${error.retryAfterSeconds}` : 'other');

describe('searches', () => {
  test('run a few at a time, in the order of their arrival', async () => {
    const gate = new SearchGate(db, { running: 2, perAddress: 10, perProcess: 10 });
    const { ends, search } = createSearches();
    const results = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => gate.run(visitor(ip), search));
    await settle();
    assert.equal(ends.length, 2);
    ends[0]?.();
    await settle();
    assert.equal(ends.length, 3);
    for (const end of ends) end();
    assert.deepEqual(await Promise.all(results), ['rows', 'rows', 'rows']);
  });

  test('of one address are limited, and those of all visitors', async () => {
    const gate = new SearchGate(db, { running: 1, perAddress: 2, perProcess: 3 });
    const { ends, search } = createSearches();
    const runs = [gate.run(visitor('192.0.2.1'), search), gate.run(visitor('192.0.2.1'), search)];
    assert.equal(await gate.run(visitor('192.0.2.1'), search).catch(codeOf), 'RATE_LIMITED 1');
    runs.push(gate.run(visitor('192.0.2.2'), search));
    assert.equal(await gate.run(visitor('192.0.2.3'), search).catch(codeOf), 'UNAVAILABLE 1');
    // Users wait for their turn.
    runs.push(gate.run(user, search));
    for (let turn = 0; turn < runs.length; turn += 1) {
      await settle();
      ends[turn]?.();
    }
    assert.equal((await Promise.all(runs)).length, 4);
  });

  test('that fail free their place', async () => {
    const gate = new SearchGate(db, { running: 1, perAddress: 1, perProcess: 1 });
    const fail = () => Promise.reject(new Error('no'));
    for (let round = 0; round < 3; round += 1)
      assert.equal(await gate.run(visitor('192.0.2.1'), fail).catch(codeOf), 'other');
    assert.equal(await gate.run(visitor('192.0.2.1'), async () => 'rows'), 'rows');
  });
});
