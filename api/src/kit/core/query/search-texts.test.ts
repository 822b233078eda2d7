import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { shareDemoApi } from '../../../testing/shared-api';

/** Tables with a stored text for searches, and the path of their list. */
const lists = {
  companies: '/api/companies/list',
  job_locations: '/api/job_locations/list',
  chapters: '/api/chapters/list',
  users: '/api/users/list',
} as const;

describe('a search in a list', () => {
  let api: TestApi;
  before(async () => {
    api = await shareDemoApi();
    await sql`insert into companies (name, slug, city, country_code)
      values ('Zunzún & Hijas', 'zunzun', 'Mérida', 'UY')`.execute(api.deps.db);
  });
  after(() => sql`delete from companies where slug = 'zunzun'`.execute(api.deps.db));

  const names = async (search: string): Promise<string[]> => {
    const answer = await api.get(`/api/companies/list?page=1&per_page=100&search=${encodeURIComponent(search)}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
  };

  test('finds parts of words, without accents, and all words in any order', async () => {
    for (const search of ['zunzun', 'UNZÚ', 'hijas zunzun', 'merida hijas'])
      assert.deepEqual(await names(search), ['Zunzún & Hijas'], search);
    assert.deepEqual(await names('zunzun lima'), []);
  });

  test('finds a company by its country in each language', async () => {
    const all = await names('uruguay');
    assert.ok(all.includes('Zunzún & Hijas'));
    const { rows } = await sql<{ count: number }>`select count(*) from companies
      where country_code = 'UY' and deleted_at is null`.execute(api.deps.db);
    assert.equal(all.length, rows[0]?.count);
    assert.deepEqual(await names('uruguai zunzun'), ['Zunzún & Hijas']);
  });

  test('finds a word of one or two letters at the start of words', async () => {
    assert.deepEqual(await names('zu hi'), ['Zunzún & Hijas']);
    assert.deepEqual(await names('nz'), []);
  });

  test('takes signs of patterns as letters', async () => {
    for (const search of ['zunz%n', 'zunz_n', 'zun\\']) assert.deepEqual(await names(search), [], search);
  });

  test('counts its results, and has pages', async () => {
    const read = async (page: number) =>
      (await api.get(`/api/users/list?page=${page}&per_page=10&search=example.org&sort=name`, 'admin')).json<{
        data: { id: number }[];
        meta: { total: number };
      }>();
    const [first, second] = [await read(1), await read(2)];
    assert.equal(first.meta.total, second.meta.total);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 20);
    const last = await read(Math.ceil(first.meta.total / 10));
    assert.ok(last.data.length > 0);
  });

  for (const [table, path] of Object.entries(lists))
    test(`reads an index of ${table}`, async () => {
      const { db } = api.deps;
      await db.transaction().execute(async (trx) => {
        await sql`set local enable_seqscan = off`.execute(trx);
        const { rows } = await sql<Record<string, string>>`explain select id from ${sql.table(table)}
          where search_text like '%zunz%'`.execute(trx);
        const plan = rows.map((row) => Object.values(row)[0]).join('\n');
        assert.match(plan, new RegExp(`Index Scan on ${table}_search_text`), path);
      });
    });
});
