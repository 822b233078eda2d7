import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { growTable } from '../../../testing/grow-table';

const rowCount = 20_500;
const perPage = 50;

/** The places that an open job has, with their numbers of jobs. */
const numbers = sql`select p.job_location_id as id, count(*) as count from job_job_locations p
  join jobs j on j.id = p.job_id where j.deleted_at is null and j.published_at <= now()
    and (j.ends_at is null or j.ends_at > now()) group by 1`;

describe('a long list in the order of a number that is zero for most rows', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
    await growTable(api.deps.db, 'job_locations', rowCount);
  });
  after(() => api.close());

  const read = async (query: string) =>
    (await api.get(`/api/job_locations/list?sort=jobs_count&${query}`)).json<{
      data: { id: number; jobs_count: number }[];
      meta: { total: number };
    }>();

  async function sortedIds(order: string, condition = sql`true`): Promise<number[]> {
    const direction = sql.raw(order);
    const { rows } = await sql<{ id: number }>`select t.id from job_locations t left join (${numbers}) n on n.id = t.id
      where t.deleted_at is null and ${condition}
      order by coalesce(n.count, 0) ${direction}, t.id ${direction}`.execute(api.deps.db);
    return rows.map(({ id }) => id);
  }

  for (const order of ['asc', 'desc'])
    test(`has the same rows on its pages as in the whole, ${order}`, async () => {
      const ids = await sortedIds(order);
      const pageCount = Math.ceil(ids.length / perPage);
      const { rows } = await sql<{ count: number }>`select count(*) as count from (${numbers}) n`.execute(api.deps.db);
      const countedRows = rows[0]?.count ?? 0;
      assert.ok(countedRows > 0);
      const border = Math.ceil((order === 'asc' ? ids.length - countedRows : countedRows) / perPage);
      const half = Math.floor(pageCount / 2);
      for (const page of new Set([1, 2, border, border + 1, half, half + 2, pageCount - 1, pageCount])) {
        const expectedIds = ids.slice((page - 1) * perPage, page * perPage);
        const { data } = await read(`order=${order}&page=${page}&per_page=${perPage}`);
        assert.deepEqual(
          data.map(({ id }) => id),
          expectedIds,
          `page ${page}`,
        );
      }
      const whole = await read(`order=${order}&limit=1000`);
      assert.deepEqual(
        whole.data.map(({ id }) => id),
        ids.slice(0, 1000),
      );
      assert.deepEqual((await read(`order=${order}&page=${pageCount + 5}&per_page=${perPage}`)).data, []);
    });

  test('follows filters and searches', async () => {
    const ids = await sortedIds('desc', sql`t.country_code = 'MX'`);
    const filteredList = await read(`order=desc&page=2&per_page=${perPage}&country_code=MX`);
    assert.deepEqual(
      filteredList.data.map(({ id }) => id),
      ids.slice(perPage, 2 * perPage),
    );
    const { data } = await read(`order=desc&page=1&per_page=${perPage}&search=lima`);
    const expectedIds = await sortedIds('desc', sql`t.search_text like '%lima%'`);
    assert.deepEqual(
      data.map(({ id }) => id),
      expectedIds.slice(0, perPage),
    );
  });

  test('has neighbours in this order', async () => {
    const ids = await sortedIds('desc');
    const { data } = (await api.get(`/api/v2/job_locations/${ids[1]}/neighbours?sort=jobs_count&order=desc`)).json<{
      data: { previous: { id: number } | number | null; next: { id: number } | number | null };
    }>();
    assert.deepEqual([data.previous, data.next], [ids[0], ids[2]]);
  });
});
