import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

describe('event categories', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const names = async (query: string): Promise<string[]> =>
    (await api.get(`/api/event_categories/list?${query}`))
      .json<{ data: { name: string }[] }>()
      .data.map((row) => row.name);

  test('are sorted by name, in both directions', async () => {
    const up = await names('');
    assert.deepEqual(up, [...up].sort());
    assert.deepEqual(await names('order_by_name=asc'), up);
    assert.deepEqual(await names('order_by_name=Desc'), [...up].reverse());
    assert.deepEqual(await names('order_by_name=asc&sort=name&order=desc'), [...up].reverse());
    assert.equal((await api.get('/api/event_categories/list?order_by_name=up')).statusCode, 422);
  });

  test('disappear at once from the events that had them', async () => {
    const events = async () =>
      (await api.get('/api/events/list')).json<{ data: { event_categories: { id: number }[] }[] }>().data;
    const hasCategory = async (id: number) =>
      (await events()).filter(({ event_categories }) => event_categories.some((row) => row.id === id)).length;
    const count = await hasCategory(1);
    const dependents = (await api.get('/api/v2/event_categories/1/dependents', 'admin')).json<{
      data: { count: number }[];
    }>();
    assert.deepEqual([count > 0, dependents.data[0]?.count], [true, count]);
    await api.post('/api/deleteevents-category?id=1', undefined, 'admin');
    assert.equal(await hasCategory(1), 0);
    await api.post('/api/v2/event_categories/1/restore', undefined, 'admin');
    assert.equal(await hasCategory(1), count);
  });
});
