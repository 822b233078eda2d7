import { sitemapPartSchema } from '@enlace/shared-contract/site';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { api, openSitemapStage, parts, slugs } from '../../../testing/stages/site/sitemap-stage';

openSitemapStage();

describe('the sitemap', () => {
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

  test('lists an article in its languages', async () => {
    await sql`insert into news (title, slug, published_at, language, translations)
      values ('Sólo aquí', 'solo-aqui', now() - interval '1 day', 'es', '{}'),
        ('Aquí e ali', 'aqui-e-ali', now() - interval '1 day', 'es', '{"pt": {"title": "Aqui e ali"}}')`.execute(
      api.deps.db,
    );
    const newsParts = (await parts()).filter(({ kind }) => kind === 'news');
    const answers = await Promise.all(newsParts.map(async ({ part }) => api.get(`/api/v2/sitemap/news/${part}`)));
    const rows = answers.flatMap((answer) => sitemapPartSchema.parse(answer.json()).data);
    const languagesOf = (slug: string) => rows.find((row) => row.slug === slug)?.languages;
    assert.deepEqual(languagesOf('solo-aqui'), ['es']);
    assert.deepEqual(languagesOf('aqui-e-ali'), ['es', 'pt']);
    assert.ok(rows.some((row) => row.languages === undefined));
  });
});
