import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { addRecord } from '../../../../testing/add-record';
import type { TestApi } from '../../../../testing/build-test-api';
import { shareTestApi } from '../../../../testing/shared-api';
import { readFacets, testRandomSearches } from '../../../../testing/stages/work/job-facets-stage';

describe('the choices of the job search', () => {
  let api: TestApi;
  let tag: { id: number; slug: string };
  let company: number;
  before(async () => {
    api = await shareTestApi();
    const { rows } = await sql<{ id: number; slug: string }>`insert into tags (name, slug)
      values ('Facets in tests', 'facets-in-tests') returning id, slug`.execute(api.deps.db);
    if (rows[0] === undefined) throw new Error('no tag');
    tag = rows[0];
    const addedRows = await sql<{ id: number }>`insert into companies (name, slug) values ('Facetas SA', 'facetas-sa')
      returning id`.execute(api.deps.db);
    company = addedRows.rows[0]?.id ?? 0;
  });

  testRandomSearches(() => api, { seed: 20_261_129, rounds: 36 });

  const addJob = async (values: { published: string; closes?: string; isRemoved?: boolean }) => {
    const { rows } = await sql<{ id: number }>`insert into jobs
        (title, slug, company_id, published_at, closes_at, deleted_at)
      values ('Faceta', ${`faceta-${Math.random()}`}, ${company}, now() + ${values.published}::interval,
        now() + ${values.closes ?? null}::interval, ${values.isRemoved ? sql`now()` : sql`null`}) returning id`.execute(
      api.deps.db,
    );
    const id = rows[0]?.id ?? 0;
    await sql`insert into job_job_tags (job_id, tag_id) values (${id}, ${tag.id})`.execute(api.deps.db);
    return id;
  };
  /** Numbers of the tag: of the search, and beside the choice. */
  const counts = async (more = ''): Promise<number[]> => {
    const { data, meta } = await readFacets(api, `tag=${tag.slug}&lang=en${more}`);
    const values = data.find(({ group }) => group === 'tag')?.values ?? [];
    return [meta.total, values.find(({ value }) => value === tag.slug)?.count ?? 0];
  };

  test('count open jobs only, and follow every change at once', async () => {
    await addJob({ published: '1 day' });
    await addJob({ published: '-9 days', closes: '-1 day' });
    await addJob({ published: '-9 days', isRemoved: true });
    const draft = await addJob({ published: '-1 day' });
    await sql`update jobs set published_at = null where id = ${draft}`.execute(api.deps.db);
    assert.deepEqual(await counts(), [0, 0]);
    const id = await addJob({ published: '-1 hour', closes: '9 days' });
    assert.deepEqual(await counts(), [1, 1]);
    assert.deepEqual(await counts('&since=24h'), [1, 1]);

    const set = (values: ReturnType<typeof sql>) =>
      sql`update jobs set ${values} where id = ${id}`.execute(api.deps.db);
    await set(sql`workplace = 'hybrid', salary_from = 1000, currency = 'MXN', salary_period = 'month'`);
    assert.deepEqual(await counts('&workplace=hybrid&currency=MXN&salary_from=12000'), [1, 1]);
    assert.deepEqual(await counts('&currency=MXN&salary_from=12001'), [0, 0]);
    await set(sql`deleted_at = now()`);
    assert.deepEqual(await counts(), [0, 0]);
    await set(sql`deleted_at = null`);
    assert.deepEqual(await counts(), [1, 1]);
    await sql`delete from job_job_tags where job_id = ${id}`.execute(api.deps.db);
    assert.deepEqual(await counts(), [0, 0]);
    await sql`insert into job_job_tags (job_id, tag_id) values (${id}, ${tag.id})`.execute(api.deps.db);

    const ofCompany = (values: ReturnType<typeof sql>) =>
      sql`update companies set ${values} where id = ${company}`.execute(api.deps.db);
    assert.deepEqual(await counts('&company_perk=lgbtqia_erg'), [0, 0]);
    await ofCompany(sql`lgbtqia_erg = true`);
    assert.deepEqual(await counts('&company_perk=lgbtqia_erg'), [1, 1]);
    await ofCompany(sql`deleted_at = now()`);
    assert.deepEqual(await counts(), [0, 0]);
    await ofCompany(sql`deleted_at = null`);
    assert.deepEqual(await counts(), [1, 1]);
    await sql`delete from jobs where id = ${id}`.execute(api.deps.db);
    assert.deepEqual(await counts(), [0, 0]);
  });

  test('a place in the trash is no choice', async () => {
    const place = await addRecord(api, '/api/addlocation', { name: 'Villa Faceta' });
    const id = await addJob({ published: '-1 hour' });
    await sql`insert into job_job_locations (job_id, job_location_id) values (${id}, ${place.id})`.execute(api.deps.db);
    assert.deepEqual(await counts(`&location=${place.id}`), [1, 1]);
    await sql`update job_locations set deleted_at = now() where id = ${place.id}`.execute(api.deps.db);
    assert.deepEqual(await counts(`&location=${place.id}`), [0, 0]);
    await sql`delete from jobs where id = ${id}`.execute(api.deps.db);
  });

  test('have the names of the language, and the same numbers for every viewer', async () => {
    const english = await readFacets(api, 'lang=en');
    const spanish = await readFacets(api, 'lang=es');
    const namesOf = ({ data }: typeof english) => data.flatMap(({ values }) => values.map(({ name }) => name));
    const countsOf = ({ data }: typeof english) => data.flatMap(({ values }) => values.map(({ count }) => count));
    assert.notDeepEqual(namesOf(english), namesOf(spanish));
    assert.deepEqual(countsOf(english), countsOf(spanish));
    const asAdmin = await api.get('/api/v2/job-facets?lang=en', 'admin');
    assert.deepEqual(asAdmin.json(), english);
    const levels = english.data.find(({ group }) => group === 'seniority')?.values ?? [];
    const { rows } = await sql<{ slug: string }>`select slug from seniority_levels order by rank`.execute(api.deps.db);
    const inOrder = rows.map(({ slug }) => slug).filter((slug) => levels.some(({ value }) => value === slug));
    assert.deepEqual(
      levels.map(({ value }) => value),
      inOrder,
    );
  });

  test('unknown values fit nothing; odd ones are refused by name, as in the list', async () => {
    const { data, meta } = await readFacets(api, 'area=nowhere,neverland');
    assert.equal(meta.total, 0);
    assert.ok((meta.without.find(({ part }) => part === 'area')?.total ?? 0) > 0);
    assert.ok(data.find(({ group }) => group === 'area')?.values.every(({ count }) => count > 0));
    const many = Array.from({ length: 300 }, (_, at) => `area-${at}`).join(',');
    for (const [query, field] of [
      ['salary_from=1.000', 'salary_from'],
      ['salary_from=-5', 'salary_from'],
      ['salary_from=12345678901', 'salary_from'],
      ['currency=pesos', 'currency'],
      ['salary_period=week', 'salary_period'],
      ['since=1h', 'since'],
      ['workplace=home', 'workplace'],
      [`area=${many}`, 'area'],
      [`tag=${'x'.repeat(201)}`, 'tag'],
    ] as const)
      for (const path of ['/api/v2/job-facets', '/api/jobs/list']) {
        const answer = await api.get(`${path}?${query}`);
        assert.equal(answer.statusCode, 422, `${path} ${query}`);
        assert.ok(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0], query);
      }
    assert.equal((await api.get('/api/v2/job-facets?group=company')).statusCode, 422);
    const all = await readFacets(api, '');
    assert.deepEqual(await readFacets(api, 'salary_from=&currency='), all);
  });
});
