import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { api, openSitemapStage, parts, slugs } from '../../../testing/stages/site/sitemap-stage';

openSitemapStage();

describe('the sitemap', () => {
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
});
