import { isAppError } from '@enlace/shared-contract/errors';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import type { Db } from '../db/database';
import type { ReadCaller } from './limit-reads';
import { SearchGate } from './search-gate';

const db = {} as Db;
const visitor = (ip: string): ReadCaller => ({ ip, viewer: null });
const user = (id: number): ReadCaller => ({
  ip: '203.0.113.1',
  viewer: { id, name: 'Ana', roles: [], permissions: [] },
});
const roomy = { perAddress: 10, perUser: 10, ofVisitors: 10, perProcess: 100 };

/** Searches that end when the test ends them, in the order of their starts. */
function createSearches() {
  const ends: (() => void)[] = [];
  return { ends, search: () => new Promise<string>((resolve) => ends.push(() => resolve('rows'))) };
}

const waitForTurn = () => new Promise((resolve) => setImmediate(resolve));
const codeOf = (error: unknown): string => (isAppError(error) ? `${error.code} ${error.retryAfterSeconds}` : 'other');

describe('searches', () => {
  test('run a few at a time, in the order of their arrival', async () => {
    const gate = new SearchGate(db, { ...roomy, running: 2 });
    const { ends, search } = createSearches();
    const results = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => gate.run(visitor(ip), search));
    await waitForTurn();
    assert.equal(ends.length, 2);
    ends[0]?.();
    await waitForTurn();
    assert.equal(ends.length, 3);
    for (const end of ends) end();
    assert.deepEqual(await Promise.all(results), ['rows', 'rows', 'rows']);
  });

  test('of one address are limited, and those of all visitors', async () => {
    const gate = new SearchGate(db, { ...roomy, running: 1, perAddress: 2, ofVisitors: 3 });
    const { ends, search } = createSearches();
    const runs = [gate.run(visitor('192.0.2.1'), search), gate.run(visitor('192.0.2.1'), search)];
    assert.equal(await gate.run(visitor('192.0.2.1'), search).catch(codeOf), 'RATE_LIMITED 1');
    runs.push(gate.run(visitor('192.0.2.2'), search));
    assert.equal(await gate.run(visitor('192.0.2.3'), search).catch(codeOf), 'UNAVAILABLE 1');
    // Users wait for their turn.
    runs.push(gate.run(user(1), search));
    for (let turn = 0; turn < runs.length; turn += 1) {
      await waitForTurn();
      ends[turn]?.();
    }
    assert.equal((await Promise.all(runs)).length, 4);
  });

  test('of one caller wait behind one search of each other caller', async () => {
    const gate = new SearchGate(db, { ...roomy, running: 1, perUser: 100 });
    const order: string[] = [];
    const search = (name: string) => async () => {
      await waitForTurn();
      order.push(name);
    };
    const runs = Array.from({ length: 50 }, () => gate.run(user(1), search('many')));
    runs.push(gate.run(user(2), search('other user')), gate.run(visitor('192.0.2.1'), search('visitor')));
    await Promise.all(runs);
    assert.ok(order.indexOf('other user') <= 3, order.join());
    assert.ok(order.indexOf('visitor') <= 4, order.join());
    assert.equal(order.length, 52);
  });

  test('of one user are limited, and those of all callers together', async () => {
    const gate = new SearchGate(db, { ...roomy, running: 1, perUser: 2, perProcess: 3 });
    const { ends, search } = createSearches();
    const runs = [gate.run(user(1), search), gate.run(user(1), search)];
    assert.equal(await gate.run(user(1), search).catch(codeOf), 'RATE_LIMITED 1');
    runs.push(gate.run(user(2), search));
    assert.equal(await gate.run(user(3), search).catch(codeOf), 'UNAVAILABLE 1');
    for (let turn = 0; turn < runs.length; turn += 1) {
      await waitForTurn();
      ends[turn]?.();
    }
    assert.equal((await Promise.all(runs)).length, 3);
  });

  test('that fail free their place', async () => {
    const gate = new SearchGate(db, { running: 1, perAddress: 1, perUser: 1, ofVisitors: 1, perProcess: 1 });
    const fail = () => Promise.reject(new Error('no'));
    for (let round = 0; round < 3; round += 1)
      assert.equal(await gate.run(visitor('192.0.2.1'), fail).catch(codeOf), 'other');
    assert.equal(await gate.run(visitor('192.0.2.1'), async () => 'rows'), 'rows');
  });
});
