import { countCap } from '@enlace/shared-contract/lists';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { growTable } from '../../../testing/grow-table';
import { testNeighbours } from '../../../testing/stages/kit/neighbours-stage';

interface List {
  data: { id: number }[];
  meta: { total?: number; is_estimate?: boolean };
}
interface Neighbours {
  data: { previous: number | null; next: number | null; position: number | null; total: number };
}

let api: TestApi;
before(async () => {
  api = await buildTestApi();
});
after(() => api.close());

describe('the rows before and after one', () => {
  testNeighbours(() => api, 'first');

  test('are those of the filtered list, also for a row that has left it', async () => {
    const where = encodeURIComponent(JSON.stringify({ field: 'status', op: 'in', value: ['active'] }));
    const query = `sort=city&order=asc&where=${where}`;
    const rows = (await api.get(`/api/chapters/list?${query}&limit=1000`, 'admin')).json<List>().data;
    const [before, middleId, behind] = rows.slice(3, 6).map(({ id }) => id);
    await sql`update chapters set status = 'paused' where id = ${middleId}`.execute(api.deps.db);
    const answer = await api.get(`/api/v2/chapters/${middleId}/neighbours?${query}`, 'admin');
    const { previous, next, position, total } = answer.json<Neighbours>().data;
    assert.deepEqual([previous, next, position, total], [before, behind, null, rows.length - 1]);
    assert.equal((await api.get(`/api/v2/chapters/${middleId}/neighbours?${query}`)).statusCode, 401);
  });

  test('of a row that the viewer may not see are not answered', async () => {
    await sql`update news set published_at = null where id = 3`.execute(api.deps.db);
    assert.equal((await api.get('/api/v2/news/3/neighbours')).statusCode, 404);
    assert.equal((await api.get('/api/v2/news/3/neighbours', 'admin')).statusCode, 200);
    assert.equal((await api.get('/api/v2/news/999999999/neighbours', 'admin')).statusCode, 404);
    assert.equal((await api.get('/api/v2/users/2/neighbours', 'latinas')).statusCode, 403);
  });
});

describe('the number of rows', () => {
  const total = async (query = ''): Promise<List['meta']> =>
    (await api.get(`/api/tags/list?page=1&per_page=5${query}`, 'admin')).json<List>().meta;

  test('is exact up to ten thousand, and an estimate beyond', async () => {
    await growTable(api.deps.db, 'tags', countCap);
    assert.deepEqual([(await total()).total, (await total()).is_estimate], [countCap, undefined]);
    await growTable(api.deps.db, 'tags', countCap * 2);
    await sql`analyze tags`.execute(api.deps.db);
    const meta = await total();
    assert.equal(meta.is_estimate, true);
    assert.ok(Math.abs((meta.total ?? 0) - countCap * 2) < countCap / 2, String(meta.total));
    const few = encodeURIComponent(JSON.stringify({ field: 'id', op: 'lte', value: 12 }));
    assert.deepEqual(
      [(await total(`&where=${few}`)).total, (await total(`&where=${few}`)).is_estimate],
      [12, undefined],
    );
    const last = (await api.get(`/api/tags/list?page=400&per_page=50`, 'admin')).json<List>();
    assert.equal(last.data.length, 50);
  });
});
