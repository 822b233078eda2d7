import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { ReadBudget } from './read-budget';
import { costOfRead, isReadingPost } from './read-cost';

describe('the reads of an address', () => {
  test('have a burst, and grow again with time', () => {
    let now = 0;
    const budget = new ReadBudget({ points: 100, seconds: 10 }, () => now);
    for (let read = 0; read < 4; read += 1) assert.equal(budget.take('192.0.2.1', 25), 0);
    assert.equal(budget.take('192.0.2.1', 25), 3);
    assert.equal(budget.take('192.0.2.2', 25), 0);
    now = 2500;
    assert.equal(budget.take('192.0.2.1', 25), 0);
    assert.equal(budget.take('192.0.2.1', 1), 1);
    now = 60_000;
    for (let read = 0; read < 100; read += 1) assert.equal(budget.take('192.0.2.1', 1), 0);
    assert.equal(budget.take('192.0.2.1', 1), 1);
  });

  test('are counted for an IPv6 network of one customer together', () => {
    const budget = new ReadBudget({ points: 1, seconds: 10 }, () => 0);
    assert.equal(budget.take('2001:db8:1:2::1', 1), 0);
    assert.equal(budget.take('2001:db8:1:2:ffff::9', 1), 10);
    assert.equal(budget.take('2001:db8:1:3::1', 1), 0);
  });

  test('cost as much as they cost the server', () => {
    const search = costOfRead('/api/companies/list', { page: '1', search: 'x' });
    const list = costOfRead('/back/api/companies/list', { page: '1' });
    const record = costOfRead('/api/companies/get/5', {});
    const file = costOfRead('/api/v2/files/abc.png', {});
    assert.ok(search > list && list > record && record > file && file > 0);
    assert.equal(costOfRead('/api/v2/search', { q: 'x' }), search);
    assert.equal(costOfRead('/api/founders_list', {}), list);
    assert.equal(costOfRead('/api/v2/viewer', {}), 0);
    assert.equal(costOfRead('/api/companies/list', { page: '1', per_page: '1000' }), 10 * list);
    assert.ok(isReadingPost('/back/api/getcoursebyslug') && !isReadingPost('/api/login'));
  });
});
