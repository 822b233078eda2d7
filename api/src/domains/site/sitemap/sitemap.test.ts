import { sitemapPartSchema, sitemapPartsSchema } from '@enlace/shared-contract';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { buildTestApi, type TestApi } from '../../../testing/build-test-api';

describe('the sitemap', () => {
  let api: TestApi;
  before(async () => {
    api = await buildTestApi();
  });
  after(() => api.close());

  const parts = async () => sitemapPartsSchema.parse((await api.get('/api/v2/sitemap')).json()).data;
  const slugs = async (kind: string, part = 1): Promise<string[]> => {
    const answer = await api.get(`/api/v2/sitemap/${kind}/${part}`);
    assert.equal(answer.statusCode, 200, answer.body);
    return sitemapPartSchema.parse(answer.json()).data.map(({ slug }) => slug);
  };

  test('lists all kinds with public records, with their newest change', async () => {
    const firstParts = await parts();
    for (const kind of ['chapters', 'events', 'jobs', 'courses', 'companies', 'news'])
      assert.ok(
        firstParts.some((part) => part.kind === kind && part.part === 1),
        kind,
      );
    const newest = await sql<{ at: Date }>`select max(updated_at) as at from chapters where deleted_at is null`.execute(
      api.deps.db,
    );
    assert.equal(firstParts.find(({ kind }) => kind === 'chapters')?.lastmod, newest.rows[0]?.at.toISOString());
    assert.equal((await slugs('chapters')).length, 60);
  });

  test('leaves out records that are not public or not for search engines', async () => {
    const { db } = api.deps;
    assert.ok((await slugs('chapters')).includes('lima'));
    for (const flag of ['1', 'true']) {
      await sql`update chapters set seo = jsonb_build_object('noindex', ${flag}::text) where slug = 'lima'`.execute(db);
      assert.ok(!(await slugs('chapters')).includes('lima'), flag);
    }
    await sql`update chapters set seo = '{}' where slug = 'lima'`.execute(db);
    await sql`update news set published_at = now() + interval '1 day'
      where id = (select min(id) from news)`.execute(db);
    const hiddenArticle = await sql<{ slug: string }>`select slug from news order by id limit 1`.execute(db);
    assert.ok(!(await slugs('news')).includes(hiddenArticle.rows[0]?.slug ?? ''));
  });

  test('has many parts for a kind with many records', async () => {
    await sql`insert into news (title, slug, published_at)
      select 'Nota ' || i, 'nota-' || i, now() - interval '1 day' from generate_series(1, 5000) as i`.execute(
      api.deps.db,
    );
    assert.deepEqual(
      (await parts()).filter(({ kind }) => kind === 'news').map(({ part }) => part),
      [1, 2],
    );
    const [first, second] = [await slugs('news', 1), await slugs('news', 2)];
    assert.ok(first.length > 4900 && first.length <= 5000, String(first.length));
    assert.equal(new Set([...first, ...second]).size, first.length + second.length);
    for (const bad of ['news/3', 'news/0', 'news/x', 'users/1'])
      assert.equal((await api.get(`/api/v2/sitemap/${bad}`)).statusCode, 404, bad);
  });

  test('lists an article in its languages', async () => {
    await sql`insert into news (title, slug, published_at, language, translations)
      values ('Sólo aquí', 'solo-aqui', now() - interval '1 day', 'es', '{}'),
        ('Aquí e ali', 'aqui-e-ali', now() - interval '1 day', 'es', '{"pt": {"title": "Aqui e ali"}}')`.execute(
      api.deps.db,
    );
    const answers = await Promise.all([1, 2].map(async (part) => api.get(`/api/v2/sitemap/news/${part}`)));
    const rows = answers.flatMap((answer) => sitemapPartSchema.parse(answer.json()).data);
    const languagesOf = (slug: string) => rows.find((row) => row.slug === slug)?.languages;
    assert.deepEqual(languagesOf('solo-aqui'), ['es']);
    assert.deepEqual(languagesOf('aqui-e-ali'), ['es', 'pt']);
    assert.ok(rows.some((row) => row.languages === undefined));
  });
});
