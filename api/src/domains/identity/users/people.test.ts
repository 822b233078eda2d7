import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { TestApi } from '../../../testing/build-test-api';
import { shareTestApi } from '../../../testing/shared-api';

interface Person {
  id: number;
  slug: string;
  name: string;
  headline: string | null;
  bio: string | null;
  talks: { id: number; title: string }[];
  chapters: { id: number }[];
  courses: { id: number }[];
  articles: { id: number }[];
}

describe('the page of a person', () => {
  let api: TestApi;
  let id = 0;
  let authorId: number | null = null;
  before(async () => {
    api = await shareTestApi();
    const { db } = api.deps;
    const { rows } = await sql<{ id: number }>`insert into users (email, first_name, last_name, headline, bio,
      email_verified_at) values ('wari@people.test', 'Warí', 'Ñahuincopa', 'Data lead', 'Builds looms', now())
      returning id`.execute(db);
    id = rows[0]?.id ?? 0;
    await sql`insert into chapter_leaders (chapter_id, user_id) values (1, ${id})`.execute(db);
    await sql`insert into event_speakers (event_id, user_id, name, speaker_role)
      values (1, ${id}, 'Warí Ñahuincopa', 'Talk')`.execute(db);
    await sql`insert into course_instructors (course_id, user_id) values (1, ${id})`.execute(db);
    const article = await sql<{ author_id: number }>`select author_id from news where id = 1`.execute(db);
    authorId = article.rows[0]?.author_id ?? null;
    await sql`update news set author_id = ${id} where id = 1`.execute(db);
  });

  after(() => sql`update news set author_id = ${authorId} where id = 1`.execute(api.deps.db));

  const slug = () => `wari-nahuincopa-${id}`;
  const find = async (): Promise<Person | undefined> => {
    const answer = await api.get(`/api/v2/people/list?slug=${slug()}`);
    assert.equal(answer.statusCode, 200, answer.body);
    const [row] = answer.json<{ data: { id: number }[] }>().data;
    const page = await api.get(`/api/v2/people/get/${id}`);
    assert.equal(page.statusCode, row === undefined ? 404 : 200);
    return row === undefined ? undefined : page.json<{ data: Person }>().data;
  };
  const searchKinds = async (): Promise<string[]> => {
    const { data } = (await api.get('/api/v2/search?q=nahuincopa&kinds=people')).json<{ data: { kind: string }[] }>();
    return data.map(({ kind }) => kind);
  };
  const consent = (hasPage: boolean) =>
    sql`update users set has_page = ${hasPage} where id = ${id}`.execute(api.deps.db);
  const linkOf = async (): Promise<string | null | undefined> => {
    const chapter = (await api.get('/api/chapters/get/1')).json<{
      data: { chapter_leaders: { id: number; slug: string | null }[] };
    }>();
    return chapter.data.chapter_leaders.find((leader) => leader.id === id)?.slug;
  };

  test('does not exist before the person has chosen it, and ends with the choice', async () => {
    assert.equal(await find(), undefined);
    assert.deepEqual([await searchKinds(), await linkOf()], [[], null]);
    await consent(true);
    const person = await find();
    assert.deepEqual([person?.slug, person?.name, await linkOf()], [slug(), 'Warí Ñahuincopa', slug()]);
    assert.deepEqual(await searchKinds(), ['people']);
    const head = await api.api.findSeo('people', slug(), {
      locale: 'en',
      url: `https://x.test/people/${slug()}`,
      productName: 'Red',
    });
    assert.equal(head?.jsonLd?.[0]?.['@type'], 'Person');
    const part = (await api.get('/api/v2/sitemap/people/1')).json<{ data: { slug: string }[] }>();
    assert.ok(part.data.some((entry) => entry.slug === slug()));
    await consent(false);
    assert.deepEqual([await find(), await searchKinds(), await linkOf()], [undefined, [], null]);
  });

  test('shows talks, chapters, courses and stories, and the fields that the viewer may read', async () => {
    await consent(true);
    const person = await find();
    for (const part of ['talks', 'chapters', 'courses', 'articles'] as const)
      assert.deepEqual(
        person?.[part].map((row) => row.id),
        [1],
        part,
      );
    assert.deepEqual([person?.headline, person?.bio], ['Data lead', null]);
    const member = await api.get(`/api/v2/people/get/${id}`, 'latinas');
    assert.equal(member.json<{ data: Person }>().data.bio, 'Builds looms');
    await consent(false);
  });

  test('is gone while the account is disabled or leaving, and without any part in the community', async () => {
    const { db } = api.deps;
    await consent(true);
    for (const column of ['disabled_at', 'removal_due_at', 'deleted_at']) {
      await sql`update users set ${sql.ref(column)} = now() + interval '1 day' where id = ${id}`.execute(db);
      assert.equal(await find(), undefined, column);
      await sql`update users set ${sql.ref(column)} = null where id = ${id}`.execute(db);
    }
    assert.ok(await find());
    for (const table of ['chapter_leaders', 'event_speakers', 'course_instructors'])
      await sql`delete from ${sql.table(table)} where user_id = ${id}`.execute(db);
    assert.ok(await find());
    await sql`update news set author_id = null where id = 1`.execute(db);
    assert.equal(await find(), undefined);
  });
});
