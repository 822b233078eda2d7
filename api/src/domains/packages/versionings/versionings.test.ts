import { type Versioning, versioningsSchema } from '@enlace/shared-contract/packages';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { endOf } from './end-of';

test('"up to" includes the whole day, minute or second', () => {
  for (const [text, end] of [
    ['2026-11-21', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T10:30', '2026-11-21T10:31:00.000Z'],
    ['2026-11-21 10:30:05', '2026-11-21T10:30:06.000Z'],
    ['2026-11-21T10:30:05.250Z', '2026-11-21T10:30:05.251Z'],
    ['2026-11-21T10:30:00+02:00', '2026-11-21T08:30:01.000Z'],
    ['2024-02-29', '2024-03-01T00:00:00.000Z'],
  ] as const)
    assert.equal(endOf(text).toISOString(), end, text);
});

describe('versionings', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
    await sql`delete from versionings`.execute(api.deps.db);
    const hours = (count: number) => new Date(Date.parse('2026-03-10T00:00:00Z') + count * 3_600_000);
    for (let index = 0; index < 60; index += 1)
      await api.deps.db
        .insertInto('versionings')
        .values({
          role_id: 2 + (index % 2),
          user_id: index % 3 === 0 ? null : 1,
          subject: 'package',
          subject_id: 5,
          action: 'price',
          before: JSON.stringify({ price: index }),
          after: JSON.stringify({ price: index + 1 }),
          created_at: hours(index),
        })
        .execute();
  });
  after(() => api.close());

  const ask = async (query = ''): Promise<{ data: Versioning[]; total: number }> => {
    const answer = await api.get(`/api/versionings/getversionings?${query}`, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return versioningsSchema.parse(answer.json());
  };

  test('are sorted from the newest, in pages, with a total', async () => {
    const first = await ask();
    assert.deepEqual([first.data.length, first.total], [25, 60]);
    assert.deepEqual(first, await ask('page=1'));
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await ask(`page=${page}&paginate=20`)).data);
    assert.deepEqual(
      pages.map(({ after: is }) => is['price']),
      Array.from({ length: 60 }, (_, index) => 60 - index),
    );
    assert.deepEqual((await ask('page=99')).data, []);
  });

  test('are filtered by role', async () => {
    const { data, total } = await ask('role_id=3&paginate=100');
    assert.deepEqual([data.length, total], [30, 30]);
    assert.ok(data.every(({ role_id }) => role_id === 3));
  });

  test('are filtered up to a whole day or an instant', async () => {
    assert.equal((await ask('created_at_to=2026-03-10')).total, 24);
    assert.equal((await ask('created_at_to=2026-03-10T05:00:00Z')).total, 6);
    assert.equal((await ask('created_at_to=2026-03-10T04:59:59.999Z')).total, 5);
    assert.equal((await ask('created_at_to=2026-03-09')).total, 0);
    assert.equal((await ask('created_at_to=')).total, 60);
  });

  test('name the author of the change while the account exists', async () => {
    const { data } = await ask('paginate=3');
    assert.deepEqual(
      data.map(({ user }) => user?.name ?? null),
      ['Pilar Montenegro', 'Pilar Montenegro', null],
    );
  });

  test('refuse invalid queries', async () => {
    for (const query of [
      'page=0',
      'paginate=101',
      'role_id=x',
      'created_at_to=yesterday',
      'created_at_to=2026-02-30',
      'created_at_to=2026-03-10T25:00',
    ]) {
      const answer = await api.get(`/api/versionings/getversionings?${query}`, 'admin');
      assert.equal(answer.statusCode, 422, query);
    }
  });
});
