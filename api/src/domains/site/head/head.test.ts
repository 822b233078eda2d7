import type { RecordKind } from '@enlace/shared-contract/site';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { type TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

const schemaTypes: readonly (readonly [RecordKind, string, readonly string[]])[] = [
  ['chapters', 'Organization', ['name', 'url', 'address', 'parentOrganization']],
  ['companies', 'Organization', ['name', 'url']],
  ['events', 'Event', ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode']],
  ['jobs', 'JobPosting', ['title', 'description', 'datePosted', 'hiringOrganization']],
  ['courses', 'Course', ['name', 'description', 'provider']],
  ['news', 'Article', ['headline', 'datePublished', 'author', 'publisher']],
];

describe('head data for search engines', () => {
  let api: TestApi;
  before(async () => {
    api = await shareTestApi();
  });

  const slugsOf = async (kind: RecordKind): Promise<string[]> => {
    const { rows } = await sql<{ slug: string }>`select slug from search_entries where kind = ${kind}
      and (visible_from is null or visible_from <= now()) and (visible_until is null or visible_until > now())
      order by record_id limit 12`.execute(api.deps.db);
    return rows.map(({ slug }) => slug);
  };
  const headOf = (kind: RecordKind, slug: string) =>
    api.api.findSeo(kind, slug, { locale: 'pt', url: `https://x.test/pt/${kind}/${slug}`, productName: 'Red' });

  for (const [kind, type, required] of schemaTypes)
    test(`${kind}: ${type}, with all required fields and no empty ones`, async () => {
      const slugs = await slugsOf(kind);
      assert.ok(slugs.length > 0);
      for (const slug of slugs) {
        const jsonLd = (await headOf(kind, slug))?.jsonLd ?? [];
        assert.deepEqual(
          jsonLd.map((node) => node['@type']),
          [type, 'BreadcrumbList'],
          slug,
        );
        for (const name of required) assert.ok(jsonLd[0]?.[name], `${slug}: ${name}`);
        assert.doesNotMatch(JSON.stringify(jsonLd), /:(null|""|\[\]|\{\})[,}]/);
        assert.doesNotMatch(JSON.stringify(jsonLd), /@[a-z]+\.(test|example|org)/);
      }
    });

  test('a page with a role shows nothing to visitors', async () => {
    const { db } = api.deps;
    await sql`insert into pages (title, slug, summary) values ('Only for members', 'only-for-members', 'Secret')`.execute(
      db,
    );
    await sql`insert into page_roles (page_id, role_id) select p.id, r.id from pages p, roles r
      where p.slug = 'only-for-members' and r.name = 'latinas'`.execute(db);
    await assert.rejects(headOf('pages', 'only-for-members'), { code: 'UNAUTHENTICATED' });
  });
});
