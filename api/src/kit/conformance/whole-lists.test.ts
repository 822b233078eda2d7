import { listCap } from '@enlace/shared-contract/lists';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { Caller, TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';

interface List {
  readonly data: readonly { readonly id: number }[];
  readonly meta: { readonly total?: number; readonly truncated?: boolean; readonly page?: number };
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});
after(() => sql`delete from roles where name like 'choir %'`.execute(api.deps.db));

async function list(path: string, caller: Caller = null): Promise<List> {
  const answer = await api.get(path, caller);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json();
}

describe('a list without pages', () => {
  test('of a lookup is complete, and says how many rows there are', async () => {
    const { count } = await api.deps.db
      .selectFrom('states')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.ok(count > listCap, 'more states than another list answers');
    const { data, meta } = await list('/api/states/list?order=asc');
    assert.deepEqual([data.length, meta.total, meta.truncated, meta.page], [count, count, undefined, undefined]);
  });

  test('says that rows are missing', async () => {
    const all = await list('/api/jobs/list', 'admin');
    const { data, meta } = await list('/api/jobs/list?limit=2', 'admin');
    assert.deepEqual([data.length, meta.total, meta.truncated], [2, all.data.length, true]);
    const exact = await list(`/api/jobs/list?limit=${all.data.length}`, 'admin');
    assert.deepEqual([exact.meta.total, exact.meta.truncated], [all.data.length, undefined]);
  });

  test('of roles has ten of them, as the specification has it, and all for a caller with a higher limit', async () => {
    for (let number = 1; number <= 8; number += 1) {
      const answer = await api.post('/api/addrol', { name: `choir ${'abcdefgh'[number - 1]}` }, 'admin');
      assert.equal(answer.statusCode, 201, answer.body);
    }
    const { data, meta } = await list('/api/roles/list?limit=10&sort=name', 'admin');
    assert.deepEqual([data.length, meta.truncated], [10, true]);
    const whole = await list('/api/roles/list?limit=10000&sort=name', 'admin');
    assert.deepEqual([whole.data.length, whole.meta.total, whole.meta.truncated], [meta.total, meta.total, undefined]);
  });

  test('has no more rows than its cap, whatever its caller asks for', async () => {
    assert.equal((await api.get('/api/jobs/list?limit=10001', 'admin')).statusCode, 422);
    const { meta } = await list('/api/jobs/list?limit=10000', 'admin');
    assert.equal(meta.truncated, undefined);
  });
});
